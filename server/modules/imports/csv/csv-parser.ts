import type { dateOrders, importFormats } from '#contract/imports.ts';
import { detectDelimiter, parseCsv } from '#server/csv/csv.ts';
import { limits } from '#domain/limits.ts';
import { type TableLayout, detectTable } from '#server/csv/table-columns.ts';
import { type DateOrder, detectDateOrder, type ParsedDate } from '../parsing/parse-date.ts';
import { forEachYielding } from '../collections.ts';
import { Problems } from '../problems.ts';
import { createEntryParser, type FileEntry } from './csv-entries.ts';
import { type CsvRow, parseRow, type InvalidRow } from './csv-rows.ts';

export interface ParsedCsv {
  readonly format: Exclude<(typeof importFormats)[number], 'weekwise-json'>;
  readonly entries: readonly FileEntry[];
  readonly problems: Problems;
  /** Null if the dates can be read in only one way. */
  readonly dateOrder: (typeof dateOrders)[number] | AmbiguousOrder | null;
  readonly rejectionReason: string | null;
}

export interface ParseOptions {
  readonly timeZone: string;
  readonly now: number;
  /** Chosen by the user. */
  readonly dateOrder?: DateOrder | undefined;
}

/** Parses a CSV file exported by Weekwise, Toggl Track or Clockify. Returns an error message for any other file. */
export async function parseTable(text: string, options: ParseOptions): Promise<ParsedCsv | string> {
  const records = parseCsv(text, separatorLine.exec(text)?.[1] ?? detectDelimiter(text));
  const table = readHeader(records);
  if (typeof table === 'string') return table;
  const { rows, dates, rejectionReason } = await parseRows(records, table);
  const { order = 'day-first' } = dates;
  // The user's choice is ignored if the dates are unambiguous.
  const dateOrder = isAmbiguous(order) ? (options.dateOrder ?? order) : null;
  const effectiveOrder = dateOrder ?? order;
  if (rejectionReason !== null || isAmbiguous(effectiveOrder)) {
    const { problems } = await parseEntries(rows.filter(isInvalid), () => '');
    return { format: table.format, entries: [], problems, dateOrder, rejectionReason: rejectionReason ?? dates.prompt };
  }
  const parsed = await parseEntries(rows, createEntryParser(effectiveOrder, options.timeZone, options.now));
  return { format: table.format, ...parsed, dateOrder, rejectionReason: null };
}

/** Matches 'sep=;', which some programs write as the first line for spreadsheet programs. */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?[\r\n]/i;

function readHeader(records: Generator<{ readonly cells: readonly string[] }>): TableLayout | string {
  for (let next = records.next(); !next.done; next = records.next()) {
    if (isBlank(next.value.cells) || /^sep=/i.test(next.value.cells[0]!)) continue;
    const table = detectTable(next.value.cells);
    return 'format' in table ? table : unknownFormatMessage(table);
  }
  return 'The file is empty.';
}

function unknownFormatMessage(missing: readonly string[]): string {
  const names = missing.map((name) => `"${name}"`);
  const columns = names.length === 1 ? `The column ${names[0]} is` : `The columns ${names.join(', ')} are`;
  return `${columns} missing. Weekwise can import its own exports and detailed reports from Toggl Track and Clockify, saved as CSV.`;
}

/** Either every date can be read in both orders, or some dates put the day first and others the month. */
type AmbiguousOrder = 'unclear' | 'mixed';

/** Detects the order in which the dates of a file are written. */
class DateOrderDetector {
  /** The first date of each order, as an example for the prompt. */
  readonly #examples = new Map<DateOrder | 'unclear', string>();

  add(day: ParsedDate): void {
    const order = detectDateOrder(day);
    if (order !== undefined && !this.#examples.has(order)) this.#examples.set(order, day.text);
  }

  /** The dates that can be read in only one order decide. Undefined if the order makes no difference. */
  get order(): DateOrder | AmbiguousOrder | undefined {
    const [isDayFirst, isMonthFirst] = [this.#examples.has('day-first'), this.#examples.has('month-first')];
    if (isDayFirst && isMonthFirst) return 'mixed';
    if (isDayFirst || isMonthFirst) return isDayFirst ? 'day-first' : 'month-first';
    return this.#examples.has('unclear') ? 'unclear' : undefined;
  }

  /** Asks the user to choose an order. */
  get prompt(): string {
    if (this.order === 'mixed') {
      const [day, month] = [this.#examples.get('day-first'), this.#examples.get('month-first')];
      return `In ${day} the day comes first, but in ${month} the month does. Please choose one order; lines in the other cannot be imported.`;
    }
    return `Dates such as ${this.#examples.get('unclear')} can be read in two ways. Please choose whether the day or the month comes first.`;
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function isAmbiguous(order: DateOrder | AmbiguousOrder): order is AmbiguousOrder {
  return order === 'unclear' || order === 'mixed';
}

function isInvalid(row: CsvRow | InvalidRow): row is InvalidRow {
  return 'error' in row;
}

async function parseRows(records: ReturnType<typeof parseCsv>, table: TableLayout) {
  const rows: (CsvRow | InvalidRow)[] = [];
  const dates = new DateOrderDetector();
  let rejectionReason: string | null = null;
  let lines = 0;
  const recordDate = (time: CsvRow['end']) => {
    if (typeof time === 'object' && 'day' in time) dates.add(time.day);
  };
  await forEachYielding(records, (record) => {
    if (isBlank(record.cells)) return undefined;
    if (record.isUnterminated) {
      rejectionReason = `The record on line ${record.line} has no end: a quotation mark is missing, or the line is too long.`;
      return 'stop';
    }
    if (++lines > limits.importRows) {
      rejectionReason = `The file has more than ${limits.importRows} lines. Please import it in parts.`;
      return 'stop';
    }
    const row = parseRow(table, record);
    rows.push(row);
    if (isInvalid(row)) return undefined;
    recordDate(row.start);
    recordDate(row.end);
    return undefined;
  });
  return { rows, dates, rejectionReason: rejectionReason as string | null };
}

async function parseEntries(rows: readonly (CsvRow | InvalidRow)[], parseEntry: ReturnType<typeof createEntryParser>) {
  const entries: FileEntry[] = [];
  const problems = new Problems();
  await forEachYielding(rows, (row) => {
    const entry = isInvalid(row) ? row.error : parseEntry(row);
    if (typeof entry === 'string') problems.add(row.line, entry);
    else entries.push(entry);
  });
  return { entries, problems };
}
