import type { dateOrders, importFormats } from '#contract/imports.ts';
import { csvRecords, delimiterOf } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import { type Table, tableOf } from '#domain/table-columns.ts';
import type { DateOrder } from '#domain/written-day.ts';
import { DatesSeen, type Undecided } from './date-order.ts';
import { inTurns } from './in-turns.ts';
import { Problems } from './problems.ts';
import { entryReader, type FileEntry } from './table-entries.ts';
import { type TableRow, tableRow, type WrongRow } from './table-rows.ts';

export interface ReadTable {
  readonly format: Exclude<(typeof importFormats)[number], 'weekwise-json'>;
  readonly entries: readonly FileEntry[];
  readonly problems: Problems;
  /** Null where dates can be read in one way only. */
  readonly dateOrder: (typeof dateOrders)[number] | Undecided | null;
  readonly refusal: string | null;
}

/** Where and when a file is read, and what its user says of it. */
export interface Reading {
  readonly timeZone: string;
  readonly now: number;
  readonly dateOrder?: DateOrder | undefined;
}

/** The entries of a table of ours, of Toggl Track or of Clockify; or a sentence that says why it is none of them. */
export async function readTable(text: string, reading: Reading): Promise<ReadTable | string> {
  const records = csvRecords(text, namedSeparator.exec(text)?.[1] ?? delimiterOf(text));
  const table = headerOf(records);
  if (typeof table === 'string') return table;
  const { rows, dates, refusal } = await readRows(records, table);
  const { order = 'day-first' } = dates;
  // Where the file leaves no choice, or it makes no difference, whatever was said of it counts for nothing.
  const dateOrder = isUndecided(order) ? (reading.dateOrder ?? order) : null;
  const readIn = dateOrder ?? order;
  if (refusal !== null || isUndecided(readIn)) {
    const { problems } = await readEntries(rows.filter(isWrong), () => '');
    return { format: table.format, entries: [], problems, dateOrder, refusal: refusal ?? dates.question };
  }
  const read = await readEntries(rows, entryReader(readIn, reading.timeZone, reading.now));
  return { format: table.format, ...read, dateOrder, refusal: null };
}

/** The first line that some programs write for spreadsheets: 'sep=;'. */
const namedSeparator = /^\uFEFF?"?sep=([,;\t])"?[\r\n]/i;

function headerOf(records: Generator<{ readonly cells: readonly string[] }>): Table | string {
  for (let next = records.next(); !next.done; next = records.next()) {
    if (isEmpty(next.value.cells) || /^sep=/i.test(next.value.cells[0]!)) continue;
    const table = tableOf(next.value.cells);
    return 'format' in table ? table : unknownTable(table);
  }
  return 'The file is empty.';
}

function unknownTable(missing: readonly string[]): string {
  const names = missing.map((name) => `"${name}"`);
  const told = names.length === 1 ? `The column ${names[0]} is` : `The columns ${names.join(', ')} are`;
  return `${told} missing. Weekwise reads its own files and the detailed reports of Toggl Track and Clockify, saved as CSV.`;
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function isUndecided(order: DateOrder | Undecided): order is Undecided {
  return order === 'unclear' || order === 'mixed';
}

function isWrong(row: TableRow | WrongRow): row is WrongRow {
  return 'wrong' in row;
}

async function readRows(records: ReturnType<typeof csvRecords>, table: Table) {
  const rows: (TableRow | WrongRow)[] = [];
  const dates = new DatesSeen();
  let refusal: string | null = null;
  let lines = 0;
  const noteOrder = (moment: TableRow['end']) => {
    if (typeof moment === 'object' && 'day' in moment) dates.add(moment.day);
  };
  await inTurns(records, (record) => {
    if (isEmpty(record.cells)) return undefined;
    if (record.isEndless) {
      refusal = `What begins on line ${record.line} has no end: a quotation mark is missing, or the line is far too long.`;
      return 'stop';
    }
    if (++lines > limits.importRows) {
      refusal = `The file has more than ${limits.importRows} lines. Please import it in parts.`;
      return 'stop';
    }
    const row = tableRow(table, record);
    rows.push(row);
    if (isWrong(row)) return undefined;
    noteOrder(row.start);
    noteOrder(row.end);
    return undefined;
  });
  return { rows, dates, refusal: refusal as string | null };
}

/** In the order of the lines. */
async function readEntries(rows: readonly (TableRow | WrongRow)[], entryOf: ReturnType<typeof entryReader>) {
  const entries: FileEntry[] = [];
  const problems = new Problems();
  await inTurns(rows, (row) => {
    const entry = isWrong(row) ? row.wrong : entryOf(row);
    if (typeof entry === 'string') problems.add(row.line, entry);
    else entries.push(entry);
  });
  return { entries, problems };
}
