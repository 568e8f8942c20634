import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar.ts';
import { defaultSettings } from './focus-area.ts';
import { type DatedSettings, initialSettings, effectiveSettings } from './effective-settings.ts';

const week = (n: number) => addDays('2026-01-05', 7 * n);
const settingsFromWeek = (n: number, weight: number): DatedSettings => ({
  ...defaultSettings,
  weight,
  fromWeek: week(n),
});

describe('effective settings', () => {
  it('apply from their week until the next change', () => {
    const dated = [settingsFromWeek(2, 2), settingsFromWeek(5, 3)];
    expect(effectiveSettings(dated, week(1))).toBeUndefined();
    expect([2, 3, 4, 5, 6].map((n) => effectiveSettings(dated, week(n))?.weight)).toEqual([2, 2, 2, 3, 3]);
  });

  it('give a new area no target before its first week', () => {
    const dated = initialSettings(defaultSettings, week(3));
    expect(effectiveSettings(dated, week(2))).toMatchObject({ ...defaultSettings, defaultWeeklyMin: 0 });
    expect(effectiveSettings(dated, week(3))).toMatchObject(defaultSettings);
    expect(effectiveSettings(dated, '1970-01-05')?.defaultWeeklyMin).toBe(0);
  });

  it('do not change for earlier weeks, regardless of the order of the rows', () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weeks, fc.integer({ min: 0, max: 60 }), (changes, n) => {
        const dated = changes.map((change) => settingsFromWeek(change, change));
        const latest = Math.max(...changes);
        const before = dated.filter(({ weight }) => weight !== latest);
        const expected = Math.max(-1, ...changes.filter((change) => change <= n));
        expect(effectiveSettings(dated, week(n))?.weight ?? -1).toBe(expected);
        if (n < latest) {
          expect(effectiveSettings(dated, week(n))).toEqual(effectiveSettings(before, week(n)));
        }
      }),
    );
  });
});
