import type { TimeEntry } from '#contract/time-entries.ts';

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
  // Last, because it may be long.
  note: 'Note',
} as const satisfies Record<Exclude<keyof TimeEntry, 'goalId'> | AdditionalColumn, string>;

/** A line of our own exports. */
export type WeekwiseCells = Readonly<Record<keyof typeof weekwiseColumns, string>>;

/** The cells in the order of the columns. */
export function orderCells(cells: WeekwiseCells): string[] {
  return (Object.keys(weekwiseColumns) as (keyof WeekwiseCells)[]).map((column) => cells[column]);
}

/** What the import reads of our own exports. The other columns repeat it. */
type ImportedColumn = Exclude<keyof WeekwiseCells, 'localStart' | 'localEnd' | 'timeZone'>;
type TrackerColumn = 'startDay' | 'startTime' | 'endDay' | 'endTime' | 'duration' | 'hours';

/** The lower-cased titles that each column may have. */
const columnTitles: Readonly<Record<ImportedColumn | TrackerColumn, readonly string[]>> = {
  focusArea: ['focus area', 'client'],
  goal: ['goal', 'project'],
  startAt: ['start'],
  endAt: ['end'],
  startDay: ['start date'],
  startTime: ['start time'],
  endDay: ['end date', 'stop date'],
  endTime: ['end time', 'stop time'],
  duration: ['duration', 'duration (h)'],
  hours: ['duration (decimal)'],
  durationSec: ['duration (seconds)'],
  tags: ['tags'],
  note: ['note', 'description'],
  _id: ['id'],
};

type ColumnName = keyof typeof columnTitles;

export type ColumnIndexes = Readonly<Partial<Record<ColumnName, number>>>;

export interface TableLayout {
  readonly format: TableFormat;
  readonly columns: ColumnIndexes;
}

/** Detects which program exported a table and where its columns are. Returns the required columns that are missing, if any. */
export function detectTable(header: readonly string[]): TableLayout | readonly string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns: Partial<Record<ColumnName, number>> = {};
  for (const [column, titles] of Object.entries(columnTitles) as [ColumnName, readonly string[]][]) {
    const index = names.findIndex((name) => titles.includes(name));
    if (index !== -1) columns[column] = index;
  }
  const isOurs = names.includes('focus area');
  const format = isOurs ? 'weekwise-csv' : names.some((name) => name.startsWith('duration (')) ? 'clockify' : 'toggl';
  const missing = isOurs ? missingWeekwiseColumns(columns) : missingTrackerColumns(columns);
  return missing.length > 0 ? missing : { format, columns };
}

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
