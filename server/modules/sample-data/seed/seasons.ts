import { type Random, randomBetween } from './random.ts';
import type { AreaKey } from './areas.ts';
import { THIS_WEEK } from './seed-calendar.ts';

/** Factors for how much gets done and how much time goes into leisure; 1 is average. */
export interface ActivityLevel {
  readonly effort: number;
  readonly leisure: number;
}

/** From January to December. */
const activityByMonth: readonly ActivityLevel[] = [
  { effort: 0.9, leisure: 1.25 },
  // February is the weakest month.
  { effort: 0.77, leisure: 1.4 },
  { effort: 0.96, leisure: 1 },
  { effort: 1, leisure: 0.85 },
  { effort: 1, leisure: 0.8 },
  { effort: 0.95, leisure: 0.8 },
  { effort: 0.88, leisure: 0.85 },
  { effort: 0.86, leisure: 0.9 },
  { effort: 0.92, leisure: 0.95 },
  { effort: 0.92, leisure: 1.05 },
  { effort: 0.86, leisure: 1.2 },
  { effort: 0.84, leisure: 1.3 },
];

/** The current week is what users see first, so it goes well. */
const currentWeekActivity: ActivityLevel = { effort: 1, leisure: 0.9 };

/** Varies from month to month, and randomly from week to week. */
export function weekActivity(week: number, weekStart: string, random: Random): ActivityLevel {
  if (week === THIS_WEEK) return currentWeekActivity;
  const { effort, leisure } = activityByMonth[Number(weekStart.slice(5, 7)) - 1]!;
  return { effort: effort * randomBetween(0.9, 1.08, random), leisure: leisure * randomBetween(0.8, 1.25, random) };
}

export type DayKind = 'usual' | 'off' | 'holiday' | 'ill';

/** The areas with tracked time on each kind of day. */
export const areasByDayKind: Readonly<Record<DayKind, readonly AreaKey[]>> = {
  usual: ['deepWork', 'spanish', 'fitness', 'household', 'people', 'evenings'],
  off: ['spanish', 'fitness', 'household', 'people', 'evenings'],
  holiday: ['fitness', 'people', 'evenings'],
  ill: ['evenings'],
};

const daysOff = new Set(['01-01', '12-24', '12-25', '12-26', '12-31']);

export function isDayOff(day: string): boolean {
  return daysOff.has(day.slice(5));
}
