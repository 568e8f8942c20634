import { splitDates } from './heading-dates.ts';

/** A line of a pasted text or of a model's reply. */
export interface Line {
  readonly kind: 'blank' | 'rule' | 'heading' | 'item' | 'quote' | 'row' | 'text';
  readonly indent: number;
  /** Of a heading. */
  readonly depth: number;
  /** Of an item. */
  readonly isNumbered: boolean;
  /** Of an item with a checkbox. */
  readonly done: boolean | undefined;
  /** Without the marker. */
  readonly text: string;
}

/** Tags that change how a text looks. Line breaks are needed in tables. */
const inlineTag =
  /<\/?(?:a|b|strong|i|em|u|s|del|mark|span|font|small|sup|sub|kbd|code|p|div|details|summary|input)(?:\s[^<>]{0,500})?\/?>/giu;
const lineBreak = /<br\s{0,9}\/?>/giu;
/** Chatbots put whole plans into code blocks. */
const fence = /^[ \t]*(?:```|~~~)/;

const rule = /^(?:[-*_=—–][ \t]*){3,}$/;
const heading = /^(#{1,6})(?:[ \t]+|$)/;
const bullet = /^(?:[-*+–—](?=[ \t]|$)|[•●▪◦‣·・○∙■➤➢▶►→☐□▢⬜☑☒✅✔✓])\u{FE0F}?[ \t]*/u;
const number = /^(?:\(?\d{1,3}\)|\d{1,3}\.(?=[ \t]|$)|[a-z]\)(?=[ \t])|\d{1,2}、|[①-⑳]|\d\u{FE0F}?\u{20E3})[ \t]*/u;
const boxCharacter = /^[☐□▢⬜☑☒]/u;
const checkbox = /^\[([ xX✓✔]?)\](?!\()[ \t]*/u;
const quoted = /^[ \t]*>[ \t]?/;
const tableRule = /^[|: \t-]{3,}$/;

/** Deeper markers are text, so that no line takes long. */
const MAX_MARKERS = 20;
const TAB = ' '.repeat(4);
const MAX_COLUMNS = 20;
const cellEnd = /[|\t]/;
/** In the plan of an email, each line is quoted. */
const QUOTED_SHARE = 0.8;

/** Splits a text into lines, each with the marker that it begins with. */
export function readLines(text: string): Line[] {
  const lines = text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(inlineTag, '')
    .split('\n')
    .filter((line) => !fence.test(line))
    .flatMap((line) => (line.includes('|') ? [line] : line.split(lineBreak)));
  const written = lines.filter((line) => line.trim() !== '');
  const isQuoted = written.filter((line) => quoted.test(line)).length > QUOTED_SHARE * written.length;
  const unquoted = isQuoted ? lines.map((line) => line.replace(quoted, '')) : lines;
  const rows = findRows(unquoted);
  return unquoted.map((line, n) => readLine(line, rows.has(n)));
}

function readLine(source: string, isRow: boolean): Line {
  let text = source.trim();
  const indent = source.replaceAll('\t', TAB).search(/\S|$/u);
  const line = { indent, depth: 0, isNumbered: false, done: undefined };
  if (text === '') return { ...line, kind: 'blank', text };
  // A row of a spreadsheet may begin with empty cells.
  if (isRow) return { ...line, kind: 'row', text: text.includes('|') ? text : source };
  if (rule.test(text)) return { ...line, kind: 'rule', text };
  const [hashes = '', { length: depth } = ''] = heading.exec(text) ?? [];
  const title = text.slice(hashes.length).replace(/(?:^|[ \t])#+$/, '');
  if (depth > 0) return { ...line, kind: 'heading', depth, text: title.trim() };
  let kind: Line['kind'] = text.startsWith('>') ? 'quote' : 'text';
  let isNumbered = false;
  let done: boolean | undefined;
  for (let count = 0; count < MAX_MARKERS; count++) {
    const [box, state = ''] = checkbox.exec(text) ?? [];
    const quote = /^>[ \t]*/.exec(text)?.[0];
    const mark = box ?? quote ?? bullet.exec(text)?.[0] ?? readNumber(text);
    if (mark === undefined) break;
    if (quote === undefined && kind === 'text') kind = 'item';
    if (count === 0) isNumbered = /[\p{L}\p{N}]/u.test(mark) && box === undefined;
    if (box !== undefined || boxCharacter.test(mark)) done = state.trim() !== '' || /^[☑☒]/u.test(mark);
    text = text.slice(mark.length);
  }
  return { kind, indent, depth: 0, isNumbered, done, text: text.trim() };
}

/** '7. Dezember' is a date. */
function readNumber(text: string): string | undefined {
  const [words = ''] = /^\d{1,2}\.[ \t]+\S+/.exec(text) ?? [];
  return splitDates(words).dates === undefined ? number.exec(text)?.[0] : undefined;
}

/** The numbers of the lines that belong to tables: of Markdown, or copied from a spreadsheet. */
function findRows(lines: readonly string[]): Set<number> {
  const rows = new Set<number>();
  // Programs copy a bullet and what follows it with a tab in between.
  const isCell = (line: string | undefined) => line?.trimStart().replace(bullet, '').includes('\t') === true;
  for (const [n, line] of lines.entries()) {
    if (line.split(cellEnd, MAX_COLUMNS + 1).length > MAX_COLUMNS) continue;
    const isFramed = /^[ \t]*\|.*\|/.test(line);
    const isBelowRow = line.includes('|') && (rows.has(n - 1) || isTableRule(lines[n + 1]) || isTableRule(line));
    if (isFramed || isBelowRow || (isCell(line) && (isCell(lines[n - 1]) || isCell(lines[n + 1])))) rows.add(n);
  }
  return rows;
}

const isTableRule = (line: string | undefined) =>
  line?.includes('|') === true && line.includes('-') && tableRule.test(line.trim());

/** The cells of a row; undefined for the line between header and rows. */
export function splitRow(row: string): string[] | undefined {
  if (!row.includes('|')) return row.split('\t').map((cell) => cell.trim());
  if (isTableRule(row)) return undefined;
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll(lineBreak, '\n').trim());
}
