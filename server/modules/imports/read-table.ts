import type { dateOrders, importFormats } from '#contract/imports.ts';
import { csvRecords, delimiterOf } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import { type Table, tableOf } from '#domain/table-columns.ts';
import { type DateOrder, orderOf, type WrittenDay } from '#domain/written-day.ts';
import { inTurns } from './in-turns.ts';
import { Problems } from './problems.ts';
import { entryReader, type FileEntry } from './table-entries.ts';
import { type TableRow, tableRow, type WrongRow } from './table-rows.ts';

export interface ReadTable {
  readonly format: Exclude<(typeof importFormats)[number], 'weekwise-json'>;
  readonly entries: readonly FileEntry[];
  readonly problems: Problems;
  /** Null where dates can be read in one way only. */
  readonly dateOrder: (typeof dateOrders)[number] | 'unclear' | null;
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
  const records = csvRecords(text, delimiterOf(text));
  const table = headerOf(records);
  if (typeof table === 'string') return table;
  const { rows, order, example, refusal } = await readRows(records, table);
  // Where the file leaves no choice, or it makes no difference, whatever was said of it counts for nothing.
  const dateOrder = order === 'unclear' ? (reading.dateOrder ?? order) : null;
  const readIn = dateOrder ?? (order as DateOrder | undefined) ?? 'day-first';
  if (refusal !== null || readIn === 'unclear') {
    const { problems } = await readEntries(rows.filter(isWrong), () => '');
    return { format: table.format, entries: [], problems, dateOrder, refusal: refusal ?? askForOrder(example) };
  }
  const read = await readEntries(rows, entryReader(readIn, reading.timeZone, reading.now));
  return { format: table.format, ...read, dateOrder, refusal: null };
}

function headerOf(records: Generator<{ readonly cells: readonly string[] }>): Table | string {
  for (let next = records.next(); !next.done; next = records.next()) {
    if (isEmpty(next.value.cells)) continue;
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

function askForOrder(example: WrittenDay | undefined): string {
  return `Dates such as ${example?.text} can be read in two ways. Please choose whether the day or the month comes first.`;
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function isWrong(row: TableRow | WrongRow): row is WrongRow {
  return 'wrong' in row;
}

async function readRows(records: ReturnType<typeof csvRecords>, table: Table) {
  const rows: (TableRow | WrongRow)[] = [];
  const orders = new Set<DateOrder | 'unclear'>();
  let example: WrittenDay | undefined;
  let refusal: string | null = null;
  let lines = 0;
  const noteOrder = (moment: TableRow['end']) => {
    const day = typeof moment === 'object' && 'day' in moment ? moment.day : undefined;
    const order = day && orderOf(day);
    if (order === undefined) return;
    orders.add(order);
    example ??= day;
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
  return { rows, order: orderOfAll(orders), example, refusal: refusal as string | null };
}

/** Decided by those days that can be read in one order only, as long as all of these agree. */
function orderOfAll(orders: ReadonlySet<DateOrder | 'unclear'>): DateOrder | 'unclear' | undefined {
  const [isDayFirst, isMonthFirst] = [orders.has('day-first'), orders.has('month-first')];
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day-first' : 'month-first';
  return orders.size === 0 ? undefined : 'unclear';
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
