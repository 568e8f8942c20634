import { isWeekday } from './heading-dates.ts';
import { parseInline, type Span, textOf } from './inline.ts';
import { type Line, readLines } from './lines.ts';
import { isPeriodLine, parsePeriod } from './period.ts';
import { isChat, sectionOf } from './sections.ts';
import { parseSize } from './size.ts';

/** A line of text or an item of a list, with what is nested below it. */
export class Item {
  readonly line: Partial<Line>;
  readonly items: Item[] = [];
  /** Lines of text below an item. */
  readonly texts: Item[] = [];
  #source: string;
  #spans: readonly Span[] | undefined;

  constructor(source: string, line: Partial<Line> = {}) {
    this.#source = source;
    this.line = line;
  }

  /** Adds the next line of a text that was broken because the line was full. */
  append(text: string): void {
    this.#source += ` ${text}`;
    this.#spans = undefined;
  }

  get spans(): readonly Span[] {
    return (this.#spans ??= parseInline(this.#source));
  }

  get text(): string {
    return textOf(this.spans).trim();
  }

  get isBold(): boolean {
    const written = this.spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    return written.length > 0 && written.every(({ isStrong }) => isStrong);
  }
}

/** A piece of a text, reduced to what a plan can be read from. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'text' | 'quote' | 'list'; readonly items: Item[] }
  | { readonly kind: 'table'; readonly rows: string[] };

/** Below any Markdown heading: a line in bold type or with a week, which chatbots and people use as a heading. */
const BOLD_LINE_DEPTH = 7;
/** Below these, an item of a list that contains the tasks, and a label directly above a list. */
export const ITEM_DEPTH = 8;
const LABEL_DEPTH = 9;

const MAX_LABEL_WORDS = 5;
const MAX_NESTING = 20;
/** What follows the name of a day: 'Monday (45 min):' */
const day = /\s?\([^()]{1,30}\)[:：]?$|[:：]$/u;
export const colonAtEnd = /[:：]$/u;
/** Spaces by which a line is indented to belong to the item above. */
const NESTED = 2;
/** How a line begins that goes on where the one before was full. */
const continuation = /^[\p{Ll}\d(]/u;
/** The shortest line that was broken because it was full. */
const MIN_WRAPPED = 50;

/** Splits a text into blocks. What a line is depends on itself and its neighbours only, so this takes linear time. */
export const readBlocks = (text: string): Block[] => new BlockReader(readLines(text)).read();

class BlockReader {
  readonly #lines: readonly Line[];
  readonly #blocks: Block[] = [];
  /** The item that the last line belongs to, after those that it is nested in. */
  #open: Item[] = [];
  #isAfterBlank = true;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  read(): Block[] {
    for (const [n, line] of this.#lines.entries()) {
      if (line.kind === 'item') this.#addItem(line);
      else if (line.kind === 'text') this.#addText(line, n);
      else if (line.kind !== 'blank') {
        this.#open = [];
        if (line.kind === 'heading') this.#addHeading(line.depth, new Item(line.text).text);
        else if (line.kind === 'row') this.#addRow(line.text);
        else if (line.kind === 'quote') this.#addTo('quote', line);
      }
      this.#isAfterBlank = line.kind === 'blank';
    }
    return this.#blocks;
  }

  #addHeading(depth: number, text: string): void {
    if (text !== '') this.#blocks.push({ kind: 'heading', depth, text });
  }

  #addRow(row: string): void {
    const last = this.#blocks.at(-1);
    if (last?.kind === 'table' && !this.#isAfterBlank) last.rows.push(row);
    else this.#blocks.push({ kind: 'table', rows: [row] });
  }

