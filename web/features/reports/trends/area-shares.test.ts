import { describe, expect, it } from 'vitest';
import { areaShares } from './area-shares.ts';

const createArea = (name: string) => ({ _id: name, name, focusAreaClass: 'level_up', color: 'blue' }) as const;
const createWeek = (seconds: Readonly<Record<string, number>>) => ({
  weekStart: '2026-11-09',
  areas: Object.entries(seconds).map(([focusAreaId, trackedSec]) => ({ focusAreaId, trackedSec })),
});

describe('areaShares', () => {
  it('computes shares per week and in total, largest first within a class', () => {
    const weeks = [createWeek({ Coding: 30, Fitness: 10 }), createWeek({}), createWeek({ Fitness: 40 })];
    const shares = areaShares(weeks, [createArea('Coding'), createArea('Fitness'), createArea('Unused')]);
    expect(shares.map(({ name, percent, weeklyPercents }) => [name, percent, weeklyPercents])).toEqual([
      ['Fitness', 63, [25, 0, 100]],
      ['Coding', 37, [75, 0, 0]],
    ]);
  });

  it('shows each area in its color', () => {
    const areas = [createArea('A'), { ...createArea('B'), color: 'pink' } as const];
    const shares = areaShares([createWeek({ A: 2, B: 1 })], areas);
    expect(shares.map(({ color }) => color)).toEqual(['var(--ww-area-blue)', 'var(--ww-area-pink)']);
  });

  it('combines the smallest areas into one share', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const weeks = [createWeek(Object.fromEntries(names.map((name, n) => [name, 100 - n])))];
    const shares = areaShares(weeks, names.map(createArea));
    expect(shares.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Other']);
    expect(shares.reduce((all, { percent }) => all + percent, 0)).toBe(100);
    expect(areaShares(weeks, names.slice(0, 7).map(createArea)).at(-1)!.name).toBe('G');
  });

  it('makes duplicate names unique', () => {
    const namesakes = [createArea('A'), { ...createArea('B'), name: 'A' }];
    expect(areaShares([createWeek({ A: 2, B: 1 })], namesakes).map(({ name }) => name)).toEqual(['A', 'A (2)']);
  });

  it('returns nothing if nothing was tracked', () => {
    expect(areaShares([createWeek({})], [createArea('A')])).toEqual([]);
  });
});
