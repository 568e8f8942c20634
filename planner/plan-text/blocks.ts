import { parseInline, type Span } from './inline.ts';
import { isWeekday } from './heading-dates.ts';
import { type Line, readLines, splitRow } from './lines.ts';
import { isPeriodLine, parsePeriod } from './period.ts';
import { isChat, sectionOf } from './sections.ts';
import { parseSize } from './size.ts';

/** A line of text or an item of a list, with what is nested below it. */
export interface Item {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly isBold: boolean;
  /** Of a checkbox; undefined if it has none. */
  readonly done: boolean | undefined;
  readonly items: readonly Item[];
  /** Lines of text below an item. */
  readonly texts: readonly Item[];
}

/** A piece of a text, reduced to what a plan can be read from. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'text' | 'quote' | 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly Item[])[] };

/** Below any Markdown heading: a line in bold type or with a week, which chatbots and people use as a heading. */
const BOLD_LINE_DEPTH = 7;
/** Below these, an item of a list that contains the tasks, and a label directly above a list. */
export const ITEM_DEPTH = 8;
const LABEL_DEPTH = 9;

const MAX_LABEL_WORDS = 5;
const MAX_NESTING = 20;
/** What follows the name of a day: 'Monday (45 min):' */
const day = /\s?\([^()]{1,30}\)[:：]?$|[:：]$/u;
/** Spaces by which a line is indented to belong to the item above. */
const NESTED = 2;
/** How a line begins that goes on where the one before was full. */
const continuation = /^[\p{Ll}\d(]/u;
/** The shortest line that was broken because it was full. */
const MIN_WRAPPED = 50;

interface OpenItem {
  source: string;
  readonly indent: number;
  readonly line: Line;
  readonly items: OpenItem[];
  readonly texts: OpenItem[];
}

type OpenBlock =
  | Extract<Block, { kind: 'heading' }>
  | { readonly kind: 'text' | 'quote' | 'list'; readonly items: OpenItem[] }
  | { readonly kind: 'table'; readonly rows: string[] };

/** Splits a text into blocks. What a line is depends on itself and its neighbours only, so this takes linear time. */
export function readBlocks(text: string): Block[] {
  const reader = new BlockReader(readLines(text));
  return reader.read().map(toBlock);
}

class BlockReader {
  readonly #lines: readonly Line[];
  readonly #blocks: OpenBlock[] = [];
  /** The item that the last line belongs to, after those that it is nested in. */
  #open: OpenItem[] = [];
  #isAfterBlank = true;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  read(): OpenBlock[] {
    for (const [n, line] of this.#lines.entries()) {
      if (line.kind === 'item') this.#addItem(line);
      else if (line.kind === 'text') this.#addText(line, n);
      else if (line.kind !== 'blank') {
        this.#open = [];
        if (line.kind === 'heading') this.#addHeading(line.depth, line.text);
        else if (line.kind === 'row') this.#addRow(line.text);
        else if (line.kind === 'quote') this.#addTo('quote', line);
      }
      this.#isAfterBlank = line.kind === 'blank';
    }
    return this.#blocks;
  }

  #addHeading(depth: number, source: string): void {
    const text = parseInline(source)
      .map((span) => span.text)
      .join('')
      .trim();
    if (text !== '') this.#blocks.push({ kind: 'heading', depth, text });
  }

  #addRow(row: string): void {
    const last = this.#blocks.at(-1);
    if (last?.kind === 'table' && !this.#isAfterBlank) last.rows.push(row);
    else this.#blocks.push({ kind: 'table', rows: [row] });
  }

  #addTo(kind: 'text' | 'quote' | 'list', line: Line): OpenItem {
    const item = { source: line.text, indent: line.indent, line, items: [], texts: [] };
    const last = this.#blocks.at(-1);
    if (last?.kind === kind && (kind === 'list' || !this.#isAfterBlank)) last.items.push(item);
    else this.#blocks.push({ kind, items: [item] });
    return item;
  }

  #addItem(line: Line): void {
    if (line.text === '') return;
    // '1. Prepare' with '- Buy seeds' in the next line, which is not indented.
    const number = this.#open.find((item) => item.line.isNumbered && item.indent === line.indent);
    const isBelowNumber =
      number !== undefined &&
      !line.isNumbered &&
      (!this.#isAfterBlank || number.items.some((item) => item.indent === line.indent));
    const belongs = (item: OpenItem) => line.indent >= item.indent + NESTED || (isBelowNumber && item === number);
    while (this.#open.length > 0 && !belongs(this.#open.at(-1)!)) this.#open.pop();
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#open = [this.#addTo('list', line)];
      return;
    }
    const item = { source: line.text, indent: line.indent, line, items: [], texts: [] };
    parent.items.push(item);
    if (this.#open.length < MAX_NESTING) this.#open.push(item);
  }

  #addText(line: Line, n: number): void {
    const previous = this.#lines[n - 1];
    const isWrapped = !this.#isAfterBlank && previous !== undefined && continues(previous.text, line.text);
    const spans = parseInline(line.text);
    const text = toText(spans);
    const isPeriod = isPeriodLine(text);
    // A program that formats Markdown indents a week that stands directly below a list.
    const isWeek = isPeriod && parsePeriod(text)?.unit === 'week';
    if (!isWeek && this.#addBelow(line, isWrapped)) return;
    this.#open = [];
    // Items below a day belong to it, as if they were indented.
    if (isWeekday(text.replace(day, '')) && this.#isAboveList(n))
      this.#open = [this.#addTo('list', { ...line, isNumbered: true })];
    else if (isPeriod || isBold(spans)) this.#addHeading(BOLD_LINE_DEPTH, text.replace(/[:：]$/u, ''));
    else if (this.#isLabel(text, n)) this.#addHeading(LABEL_DEPTH, text.replace(/[:：]$/u, ''));
    else {
      const last = this.#blocks.at(-1);
      if (isWrapped && last?.kind === 'text') last.items.at(-1)!.source += ` ${line.text}`;
      else this.#addTo('text', line);
    }
  }

  /** Adds a line to the item above if it goes on there, is indented or says how long it takes. */
  #addBelow(line: Line, isWrapped: boolean): boolean {
    const item = this.#open.at(-1);
    const isNested = item !== undefined && line.indent >= item.indent + NESTED;
    if (!item || (this.#isAfterBlank && !isNested)) return false;
    const isSize = parseSize(line.text) !== undefined;
    const isContinued = isNested && !this.#isAfterBlank && !isSize && continuation.test(line.text);
    if (isWrapped || isContinued) {
      const owner = item.texts.at(-1) ?? item;
      owner.source += ` ${line.text}`;
    } else if (isNested || isSize) {
      item.texts.push({ source: line.text, indent: line.indent, line, items: [], texts: [] });
    }
    return isWrapped || isNested || isSize;
  }

  /** 'Tips:' above anything, and 'Kitchen:' or 'Useful resources' above a list. */
  #isLabel(text: string, n: number): boolean {
    if (text.split(/\s+/u, MAX_LABEL_WORDS + 1).length > MAX_LABEL_WORDS || isChat(text)) return false;
    const section = sectionOf(text);
    const isSection = section === 'aside' || section === 'resource' || section === 'task';
    const hasColon = /[:：]$/u.test(text);
    return (isSection && hasColon) || ((isSection || hasColon) && this.#isAboveList(n));
  }

  #isAboveList(n: number): boolean {
    const next = this.#lines[n + 1]?.kind === 'blank' ? this.#lines[n + 2] : this.#lines[n + 1];
    return next?.kind === 'item' || next?.kind === 'row';
  }
}

/** Whether a line goes on where the one before was full. */
function continues(previous: string, text: string): boolean {
  return previous.length >= MIN_WRAPPED && continuation.test(text) && !/[.!?:;。]$/u.test(previous);
}

function isBold(spans: readonly Span[]): boolean {
  const written = spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return written.length > 0 && written.every(({ isStrong }) => isStrong);
}

function toText(spans: readonly Span[]): string {
  return spans
    .map(({ text }) => text)
    .join('')
    .trim();
}

function toBlock(block: OpenBlock): Block {
  if (block.kind === 'heading') return block;
  if (block.kind !== 'table') return { kind: block.kind, items: block.items.map(toItem) };
  const rows = block.rows.map(splitRow);
  const names = rows[0]?.filter((cell) => sectionOf(cell)).length ?? 0;
  const hasHeader = rows[0] !== undefined && rows.length > 1 && (rows[1] === undefined || names > 1);
  const cells = rows.filter((row) => row !== undefined).map((row) => row.map((cell) => lineItem(cell)));
  return {
    kind: 'table',
    header: hasHeader ? cells[0]!.map(({ text }) => text) : [],
    rows: hasHeader ? cells.slice(1) : cells,
  };
}

function toItem({ source, line, items, texts }: OpenItem): Item {
  return { ...lineItem(source), done: line.done, items: items.map(toItem), texts: texts.map(toItem) };
}

export function lineItem(source: string): Item {
  const spans = parseInline(source);
  return { text: toText(spans), spans, isBold: isBold(spans), done: undefined, items: [], texts: [] };
}
