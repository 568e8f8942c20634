/** What a spreadsheet takes for the beginning of a formula, be it after blanks or in the wide script of East Asia. */
const runs = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * Text that a spreadsheet shows and never runs. What begins with the mark anyway gets a second, so that taking one away
 * always gives back what it was.
 */
export function guarded(text: string): string {
  return runs.test(text) || text.startsWith("'") ? `'${text}` : text;
}

export function unguarded(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}
