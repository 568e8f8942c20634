export type TableFormat = 'weekwise-csv' | 'toggl' | 'clockify';

/** The lower-cased titles that each column may have. */
const columnTitles = {
  area: ['focus area', 'client'],
  goal: ['goal', 'project'],
  start: ['start'],
  end: ['end'],
  startDay: ['start date'],
  startTime: ['start time'],
  endDay: ['end date', 'stop date'],
  endTime: ['end time', 'stop time'],
  duration: ['duration', 'duration (h)'],
  hours: ['duration (decimal)'],
  seconds: ['duration (seconds)'],
  id: ['id'],
} as const;

type ColumnName = keyof typeof columnTitles;

export type ColumnIndexes = Readonly<Partial<Record<ColumnName, number>>>;

export interface TableLayout {
  readonly format: TableFormat;
  readonly columns: ColumnIndexes;
}

/** The columns of our own exports. */
export const weekwiseColumns = [
  'Focus area',
  'Goal',
  'Start',
  'End',
  'Duration (seconds)',
  'Local start',
  'Local end',
  'Time zone',
  'Id',
] as const;

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

function missingWeekwiseColumns({ goal, start, end, seconds }: ColumnIndexes): string[] {
  return listMissing({ Goal: goal, Start: start, End: end ?? seconds });
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
