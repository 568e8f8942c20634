/** What a formula begins with, including the full-width forms. */
const begins = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** A spreadsheet reads a cell that begins like this as a formula, even after blanks. */
const runs = new RegExp(String.raw`^\s*${begins}|^[\t\r\n]`);

/** What may follow a separator: marks, blanks and quotes, and then what must not begin a cell. */
const exposed = String.raw`'*(?:[^\S\t\r\n]|")*(?:${begins}|[\t\r\n])`;
const unmarked = new RegExp(String.raw`(?<=[;\t\r\n])(?=${exposed})`, 'g');
const marked = new RegExp(String.raw`(?<=[;\t\r\n])'(?=${exposed})`, 'g');

/**
 * Text that a spreadsheet shows and never runs, because a mark precedes whatever could be a formula. A spreadsheet
 * that splits the table at semicolons or tabs does not know our quotes, and so begins cells in the middle of a text. What
 * has a mark there anyway gets a second, so that taking one away always gives back what it was.
 */
export function guarded(text: string): string {
  const inside = text.replaceAll(unmarked, "'");
  return runs.test(inside) || inside.startsWith("'") ? `'${inside}` : inside;
}

export function unguarded(text: string): string {
  const inside = text.startsWith("'") ? text.slice(1) : text;
  return inside.replaceAll(marked, '');
}
