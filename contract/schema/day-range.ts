import * as z from 'zod/mini';
import { countDays } from '#domain/calendar/periods.ts';
import { limits } from '#domain/limits.ts';
import { dayField } from './calendar-fields.ts';

interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and last day of a range, both included. */
export const rangeDays = {
  from: dayField('The first day must be from 1970 to 2100, as YYYY-MM-DD.'),
  to: dayField('The last day must be from 1970 to 2100, as YYYY-MM-DD.'),
};

/** What is wrong with a range of days, if anything. */
export function findRangeProblem({ from, to }: DayRange): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (from > to) return 'The last day must not be before the first.';
  return countDays(from, to) > 7 * limits.weeksPerRequest
    ? `Choose at most ${limits.weeksPerRequest} weeks.`
    : undefined;
}

/** Rejects the last day of an invalid range. The days are compared only if both are valid. */
export const validRange = z.refine<DayRange>((range) => findRangeProblem(range) === undefined, {
  error: ({ input }) => findRangeProblem(input as DayRange),
  path: ['to'],
  when: ({ issues }) => issues.length === 0,
});
