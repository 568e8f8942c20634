import { type dateOrders, everyone, type importFormats, type ImportPreview } from '#contract/account/imports.ts';
import { detectDelimiter, parseCsv } from '#server/csv/csv.ts';
import { limits } from '#domain/limits.ts';
import { type TableLayout, detectTable } from '#server/csv/table-columns.ts';
import type { DateOrder } from '../parsing/parse-date.ts';
import { forEachYielding } from '../collections.ts';
import { Problems, unknownPersonError } from '../problems.ts';
import { createEntryParser, type FileEntry } from './csv-entries.ts';
import { type CsvRow, parseRow, type InvalidRow } from './csv-rows.ts';
import { type AmbiguousOrder, DateOrderDetector, isAmbiguous } from './date-order-detector.ts';
import { IgnoredCells } from './ignored-cells.ts';
import { People, type Person } from './people.ts';

export interface ParsedCsv {
  readonly format: Exclude<(typeof importFormats)[number], 'weekwise-json'>;
  readonly entries: readonly FileEntry[];
  readonly problems: Problems;
  /** Null if the dates can be read in only one way. */
  readonly dateOrder: (typeof dateOrders)[number] | AmbiguousOrder | null;
  /** Empty unless there are several. */
  readonly people: readonly Person[];
  readonly person: string | null;
  readonly notImported: ImportPreview['notImported'];
  readonly rejectionReason: string | null;
}

export interface ParseOptions {
  readonly timeZone: string;
  readonly now: number;
  /** Chosen by the user. */
  readonly dateOrder?: DateOrder | undefined;
  readonly person?: string | undefined;
}

/** Parses a CSV file exported by Weekwise, Toggl Track or Clockify. Returns an error message for any other file. */
export async function parseTable(text: string, options: ParseOptions): Promise<ParsedCsv | string> {
  const records = parseCsv(text, separatorLine.exec(text)?.[1] ?? detectDelimiter(text));
  const table = readHeader(records);
  if (typeof table === 'string') return table;
  const { rows, dates, people, ignoredCells, rejectionReason } = await parseRows(records, table, options);
  const { order = 'day-first' } = dates;
  // The user's choice is ignored if the dates are unambiguous.
  const dateOrder = isAmbiguous(order) ? (options.dateOrder ?? order) : null;
  const effectiveOrder = dateOrder ?? order;
  const base = { format: table.format, dateOrder, people: [], person: null, notImported: ignoredCells.listed };
  if (rejectionReason !== null || isAmbiguous(effectiveOrder)) {
    const { problems } = await parseEntries(rows.filter(isInvalid), () => '', options);
    return { ...base, entries: [], problems, rejectionReason: rejectionReason ?? dates.prompt };
  }
  const parsed = await parseEntries(rows, createEntryParser(effectiveOrder, options.timeZone, options.now), options);
  if (options.person !== undefined && options.person !== everyone && !people.has(options.person)) {
    throw unknownPersonError();
  }
  if (people.count < 2) return { ...base, ...parsed, rejectionReason: null };
  const isChoiceMissing = options.person === undefined;
  return {
    ...base,
    ...parsed,
    ...(isChoiceMissing && { entries: [] }),
    people: people.listed,
    person: options.person ?? null,
    rejectionReason: isChoiceMissing ? people.prompt : null,
  };
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

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function isInvalid({ row }: PersonRow): boolean {
  return 'error' in row;
}

interface PersonRow {
  readonly row: CsvRow | InvalidRow;
  readonly person: Person;
}

/** Everyone is selected until the user has chosen. */
function isSelected({ id }: Person, { person }: ParseOptions): boolean {
  return person === undefined || person === everyone || person === id;
}

async function parseRows(records: ReturnType<typeof parseCsv>, table: TableLayout, options: ParseOptions) {
  const rows: PersonRow[] = [];
  const dates = new DateOrderDetector();
  const people = new People(table.columns);
  const ignoredCells = new IgnoredCells(table);
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
    const person = people.identify(record.cells);
    rows.push({ row, person });
    if (isSelected(person, options)) ignoredCells.add(record.cells);
    if ('error' in row) return undefined;
    recordDate(row.start);
    recordDate(row.end);
    return undefined;
  });
  return { rows, dates, people, ignoredCells, rejectionReason: rejectionReason as string | null };
}

/** Parses all entries, so that the time of everyone is known, but returns only those of the chosen person. */
async function parseEntries(
  rows: readonly PersonRow[],
  parseEntry: ReturnType<typeof createEntryParser>,
  options: ParseOptions,
) {
  const entries: FileEntry[] = [];
  const problems = new Problems();
  await forEachYielding(rows, ({ row, person }) => {
    const entry = 'error' in row ? row.error : parseEntry(row);
    const isIncluded = isSelected(person, options);
    if (typeof entry === 'string') {
      if (isIncluded) problems.add(row.line, entry);
      return;
    }
    person.entries++;
    person.seconds += (entry.end - entry.start) / 1000;
    if (isIncluded) entries.push(entry);
  });
  return { entries, problems };
}
