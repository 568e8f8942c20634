import { describe, expect, it } from 'vitest';
import { areaShares } from './area-shares.ts';

const area = (name: string) => ({ _id: name, name, focusAreaClass: 'level_up' }) as const;
const week = (seconds: Readonly<Record<string, number>>) => ({
  weekStart: '2026-11-09',
  areas: Object.entries(seconds).map(([focusAreaId, trackedSec]) => ({ focusAreaId, trackedSec })),
});

describe('the shares of focus areas', () => {
  it('are of each week, and of all, in each class most first', () => {
    const weeks = [week({ Coding: 30, Fitness: 10 }), week({}), week({ Fitness: 40 })];
    const shares = areaShares(weeks, [area('Coding'), area('Fitness'), area('Unused')]);
    expect(shares.map(({ name, percent, ofWeeks }) => [name, percent, ofWeeks])).toEqual([
      ['Fitness', 63, [25, 0, 100]],
      ['Coding', 37, [75, 0, 0]],
    ]);
  });

  it('tell areas of one class apart', () => {
    const shares = areaShares([week({ A: 2, B: 1 })], [area('A'), area('B')]);
    expect(shares[0]!.color).toBe('var(--ww-violet-fill)');
    expect(shares[1]!.color).toContain('color-mix');
  });

  it('sum up what is too much to be told apart', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const weeks = [week(Object.fromEntries(names.map((name, n) => [name, 100 - n])))];
    const shares = areaShares(weeks, names.map(area));
    expect(shares.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Other']);
    expect(shares.reduce((all, { percent }) => all + percent, 0)).toBe(100);
    expect(areaShares(weeks, names.slice(0, 7).map(area)).at(-1)!.name).toBe('G');
  });

  it('have names of their own', () => {
    const twins = [area('A'), { ...area('B'), name: 'A' }];
    expect(areaShares([week({ A: 2, B: 1 })], twins).map(({ name }) => name)).toEqual(['A', 'A (2)']);
  });

  it('are none where nothing was tracked', () => {
    expect(areaShares([week({})], [area('A')])).toEqual([]);
  });
});
