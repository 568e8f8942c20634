import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';

export interface StartValues {
  readonly choice: 'this' | 'next' | 'other';
  /** Any day of the week, as typed. */
  readonly day: string;
}

/** Offers this week for a plan that was not started, or else the week in which it starts. */
export function initialStart(startWeek: string | null, currentWeek: string): StartValues {
  const day = startWeek ?? currentWeek;
  if (day === currentWeek) return { choice: 'this', day };
  return { choice: day === addDays(currentWeek, 7) ? 'next' : 'other', day };
}

/** The Monday of the chosen week; undefined unless there is a valid day. */
export function toStartWeek({ choice, day }: StartValues, currentWeek: string): string | undefined {
  if (choice === 'other') return isSupportedDay(day) ? weekStartForDay(day) : undefined;
  return choice === 'this' ? currentWeek : addDays(currentWeek, 7);
}
