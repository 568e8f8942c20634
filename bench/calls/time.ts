import { filledDay, filledWeek, spareGoal } from '../fill/ids.ts';
import { creating, idIn, type MeasuredCalls, read } from './call.ts';

/** Each connection has a goal of its own, so that every request really writes. */
export const start = (connection: number) => creating('/api/time-entries', { goalId: spareGoal(connection) });

export const stop = (started: string | undefined) => ({
  method: 'PATCH' as const,
  path: `/api/time-entries/${idIn(started)}`,
  body: { endNow: true },
});

/** An hour of the day that was filled. */
const hour = (from: number) => {
  const at = (clock: number) => `${filledDay}T${String(clock).padStart(2, '0')}:30:00.000Z`;
  return { startAt: at(from), endAt: at(from + 1) };
};

export const active = read('active timers', '/api/time-entries/active');
export const usage = read('time of goals in a week', `/api/goals/weekly-usage?weekStart=${filledWeek}`);
export const recentUse = read('recent use of areas', '/api/reports/focus-area-usage-history');

export const timeCalls: readonly MeasuredCalls[] = [
  active,
  usage,
  recentUse,
  read('entries of a day', `/api/time-entries/time-entries-by-day?date=${filledDay}`),
  { names: ['start', 'stop'], steps: [start, (_, [started]) => stop(started)] },
  {
    names: ['log an entry', 'edit an entry', 'delete an entry'],
    steps: [
      (connection) => creating('/api/time-entries', { goalId: spareGoal(connection), ...hour(9) }),
      (_, [entry]) => ({ method: 'PATCH', path: `/api/time-entries/${idIn(entry)}`, body: hour(14) }),
      (_, [entry]) => ({ method: 'DELETE', path: `/api/time-entries/${idIn(entry)}` }),
    ],
  },
];
