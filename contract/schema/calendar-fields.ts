import * as z from 'zod/mini';
import { isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { withOpenApi, isInstant } from './fields.ts';

// Separate from `fields.ts`, so that the login page does not have to download the calendar.

/** An instant from the user, within the years that the calendar supports. */
export function instantField(required: string, message: string) {
  const isSupported = (value: string) => isInstant(value) && isSupportedDay(value.slice(0, 10));
  return withOpenApi(
    z.string(required).check(
      z.refine((value) => value === '' || isSupported(value), message),
      z.refine((value) => value !== '', required),
    ),
    { format: 'date-time' },
  );
}

export function dayField(message: string) {
  return withOpenApi(z.string(message).check(z.refine(isSupportedDay, message)), { format: 'date' });
}

const invalidWeek = 'The week must be the date of its Monday, as YYYY-MM-DD.';

/** The Monday that identifies a week. */
export const weekStart = withOpenApi(
  z
    .string(invalidWeek)
    .check(z.refine((value) => isSupportedDay(value) && weekStartForDay(value) === value, invalidWeek)),
  { format: 'date' },
);

const invalidWeekCount = `The number of weeks must be a whole number from 1 to ${limits.weeksPerRequest}.`;
const isWeekCount = (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= limits.weeksPerRequest;

/** A number of weeks, sent as a string in the query. */
export const weekCount = withOpenApi(z.string(invalidWeekCount).check(z.refine(isWeekCount, invalidWeekCount)), {
  type: 'integer',
  minimum: 1,
  maximum: limits.weeksPerRequest,
});
