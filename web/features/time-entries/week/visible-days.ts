import { atLeast } from '#web/ui/breakpoints.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { CalendarDay } from '../calendar-day.ts';

/** How many days of the week are shown side by side; undefined in a first render without a known width. */
export type VisibleCount = 1 | 3 | 7 | undefined;

export function useVisibleCount(): VisibleCount {
  const fitsThree = useMediaQuery(atLeast('threeDays'));
  const fitsSeven = useMediaQuery(atLeast('sevenDays'));
  if (fitsThree === undefined || fitsSeven === undefined) return undefined;
  return fitsSeven ? 7 : fitsThree ? 3 : 1;
}

/** The smallest number of visible days that include this one. Styles hide it from narrower windows. */
export type DayWindow = 1 | 3 | 7;

export interface VisibleDay {
  /** The index among all days. */
  readonly index: number;
  readonly window: DayWindow;
}

/** The selected day, the three days around it, or the whole week. Without a known width, all days, and styles hide some. */
export function listVisibleDays(
  days: readonly CalendarDay[],
  selectedDate: string,
  count: VisibleCount = 7,
): readonly VisibleDay[] {
  const selected = days.findIndex(({ date }) => date === selectedDate);
  const firstOfThree = Math.max(0, Math.min(selected - 1, days.length - 3));
  const windowOf = (index: number): DayWindow =>
    index === selected ? 1 : index >= firstOfThree && index < firstOfThree + 3 ? 3 : 7;
  return days.map((_, index) => ({ index, window: windowOf(index) })).filter(({ window }) => window <= count);
}
