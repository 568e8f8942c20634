import { addDays } from '#domain/calendar.ts';
import { filledArea, filledGoal, filledWeek, weekRow } from '../fill/ids.ts';
import { type MeasuredCalls, read } from './call.ts';

const range = (count: number) => `start=${addDays(filledWeek, -7 * (count - 1))}&count=${count}`;
const report = (name: string, path: string) => read(name, `/api/reports/${path}`);

export const score = report('rating of a week', `productivity-score?weekStart=${filledWeek}`);

/** The planner. */
export const weekCalls: readonly MeasuredCalls[] = [
  read('plan of a week', `/api/weekly-goals?weekStart=${filledWeek}`),
  {
    names: ['target of a week', 'default target again'],
    steps: [
      (connection) => ({ method: 'PATCH', path: `/api/weekly-goals/${weekRow(connection)}`, body: { goalMin: 95 } }),
      (connection) => ({
        method: 'PATCH',
        path: `/api/weekly-goals/${weekRow(connection)}`,
        body: { useDefault: true },
      }),
    ],
  },
];

export const reportCalls: readonly MeasuredCalls[] = [
  score,
  report('report of a week', `weekly?weekStart=${filledWeek}`),
  report('average of 6 weeks', `average-weekly?weekStart=${filledWeek}`),
  report('history of 6 weeks', `weekly-history?${range(6)}`),
  report('history of 53 weeks', `weekly-history?${range(53)}`),
  report('area in 53 weeks', `weekly-focus-area-history?focusAreaId=${filledArea}&${range(53)}`),
  report('goal in 12 weeks', `weekly-goal-history?goalId=${filledGoal}&${range(12)}`),
  report('trends', 'trends'),
];
