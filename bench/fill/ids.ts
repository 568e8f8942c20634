import { type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, startOfDay, weekOf } from '#domain/calendar.ts';

/** Ids as long as real ones that both databases can count up in SQL, and that are the same in every account. */
export const kinds = {
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

type Kind = keyof typeof kinds;

export const idOf = (kind: Kind, n: number) => `${kinds[kind]}-0000-7000-8000-${100_000_000_000 + n}`;
export const idIn = (kind: Kind, n: RawBuilder<unknown>) =>
  sql`${sql.lit(`${kinds[kind]}-0000-7000-8000-`)} || (100000000000 + ${n})`;

/** Everybody was busy until the night before. */
export const UNTIL = startOfDay(dayOf(Date.now(), 'UTC'), 'UTC');
export const filledDay = addDays(dayOf(UNTIL, 'UTC'), -2);
export const filledWeek = addDays(weekOf(UNTIL, 'UTC'), -7);

/** What an account that is measured has. */
export const AREAS = 10;
export const GOALS = 100;
/** Timers that run: no others are among what is measured. */
export const RUNNING = 5;
/** One for each client that works at the same time; nothing else happens to them. */
export const SPARE_GOALS = 32;
export const ITEMS_PER_GOAL = 10;
export const TASKS_PER_GOAL = 5;
export const WEEKS = 53;

/** Tracked every day; its timer does not run, so that what is told of it is the same a second later. */
export const filledGoal = idOf('goal', 50);
export const filledArea = idOf('area', 0);
export const filledPlan = idOf('plan', 0);
export const spareGoal = (n: number) => idOf('goal', GOALS + n);
/** Of the last week that was planned. */
export const weekRow = (n: number) => idOf('week', (WEEKS - 1) * AREAS + n);