  #addTo(kind: 'text' | 'quote' | 'list', line: Line): Item {
    const item = new Item(line.text, line);
    const last = this.#blocks.at(-1);
    if (last?.kind === kind && (kind === 'list' || !this.#isAfterBlank)) last.items.push(item);
    else this.#blocks.push({ kind, items: [item] });
    return item;
  }

  #addItem(line: Line): void {
    if (line.text === '') return;
    // '1. Prepare' with '- Buy seeds' in the next line, which is not indented.
    const number = this.#open.find((item) => item.line.isNumbered && item.line.indent === line.indent);
    const isBelowNumber =
      !line.isNumbered && (!this.#isAfterBlank || number?.items.some((item) => item.line.indent === line.indent));
    const belongs = (item: Item) => isIndented(line, item) || (isBelowNumber && item === number);
    while (this.#open.length > 0 && !belongs(this.#open.at(-1)!)) this.#open.pop();
    const parent = this.#open.at(-1);
    const item = parent ? new Item(line.text, line) : this.#addTo('list', line);
    parent?.items.push(item);
    if (this.#open.length < MAX_NESTING) this.#open.push(item);
  }

  #addText(line: Line, n: number): void {
    const previous = this.#lines[n - 1]?.text ?? '';
    const isWrapped = !this.#isAfterBlank && continues(previous, line.text);
    const { text, isBold } = new Item(line.text);
    const isPeriod = isPeriodLine(text);
    // A program that formats Markdown indents a week that stands directly below a list.
    const isWeek = isPeriod && parsePeriod(text)?.unit === 'week';
    if (!isWeek && this.#addBelow(line, isWrapped)) return;
    this.#open = [];
    const last = this.#blocks.at(-1);
    // Items below a day belong to it, as if they were indented.
    if (isWeekday(text.replace(day, '')) && this.#isAboveList(n))
      this.#open = [this.#addTo('list', { ...line, isNumbered: true })];
    else if (isPeriod || isBold) this.#addHeading(BOLD_LINE_DEPTH, text.replace(colonAtEnd, ''));
    else if (this.#isLabel(text, n)) this.#addHeading(LABEL_DEPTH, text.replace(colonAtEnd, ''));
    else if (isWrapped && last?.kind === 'text') last.items.at(-1)!.append(line.text);
    else this.#addTo('text', line);
  }

  /** Adds a line to the item above if it goes on there, is indented or says how long it takes. */
  #addBelow(line: Line, isWrapped: boolean): boolean {
    const item = this.#open.at(-1);
    const isNested = item !== undefined && isIndented(line, item);
    if (!item || (this.#isAfterBlank && !isNested)) return false;
    const isSize = parseSize(line.text) !== undefined && (isNested || sectionOf(line.text) !== 'total');
    const isContinued = isNested && !this.#isAfterBlank && !isSize && continuation.test(line.text);
    if (isWrapped || isContinued) (item.texts.at(-1) ?? item).append(line.text);
    else if (isNested || isSize) item.texts.push(new Item(line.text, line));
    return isWrapped || isNested || isSize;
  }

  /** 'Tips:' above anything, 'Tips' above a paragraph of its own, and 'Kitchen:' or 'Useful resources' above a list. */
  #isLabel(text: string, n: number): boolean {
    if (text.split(/\s+/u, MAX_LABEL_WORDS + 1).length > MAX_LABEL_WORDS || isChat(text)) return false;
    const isSection = ['aside', 'resource', 'task'].includes(sectionOf(text) ?? '');
    const hasColon = colonAtEnd.test(text);
    const isAboveText = this.#isAfterBlank && this.#lines[n + 1]?.kind === 'text';
    return (isSection && (hasColon || isAboveText)) || ((isSection || hasColon) && this.#isAboveList(n));
  }

  #isAboveList(n: number): boolean {
    const next = this.#lines[n + 1]?.kind === 'blank' ? this.#lines[n + 2] : this.#lines[n + 1];
    return next?.kind === 'item' || next?.kind === 'row';
  }
}

const isIndented = (line: Line, item: Item) => line.indent >= item.line.indent! + NESTED;

/** Whether a line goes on where the one before was full. */
function continues(previous: string, text: string): boolean {
  return previous.length >= MIN_WRAPPED && continuation.test(text) && !/[.!?:;。]$/u.test(previous);
}
