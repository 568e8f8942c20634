import { type Chance, between } from './chance.ts';
import type { AreaKey } from './areas.ts';
import { THIS_WEEK } from './life-calendar.ts';

/** How much there is of what takes effort and of evenings on the sofa, where 1 is usual. */
export interface Mood {
  readonly effort: number;
  readonly sofa: number;
}

/** From January on. */
const months: readonly Mood[] = [
  { effort: 0.9, sofa: 1.25 },
  // It is dark, the year is no longer new, and everybody has a cold.
  { effort: 0.77, sofa: 1.4 },
  { effort: 0.96, sofa: 1 },
  { effort: 1, sofa: 0.85 },
  { effort: 1, sofa: 0.8 },
  { effort: 0.95, sofa: 0.8 },
  { effort: 0.88, sofa: 0.85 },
  { effort: 0.86, sofa: 0.9 },
  { effort: 0.92, sofa: 0.95 },
  { effort: 0.92, sofa: 1.05 },
  { effort: 0.86, sofa: 1.2 },
  { effort: 0.84, sofa: 1.3 },
];

/** Whoever looks in, looks at this week first: it goes well. */
const thisWeek: Mood = { effort: 1, sofa: 0.9 };

/** Good and bad weeks, in good and bad months. */
export function moodOf(week: number, weekStart: string, chance: Chance): Mood {
  if (week === THIS_WEEK) return thisWeek;
  const { effort, sofa } = months[Number(weekStart.slice(5, 7)) - 1]!;
  return { effort: effort * between(0.9, 1.08, chance), sofa: sofa * between(0.8, 1.25, chance) };
}

export type DayKind = 'usual' | 'off' | 'holiday' | 'ill';

/** What there is time for. */
export const livedOn: Readonly<Record<DayKind, readonly AreaKey[]>> = {
  usual: ['deepWork', 'spanish', 'fitness', 'household', 'people', 'evenings'],
  off: ['spanish', 'fitness', 'household', 'people', 'evenings'],
  holiday: ['fitness', 'people', 'evenings'],
  ill: ['evenings'],
};

const daysOff = new Set(['01-01', '12-24', '12-25', '12-26', '12-31']);

export function isDayOff(day: string): boolean {
  return daysOff.has(day.slice(5));
}
