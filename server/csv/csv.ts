/** Writes RFC 4180 and reads it leniently, because other programs write it less strictly. */

/** The start of a file. Without it, spreadsheet programs fall back to the legacy encoding of the user's locale. */
export const BYTE_ORDER_MARK = '\uFEFF';

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** Includes the line break. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

export interface CsvRecord {
  /** The line on which it begins, counted as in an editor: from 1, including lines within quotes. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote is never closed, or the record is too long. It is the last one. */
  readonly isUnterminated: boolean;
}

/** Far above any real record, to give up on files that are not CSV. */
const MAX_RECORD_LENGTH = 200_000;
const MAX_CELLS = 500;

const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x22];

/**
 * Parses records lazily and skips empty lines. A quote in a cell that does not begin with one is an ordinary character.
 */
export function* parseCsv(text: string, delimiter: string): Generator<CsvRecord> {
  const separator = delimiter.charCodeAt(0);
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let line = 1;
  for (;;) {
    const begin = skipEmptyLines(text, at);
    line += countLineBreaks(text, at, begin);
    if (begin >= text.length) return;
    at = begin;
    const cells: string[] = [];
    const first = line;
    let isUnterminated = false;
    for (let isLast = false; !isLast && !isUnterminated;) {
      let quoted = '';
      if (text.charCodeAt(at) === QUOTE) {
        const close = findClosingQuote(text, at, begin + MAX_RECORD_LENGTH);
        quoted = text.slice(at + 1, close).replaceAll('""', '"');
        line += countLineBreaks(text, at, close);
        isUnterminated = text.charCodeAt(close) !== QUOTE;
        at = close + 1;
      }
      const end = findCellEnd(text, at, separator);
      if (cells.length < MAX_CELLS) cells.push(quoted + text.slice(at, end));
      isLast = text.charCodeAt(end) !== separator;
      isUnterminated ||= end - begin > MAX_RECORD_LENGTH;
      at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
    }
    line++;
    yield { line: first, cells, isUnterminated };
    if (isUnterminated) return;
  }
}

function skipEmptyLines(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === LF || text.charCodeAt(at) === CR) at++;
  return at;
}

/** Skips doubled quotes, which are escaped ones. If there is none up to `latest`, returns that or the end of the text. */
function findClosingQuote(text: string, opening: number, latest: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && quote < latest && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  return quote === -1 || quote > latest ? Math.min(latest, text.length) : quote;
}

function findCellEnd(text: string, start: number, separator: number): number {
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === separator || code === LF || code === CR) return end;
  }
  return text.length;
}

function countLineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count++;
  }
  return count;
}

/** Returns the most frequent delimiter in the first non-empty line. */
export function detectDelimiter(text: string): string {
  // Unbounded, the pattern would overflow the stack on a line of many megabytes.
  const [header = ''] = /[^\r\n]{1,10000}/.exec(text) ?? [];
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
