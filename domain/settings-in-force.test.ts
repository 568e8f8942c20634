import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { quickSettings } from './focus-area.ts';
import { type DatedSettings, firstSettings, settingsInForce } from './settings-in-force.ts';

const week = (n: number) => addDays('2026-01-05', 7 * n);
const from = (n: number, weight: number): DatedSettings => ({ ...quickSettings, weight, fromWeek: week(n) });

describe('settings in force', () => {
  it('hold from their week until others do', () => {
    const dated = [from(2, 2), from(5, 3)];
    expect(settingsInForce(dated, week(1))).toBeUndefined();
    expect([2, 3, 4, 5, 6].map((n) => settingsInForce(dated, week(n))?.weight)).toEqual([2, 2, 2, 3, 3]);
  });

  it('a new area asks for nothing before its first week', () => {
    const dated = firstSettings(quickSettings, week(3));
    expect(settingsInForce(dated, week(2))).toMatchObject({ ...quickSettings, defaultWeeklyMin: 0 });
    expect(settingsInForce(dated, week(3))).toMatchObject(quickSettings);
    expect(settingsInForce(dated, '1970-01-05')?.defaultWeeklyMin).toBe(0);
  });

  it('a change leaves every earlier week as it was, whatever the order of the rows', () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weeks, fc.integer({ min: 0, max: 60 }), (changes, asked) => {
        const dated = changes.map((n) => from(n, n));
        const latest = Math.max(...changes);
        const before = dated.filter(({ weight }) => weight !== latest);
        const expected = Math.max(-1, ...changes.filter((n) => n <= asked));
        expect(settingsInForce(dated, week(asked))?.weight ?? -1).toBe(expected);
        if (asked < latest) {
          expect(settingsInForce(dated, week(asked))).toEqual(settingsInForce(before, week(asked)));
        }
      }),
    );
  });
});
