import { type DatedSettings, effectiveSettings } from '#domain/focus-area/effective-settings.ts';

/** A target for an area in a week in which it had none. */
export interface Target {
  readonly focusAreaId: string;
  readonly weekStart: string;
  readonly minutes: number;
}

export type SettingsByArea = ReadonlyMap<string, readonly DatedSettings[]>;

/**
 * The weeks, oldest first, that had no target to reach but would have one with today's targets. Visits each setting once
 * rather than each week of each area, because accounts may have thousands of both.
 */
export function filterUnratedWeeks(areas: SettingsByArea, weeks: readonly string[], currentWeek: string): string[] {
  // For each week, the number of areas that start to count minus the number that stop.
  const rated = new Int32Array(weeks.length + 1);
  const ratedByToday = new Int32Array(weeks.length + 1);
  for (const history of areas.values()) {
    const hasTargetToday = (effectiveSettings(history, currentWeek)?.defaultWeeklyMin ?? 0) > 0;
    for (const { settings, from, to } of settingsIntervals(history, weeks)) {
      if (settings.focusAreaClass === 'chill_zone') continue;
      if (settings.defaultWeeklyMin > 0) addInterval(rated, from, to);
      if (hasTargetToday) addInterval(ratedByToday, from, to);
    }
  }
  let [before, after] = [0, 0];
  return weeks.filter((_, n) => {
    before += rated[n]!;
    after += ratedByToday[n]!;
    return before === 0 && after > 0;
  });
}

/** The number of targets that `buildTargets` returns, without building them. */
export function countTargets(areas: SettingsByArea, unrated: readonly string[], currentWeek: string): number {
  let count = 0;
  for (const history of areas.values()) {
    if (!effectiveSettings(history, currentWeek)?.defaultWeeklyMin) continue;
    for (const { settings, from, to } of settingsIntervals(history, unrated))
      if (settings.defaultWeeklyMin === 0) count += to - from;
  }
  return count;
}

/** Builds today's targets for the given weeks. An area that already had a target or limit in a week keeps it. */
export function buildTargets(areas: SettingsByArea, unrated: readonly string[], currentWeek: string): Target[] {
  return [...areas].flatMap(([focusAreaId, history]) => {
    const minutes = effectiveSettings(history, currentWeek)?.defaultWeeklyMin;
    if (!minutes) return [];
    return settingsIntervals(history, unrated)
      .filter(({ settings }) => settings.defaultWeeklyMin === 0)
      .flatMap(({ from, to }) => unrated.slice(from, to).map((weekStart) => ({ focusAreaId, weekStart, minutes })));
  });
}

/** The weeks in which each of the settings applied, as half-open ranges of indexes. */
function settingsIntervals(history: readonly DatedSettings[], weeks: readonly string[]) {
  const sorted = history.toSorted((a, b) => (a.fromWeek < b.fromWeek ? -1 : 1));
  return sorted.map((settings, n) => ({
    settings,
    from: lowerBound(weeks, settings.fromWeek),
    to: n + 1 < sorted.length ? lowerBound(weeks, sorted[n + 1]!.fromWeek) : weeks.length,
  }));
}

function addInterval(counts: Int32Array, from: number, to: number): void {
  counts[from]!++;
  counts[to]!--;
}

function lowerBound(weeks: readonly string[], week: string): number {
  let [low, high] = [0, weeks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (weeks[middle]! < week) low = middle + 1;
    else high = middle;
  }
  return low;
}
