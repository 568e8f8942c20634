import type { ignoredColumnKinds } from '#contract/account/imports.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';

export type TableFormat = 'weekwise-csv' | 'toggl' | 'clockify';

/** For readers who do not think in ids and UTC. */
type AdditionalColumn = 'focusArea' | 'localStart' | 'localEnd' | 'timeZone';

/**
 * The columns of our own exports in their order, by the name of their field. A field of `TimeEntry` that is missing here does
 * not compile.
 */
export const weekwiseColumns = {
  focusArea: 'Focus area',
  goal: 'Goal',
  startAt: 'Start',
  endAt: 'End',
  durationSec: 'Duration (seconds)',
  localStart: 'Local start',
  localEnd: 'Local end',
  timeZone: 'Time zone',
  _id: 'Id',
  tags: 'Tags',
  stepTitle: 'Task or resource',
  // Last, because it may be long.
  note: 'Note',
} as const satisfies Record<
  Exclude<keyof TimeEntry, 'goalId' | 'taskId' | 'inventoryItemId'> | AdditionalColumn,
  string
>;

/** A line of our own exports. */
export type WeekwiseCells = Readonly<Record<keyof typeof weekwiseColumns, string>>;

export function orderCells(cells: WeekwiseCells): string[] {
  return (Object.keys(weekwiseColumns) as (keyof WeekwiseCells)[]).map((column) => cells[column]);
}

type TextColumn = 'focusArea' | 'goal' | 'tags' | 'note';
type WeekwiseColumn = TextColumn | 'task' | 'startAt' | 'endAt' | 'durationSec' | '_id';
type TrackerColumn =
  | TextColumn
  | 'startDay'
  | 'startTime'
  | 'endDay'
  | 'endTime'
  | 'duration'
  | 'hours'
  | 'task'
  | 'type'
  | 'person'
  | 'email';

type ColumnName = WeekwiseColumn | TrackerColumn;

/** The lower-cased titles that each column may have, the preferred one first. The other columns of our exports repeat these. */
const weekwiseTitles: Readonly<Record<WeekwiseColumn, readonly string[]>> = {
  focusArea: ['focus area'],
  goal: ['goal'],
  startAt: ['start'],
  endAt: ['end'],
  durationSec: ['duration (seconds)'],
  tags: ['tags'],
  task: ['task or resource'],
  note: ['note', 'description'],
  _id: ['id'],
};

const trackerTitles: Readonly<Record<TrackerColumn, readonly string[]>> = {
  focusArea: ['client'],
  goal: ['project'],
  task: ['task'],
  note: ['description'],
  tags: ['tags', 'tag'],
  type: ['type'],
  startDay: ['start date'],
  startTime: ['start time'],
  endDay: ['end date', 'stop date'],
  endTime: ['end time', 'stop time'],
  duration: ['duration', 'duration (h)'],
  hours: ['duration (decimal)'],
  person: ['user', 'member'],
  email: ['email'],
};

export type ColumnIndexes = Readonly<Partial<Record<ColumnName, number>>>;

export interface TableLayout {
  readonly format: TableFormat;
  readonly columns: ColumnIndexes;
  /** The columns that are not imported. */
  readonly ignoredColumns: readonly IgnoredColumn[];
  /** What the program writes into cells that have no value. */
  readonly emptyCell: '' | '-';
}

export interface IgnoredColumn {
  readonly index: number;
  readonly title: string;
  readonly kind: (typeof ignoredColumnKinds)[number];
}

/** Detects which program exported a table and where its columns are. Returns the required columns that are missing, if any. */
export function detectTable(header: readonly string[]): TableLayout | readonly string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const isOurs = names.includes('focus area');
  const columns: Partial<Record<ColumnName, number>> = {};
  const columnTitles = Object.entries(isOurs ? weekwiseTitles : trackerTitles) as [ColumnName, readonly string[]][];
  for (const [column, titles] of columnTitles) {
    const index = titles.map((title) => names.indexOf(title)).find((found) => found !== -1);
    if (index !== undefined) columns[column] = index;
  }
  const format = isOurs ? 'weekwise-csv' : names.some((name) => name.startsWith('duration (')) ? 'clockify' : 'toggl';
  const missing = isOurs ? missingWeekwiseColumns(columns) : missingTrackerColumns(columns);
  if (missing.length > 0) return missing;
  // Toggl Track has written dashes since it called the end "stop".
  const emptyCell = format === 'toggl' && names.some((name) => name.startsWith('stop ')) ? '-' : '';
  return { format, columns, ignoredColumns: listIgnoredColumns(header, names, columns), emptyCell };
}

/** They repeat other columns of our own exports. */
const repeatedTitles: ReadonlySet<string> = new Set(
  (['localStart', 'localEnd', 'timeZone'] as const).map((column) => weekwiseColumns[column].toLowerCase()),
);

function listIgnoredColumns(
  header: readonly string[],
  names: readonly string[],
  { person, email, ...imported }: ColumnIndexes,
): IgnoredColumn[] {
  const importedIndexes = new Set(Object.values(imported));
  return names.flatMap((name, index) => {
    if (importedIndexes.has(index) || repeatedTitles.has(name)) return [];
    const isPerson = index === person || index === email || name === 'group';
    const kind = isPerson ? 'people' : billingTitle.test(name) ? 'billing' : 'other';
    return [{ index, title: header[index]!.trim() || `Column ${index + 1}`, kind }];
  });
}

/** 'Billable', 'Billable Rate (USD)', 'Amount (EUR)', 'Cost Rate (USD)', 'Profit (USD)', 'Invoice ID', 'Currency' */
const billingTitle = /\b(?:billable|rate|amount|cost|profit|invoiced?|currency)\b/;

function missingWeekwiseColumns({ goal, startAt, endAt, durationSec }: ColumnIndexes): string[] {
  return listMissing({ Goal: goal, Start: startAt, End: endAt ?? durationSec });
}

function missingTrackerColumns({
  goal,
  startDay,
  startTime,
  endDay,
  endTime,
  duration,
  hours,
}: ColumnIndexes): string[] {
  const length = duration ?? hours;
  return listMissing({
    Project: goal,
    'Start date': startDay,
    'Start time': startTime,
    'End date': endDay ?? length,
    'End time': endTime ?? length,
  });
}

function listMissing(needed: Readonly<Record<string, number | undefined>>): string[] {
  return Object.keys(needed).filter((name) => needed[name] === undefined);
}
