/** A table as text, RFC 4180: how it is written, and how it is read, also where others have written it less strictly. */

const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/;

/** One line of a table, its end included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (mustBeQuoted.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

export interface CsvRecord {
  /** On which line it begins, as an editor counts: from 1, and each line within quotes. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed, or it is longer than any record is. There is no next one. */
  readonly isEndless: boolean;
}

/** No table that we read has nearly as much in a record; whatever has more is none, and would take its time. */
const LONGEST = 200_000;
const CELLS_KEPT = 500;

const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x22];

/**
 * The records of a text without its empty lines, one after the other as they are asked for. A quote within a cell that
 * does not begin with one is a character like any other.
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const separator = delimiter.charCodeAt(0);
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  for (;;) {
    const begin = afterEmptyLines(text, at);
    line += lineEndsIn(text, at, begin);
    if (begin >= text.length) return;
    at = begin;
    const cells: string[] = [];
    const first = line;
    let isEndless = false;
    for (let isLast = false; !isLast && !isEndless;) {
      let quoted = '';
      if (text.charCodeAt(at) === QUOTE) {
        const close = closingQuote(text, at, begin + LONGEST);
        quoted = text.slice(at + 1, close).replaceAll('""', '"');
        line += lineEndsIn(text, at, close);
        isEndless = text.charCodeAt(close) !== QUOTE;
        at = close + 1;
      }
      const end = endOfCell(text, at, separator);
      if (cells.length < CELLS_KEPT) cells.push(quoted + text.slice(at, end));
      isLast = text.charCodeAt(end) !== separator;
      isEndless ||= end - begin > LONGEST;
      at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
    }
    line++;
    yield { line: first, cells, isEndless };
    if (isEndless) return;
  }
}

function afterEmptyLines(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === LF || text.charCodeAt(at) === CR) at++;
  return at;
}

/** Two quotes within quotes are one that is meant. Where there is none up to a place, that place or the end of the text. */
function closingQuote(text: string, opening: number, latest: number): number {
  let quote = text.indexOf('"', opening + 1);
  while (quote !== -1 && quote < latest && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  return quote === -1 || quote > latest ? Math.min(latest, text.length) : quote;
}

function endOfCell(text: string, start: number, separator: number): number {
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === separator || code === LF || code === CR) return end;
  }
  return text.length;
}

function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count++;
  }
  return count;
}

/** What separates the cells of the first line that has any: of what is used, what it has most of. */
export function delimiterOf(text: string): string {
  // A pattern without a bound overflows its stack on a line of many megabytes.
  const [header = ''] = /[^\r\n]{1,10000}/.exec(text) ?? [];
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((each) => ({ each, count: unquoted.split(each).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).each;
}
