import { planStart } from '#domain/assistant/plan-weeks.ts';
import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';

export interface StartValues {
  readonly choice: 'this' | 'next' | 'other';
  /** Any day of the week, as typed. */
  readonly day: string;
}

/**
 * Offers the week in which a plan starts. For one that was not started, that is this week, or next week if most of this one is over: the
 * dates of a generated plan begin there as well.
 */
export function initialStart(startWeek: string | null, today: string): StartValues {
  const currentWeek = weekStartForDay(today);
  const day = startWeek ?? weekStartForDay(planStart(today, null));
  if (day === currentWeek) return { choice: 'this', day };
  return { choice: day === addDays(currentWeek, 7) ? 'next' : 'other', day };
}

/** The Monday of the chosen week; undefined unless there is a valid day. */
export function toStartWeek({ choice, day }: StartValues, currentWeek: string): string | undefined {
  if (choice === 'other') return isSupportedDay(day) ? weekStartForDay(day) : undefined;
  return choice === 'this' ? currentWeek : addDays(currentWeek, 7);
}
