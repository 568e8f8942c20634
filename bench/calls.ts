import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/calendar/calendar.ts';
import type { Call, Step } from './load.ts';
import { seededDay, seededWeek, spareGoal } from './seed/ids.ts';

/** One call, or several if a later one needs an earlier one's response. */
export interface MeasuredCalls {
  /** One per step. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

export const getStep =
  (path: string): Step =>
  () => ({ method: 'GET', path });

/** Each connection uses its own goal, since a goal can have only one running timer. */
export const startTimerCall = (connection: number): Call => ({
  method: 'POST',
  path: '/api/time-entries',
  body: { goalId: spareGoal(connection) },
  idempotencyKey: randomUUID(),
});

export const stopTimerCall = (startResponse: string | undefined): Call => ({
  method: 'PATCH',
  path: `/api/time-entries/${/"_id":"([^"]+)"/.exec(startResponse ?? '')![1]!}`,
  body: { endNow: true },
});

const HISTORY_WEEKS = 53;
const historyStart = addDays(seededWeek, -7 * (HISTORY_WEEKS - 1));

/** Four weeks, the last of which is over. */
const range = `from=${addDays(seededWeek, -21)}&to=${addDays(seededWeek, 6)}`;
const SEARCH_WEEKS = 12;
const searchRange = `from=${addDays(seededWeek, -7 * (SEARCH_WEEKS - 1))}&to=${addDays(seededWeek, 6)}`;

const measuredGet = (name: string, path: string): MeasuredCalls => ({ names: [name], steps: [getStep(path)] });

/** The calls that have a baseline (see baseline/). For all other endpoints, the bench only counts statements. */
export const measuredCalls: readonly MeasuredCalls[] = [
  measuredGet('focus areas with 132 goals', '/api/focus-areas/with-goals'),
  measuredGet('running timers', '/api/time-entries/active'),
  {
    names: ['start a timer', 'stop a timer'],
    steps: [startTimerCall, (_, [startResponse]) => stopTimerCall(startResponse)],
  },
  measuredGet('entries of a day', `/api/time-entries/time-entries-by-day?date=${seededDay}`),
  measuredGet('entries of a week', `/api/time-entries/range?from=${seededWeek}&to=${addDays(seededWeek, 6)}`),
  measuredGet('weekly report', `/api/reports/weekly?weekStart=${seededWeek}`),
  measuredGet('history of 53 weeks', `/api/reports/weekly-history?start=${historyStart}&count=${HISTORY_WEEKS}`),
  measuredGet('search text in 12 weeks', `/api/time-entries/search?q=client&${searchRange}`),
  measuredGet('search a tag', '/api/time-entries/search?tag=client'),
  measuredGet('trends', '/api/reports/trends'),
  measuredGet('4 weeks by goal', `/api/reports/range?${range}&by=goal`),
  measuredGet('tasks of this week', `/api/plan-weeks/tasks?weekStart=${addDays(seededWeek, 7)}`),
  measuredGet('demand of this week', `/api/plan-weeks/demand?weekStart=${addDays(seededWeek, 7)}`),
  measuredGet('demand of next week', `/api/plan-weeks/demand?weekStart=${addDays(seededWeek, 14)}`),
  measuredGet('planned week', `/api/weekly-goals?weekStart=${seededWeek}`),
  measuredGet('4 weeks by day', `/api/reports/range?${range}&by=day`),
];
