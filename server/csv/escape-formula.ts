/** Includes the full-width forms. */
const formulaStart = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Spreadsheets treat a cell that begins like this as a formula, even after blanks. */
const formulaPattern = new RegExp(String.raw`^\s*${formulaStart}|^[\t\r\n]`);

/** What must not follow a separator: the start of a formula, even after apostrophes, blanks and quotes. */
const riskyCellStart = String.raw`'*(?:[^\S\t\r\n]|")*(?:${formulaStart}|[\t\r\n])`;
const unescapedStart = new RegExp(String.raw`(?<=[;\t\r\n])(?=${riskyCellStart})`, 'g');
const escapedStart = new RegExp(String.raw`(?<=[;\t\r\n])'(?=${riskyCellStart})`, 'g');

/**
 * Prefixes everything that a spreadsheet could run as a formula with an apostrophe. That includes places inside the text:
 * a spreadsheet that splits at semicolons or tabs ignores our quotes and starts cells there. An existing apostrophe gets
 * a second one, so that `unescapeFormula` always restores the original.
 */
export function escapeFormula(text: string): string {
  const inside = text.replaceAll(unescapedStart, "'");
  return formulaPattern.test(inside) || inside.startsWith("'") ? `'${inside}` : inside;
}

export function unescapeFormula(text: string): string {
  const inside = text.startsWith("'") ? text.slice(1) : text;
  return inside.replaceAll(escapedStart, '');
}
