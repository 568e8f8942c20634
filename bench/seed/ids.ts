import { type RawBuilder, sql } from 'kysely';
import { addDays, toDay, startOfDay, weekStartForInstant } from '#domain/calendar/calendar.ts';

/** Prefixes of ids that are as long as real ones, can be generated in SQL on both databases, and are the same in every account. */
const idPrefixes = {
  user: '0000000a',
  area: '0000000b',
  goal: '0000000c',
  entry: '0000000d',
  timer: '0000000e',
  week: '0000000f',
  plan: '00000010',
  item: '00000011',
  task: '00000012',
} as const;

type Kind = keyof typeof idPrefixes;

export const seedId = (kind: Kind, n: number) => `${idPrefixes[kind]}-0000-7000-8000-${100_000_000_000 + n}`;
export const seedIdSql = (kind: Kind, n: RawBuilder<unknown>) =>
  sql`${sql.lit(`${idPrefixes[kind]}-0000-7000-8000-`)} || (100000000000 + ${n})`;

/** All accounts have entries up to the start of today. */
export const LAST_ENTRY_END = startOfDay(toDay(Date.now(), 'UTC'), 'UTC');
export const seededDay = addDays(toDay(LAST_ENTRY_END, 'UTC'), -2);
export const seededWeek = addDays(weekStartForInstant(LAST_ENTRY_END, 'UTC'), -7);

/** The contents of a measured account. */
export const AREAS = 10;
export const GOALS = 100;
/** These timers run all the time, on the first goals. */
export const RUNNING_TIMERS = 5;
/** Goals without entries, on which timers are started and stopped: one per connection or client. */
export const SPARE_GOALS = 32;
export const ITEMS_PER_GOAL = 10;
export const TASKS_PER_GOAL = 5;
export const WEEKS = 53;

/** Follows the goal's number in its title. */
export const TITLE_SUFFIX = ': something worth the year';
export const spareGoal = (n: number) => seedId('goal', GOALS + n);
export const spareGoalTitle = (n: number) => `Goal ${GOALS + n}${TITLE_SUFFIX}`;
