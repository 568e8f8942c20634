/** Which program a table of time entries comes from, told by the names of its columns, and where in a line what stands. */

export type TableFormat = 'weekwise-csv' | 'toggl' | 'clockify';

/** By name: the columns that may hold it, as they are called in small letters. */
const known = {
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

type Column = keyof typeof known;

export type Columns = Readonly<Partial<Record<Column, number>>>;

export interface Table {
  readonly format: TableFormat;
  readonly columns: Columns;
}

/** The columns that a table of ours has. */
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

/** Or the names of the columns without which nothing can be read; all of them where the table is of nobody we know. */
export function tableOf(header: readonly string[]): Table | readonly string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns: Partial<Record<Column, number>> = {};
  for (const [column, titles] of Object.entries(known) as [Column, readonly string[]][]) {
    const index = names.findIndex((name) => titles.includes(name));
    if (index !== -1) columns[column] = index;
  }
  const isOurs = names.includes('focus area');
  const format = isOurs ? 'weekwise-csv' : names.some((name) => name.startsWith('duration (')) ? 'clockify' : 'toggl';
  const missing = isOurs ? missingOfOurs(columns) : missingOfTheirs(columns);
  return missing.length > 0 ? missing : { format, columns };
}

function missingOfOurs({ goal, start, end, seconds }: Columns): string[] {
  return namesOf({ Goal: goal, Start: start, End: end ?? seconds });
}

function missingOfTheirs({ goal, startDay, startTime, endDay, endTime, duration, hours }: Columns): string[] {
  const length = duration ?? hours;
  return namesOf({
    Project: goal,
    'Start date': startDay,
    'Start time': startTime,
    'End date': endDay ?? length,
    'End time': endTime ?? length,
  });
}

function namesOf(needed: Readonly<Record<string, number | undefined>>): string[] {
  return Object.keys(needed).filter((name) => needed[name] === undefined);
}
