import { type DatedSettings, settingsInForce } from '#domain/settings-in-force.ts';

/** A default target for an area that had none in a week. */
export interface Target {
  readonly focusAreaId: string;
  readonly weekStart: string;
  readonly minutes: number;
}

export type SettingsByArea = ReadonlyMap<string, readonly DatedSettings[]>;

/**
 * Those of the weeks, oldest first, in which nothing was asked for, and in which something would be with today's targets.
 * Looks at each setting once and not at each week of each area: accounts may have thousands of both.
 */
export function unratedWeeksOf(areas: SettingsByArea, weeks: readonly string[], currentWeek: string): string[] {
  // How many areas begin, less those that end, to count in a week.
  const rated = new Int32Array(weeks.length + 1);
  const ratedByToday = new Int32Array(weeks.length + 1);
  for (const dated of areas.values()) {
    const hasTargetToday = (settingsInForce(dated, currentWeek)?.defaultWeeklyMin ?? 0) > 0;
    for (const { settings, from, to } of spansOf(dated, weeks)) {
      if (settings.focusAreaClass === 'chill_zone') continue;
      if (settings.defaultWeeklyMin > 0) addSpan(rated, from, to);
      if (hasTargetToday) addSpan(ratedByToday, from, to);
    }
  }
  let [before, after] = [0, 0];
  return weeks.filter((_, n) => {
    before += rated[n]!;
    after += ratedByToday[n]!;
    return before === 0 && after > 0;
  });
}

/** How many targets these weeks get. */
export function countTargets(areas: SettingsByArea, unrated: readonly string[], currentWeek: string): number {
  let count = 0;
  for (const dated of areas.values()) {
    if (!settingsInForce(dated, currentWeek)?.defaultWeeklyMin) continue;
    for (const { settings, from, to } of spansOf(dated, unrated))
      if (settings.defaultWeeklyMin === 0) count += to - from;
  }
  return count;
}

/** Today's targets for these weeks. An area that already had a target or limit of its own in a week keeps it. */
export function targetsFor(areas: SettingsByArea, unrated: readonly string[], currentWeek: string): Target[] {
  return [...areas].flatMap(([focusAreaId, dated]) => {
    const minutes = settingsInForce(dated, currentWeek)?.defaultWeeklyMin;
    if (!minutes) return [];
    return spansOf(dated, unrated)
      .filter(({ settings }) => settings.defaultWeeklyMin === 0)
      .flatMap(({ from, to }) => unrated.slice(from, to).map((weekStart) => ({ focusAreaId, weekStart, minutes })));
  });
}

/** In which of the weeks each of the settings was in force, as indexes, the last one excluded. */
function spansOf(dated: readonly DatedSettings[], weeks: readonly string[]) {
  const sorted = dated.toSorted((a, b) => (a.fromWeek < b.fromWeek ? -1 : 1));
  return sorted.map((settings, n) => ({
    settings,
    from: firstNotBefore(weeks, settings.fromWeek),
    to: n + 1 < sorted.length ? firstNotBefore(weeks, sorted[n + 1]!.fromWeek) : weeks.length,
  }));
}

function addSpan(counts: Int32Array, from: number, to: number): void {
  counts[from]!++;
  counts[to]!--;
}

function firstNotBefore(weeks: readonly string[], week: string): number {
  let [low, high] = [0, weeks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (weeks[middle]! < week) low = middle + 1;
    else high = middle;
  }
  return low;
}
