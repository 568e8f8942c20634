import type { DatedSettings } from '#domain/settings-in-force.ts';
import { settingsInForce } from '#domain/settings-in-force.ts';

/** A default target for an area that had none in a week. */
export interface Target {
  readonly focusAreaId: string;
  readonly weekStart: string;
  readonly minutes: number;
}

/**
 * Today's targets for those of the weeks in which nothing was asked for. An area that already had a target or limit of its
 * own in a week keeps it.
 */
export function targetsForUnrated(
  areas: ReadonlyMap<string, readonly DatedSettings[]>,
  weeks: readonly string[],
  currentWeek: string,
): Target[] {
  const inWeek = (weekStart: string) =>
    [...areas].flatMap(([focusAreaId, dated]) => {
      const settings = settingsInForce(dated, weekStart);
      const today = settingsInForce(dated, currentWeek);
      return settings && today ? [{ focusAreaId, settings, minutes: today.defaultWeeklyMin }] : [];
    });
  return weeks.flatMap((weekStart) => {
    const all = inWeek(weekStart);
    const toReach = all.filter(({ settings }) => settings.focusAreaClass !== 'chill_zone');
    const isRated = toReach.some(({ settings }) => settings.defaultWeeklyMin > 0);
    const wouldBeRated = toReach.some(({ minutes }) => minutes > 0);
    if (isRated || !wouldBeRated) return [];
    return all
      .filter(({ settings, minutes }) => settings.defaultWeeklyMin === 0 && minutes > 0)
      .map(({ focusAreaId, minutes }) => ({ focusAreaId, weekStart, minutes }));
  });
}
