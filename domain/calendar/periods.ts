import { addDays, weekStartForDay } from './calendar.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How many days a range has, including both its first and its last day. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export interface Period {
  /** The day, the Monday of the week, or the month as YYYY-MM. */
  readonly key: string;
  /** Its first day within the range. */
  readonly from: string;
}

const starts = {
  day: (day: string) => day,
  week: weekStartForDay,
  month: (day: string) => day.slice(0, 7),
};

/** The days, weeks or months that a range of days touches, in order. The first and the last may be incomplete. */
export function listPeriods(from: string, to: string, unit: keyof typeof starts): Period[] {
  const periods: Period[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const key = starts[unit](day);
    if (periods.at(-1)?.key !== key) periods.push({ key, from: day });
  }
  return periods;
}
