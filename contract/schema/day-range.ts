import * as z from 'zod/mini';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { dayField } from './fields.ts';

interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and last day of a range, both included. */
export const rangeDays = {
  from: dayField('The first day must be from 1970 to 2100, as YYYY-MM-DD.'),
  to: dayField('The last day must be from 1970 to 2100, as YYYY-MM-DD.'),
};

const WEEKS_IN_DAYS = 7 * limits.weeksPerRequest;

/** What is wrong with a range of days, if anything. */
export function findRangeProblem({ from, to }: DayRange, maxDays = WEEKS_IN_DAYS): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (from > to) return 'The last day must not be before the first.';
  if (to < addDays(from, maxDays)) return undefined;
  return `Choose at most ${maxDays === WEEKS_IN_DAYS ? `${limits.weeksPerRequest} weeks` : `${maxDays} days`}.`;
}

/** Rejects the last day of an invalid range. The days are compared only if both are valid. */
export function validRange(maxDays?: number) {
  return z.refine<DayRange>((range) => findRangeProblem(range, maxDays) === undefined, {
    error: ({ input }) => findRangeProblem(input as DayRange, maxDays),
    path: ['to'],
    when: ({ issues }) => issues.length === 0,
  });
}
