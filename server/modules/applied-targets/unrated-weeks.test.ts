import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { type DatedSettings, effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { countTargets, type SettingsByArea, buildTargets, filterUnratedWeeks } from './unrated-weeks.ts';

const CURRENT = '2026-11-16';
const weeksAgo = (weeks: number) => addDays(CURRENT, -7 * weeks);
const classes = ['level_up', 'life_stuff', 'chill_zone'] as const;

const settings = fc.record({
  fromWeek: fc.integer({ min: 0, max: 8 }).map(weeksAgo),
  focusAreaClass: fc.constantFrom(...classes),
  defaultWeeklyMin: fc.constantFrom(0, 0, 60),
  weight: fc.constant(5),
});
const area = fc.uniqueArray(settings, { selector: ({ fromWeek }) => fromWeek, maxLength: 4 });
const weeks = fc.uniqueArray(fc.integer({ min: 1, max: 8 })).map((ago) => ago.toSorted((a, b) => b - a).map(weeksAgo));

/** A naive implementation that goes week by week and area by area. */
function naiveTargets(areas: SettingsByArea, all: readonly string[]) {
  return all.flatMap((weekStart) => {
    const counted = [...areas].flatMap(([focusAreaId, history]) => {
      const past = effectiveSettings(history, weekStart);
      const minutes = effectiveSettings(history, CURRENT)?.defaultWeeklyMin ?? 0;
      return past ? [{ focusAreaId, past, minutes }] : [];
    });
    const toReach = counted.filter(({ past }) => past.focusAreaClass !== 'chill_zone');
    if (toReach.some(({ past }) => past.defaultWeeklyMin > 0) || !toReach.some(({ minutes }) => minutes > 0)) return [];
    return counted
      .filter(({ past, minutes }) => past.defaultWeeklyMin === 0 && minutes > 0)
      .map(({ focusAreaId, minutes }) => ({ focusAreaId, weekStart, minutes }));
  });
}

it('finds the same unrated weeks and targets as a naive implementation', () => {
  fc.assert(
    fc.property(fc.array(area, { maxLength: 4 }), weeks, (all, tracked) => {
      const areas: SettingsByArea = new Map(all.map((history, n) => [`area ${n}`, history as DatedSettings[]]));
      const expected = naiveTargets(areas, tracked);
      const unrated = filterUnratedWeeks(areas, tracked, CURRENT);
      expect(unrated).toEqual([...new Set(expected.map(({ weekStart }) => weekStart))]);
      const targets = buildTargets(areas, unrated, CURRENT);
      expect(new Set(targets.map((target) => JSON.stringify(target)))).toEqual(
        new Set(expected.map((target) => JSON.stringify(target))),
      );
      expect(countTargets(areas, unrated, CURRENT)).toBe(targets.length);
    }),
  );
});

it('takes well under a second for an account at its quotas', () => {
  const history = Array.from({ length: 50 }, (_, n) => ({
    fromWeek: weeksAgo(2900 - 58 * n),
    focusAreaClass: 'level_up' as const,
    defaultWeeklyMin: n < 49 ? 0 : 60,
    weight: 5,
  }));
  const areas = new Map(Array.from({ length: 500 }, (_, n) => [`area ${n}`, history]));
  const all = Array.from({ length: 2900 }, (_, n) => weeksAgo(2900 - n));
  const began = performance.now();
  const unrated = filterUnratedWeeks(areas, all, CURRENT);
  const count = countTargets(areas, unrated, CURRENT);
  // The naive implementation takes more than four seconds.
  expect(performance.now() - began).toBeLessThan(1000);
  expect([unrated.length, count]).toEqual([49 * 58, 500 * 49 * 58]);
});
