import { type Weekday, weekdays } from '#domain/assistant/facts.ts';
import type { Span } from '../source.ts';

/** Days of the week on which the user has time. */
export interface DayGroup extends Span {
  readonly days: readonly Weekday[];
  /** How many sessions a week these are: a half for 'every other Saturday', 0 for 'this weekend'. */
  readonly sessions: number;
}

export const workdays = weekdays.slice(0, 5);
export const weekend = weekdays.slice(5);
