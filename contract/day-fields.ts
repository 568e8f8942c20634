import * as z from 'zod/mini';
import { isKnownDay, weekStartOf } from '#domain/calendar.ts';
import { limits } from '#domain/limits.ts';
import { documented, isInstant } from './fields.ts';

// Apart from `fields.ts`: the log-in page needs no calendar.

/** An instant that a user gives: one of the years that the calendar knows. */
export function instantField(required: string, message: string) {
  const isKnown = (value: string) => isInstant(value) && isKnownDay(value.slice(0, 10));
  return documented(
    z.string(required).check(
      z.refine((value) => value === '' || isKnown(value), message),
      z.refine((value) => value !== '', required),
    ),
    { format: 'date-time' },
  );
}

/** A day of the years that the calendar knows. */
export function dayField(message: string) {
  return documented(z.string(message).check(z.refine(isKnownDay, message)), { format: 'date' });
}

const wrongWeek = 'The week must be given by its Monday, as YYYY-MM-DD.';

/** The Monday that a week is named by. */
export const weekStart = documented(
  z.string(wrongWeek).check(z.refine((value) => isKnownDay(value) && weekStartOf(value) === value, wrongWeek)),
  { format: 'date' },
);

const wrongCount = `The number of weeks must be whole, from 1 to ${limits.weeksAtOnce}.`;
const isCount = (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= limits.weeksAtOnce;

/** How many weeks, as a query says it: `Number` makes it one. */
export const weekCount = documented(z.string(wrongCount).check(z.refine(isCount, wrongCount)), {
  type: 'integer',
  minimum: 1,
  maximum: limits.weeksAtOnce,
});
