import { describe, expect, it } from 'vitest';
import type { PlanRow } from './plan-rows.ts';
import { factsOf } from './row-facts.ts';

const row = {
  focusAreaClass: 'level_up',
  goalMin: 600,
  defaultMin: 480,
  isDefault: false,
  isResting: false,
  usedSec: 7859,
  usualSec: 12_000,
} as PlanRow;
const gaming = { ...row, focusAreaClass: 'chill_zone', goalMin: 300 } as const;

describe('the facts of a row', () => {
  it('are how much is tracked, the average and the default', () => {
    expect(factsOf(row, 'present')).toEqual(['2 h 10 min of 10 h so far', 'average 3 h 20 min', 'default 8 h']);
    expect(factsOf(row, 'past')[0]).toBe('2 h 10 min of 10 h tracked');
    expect(factsOf({ ...row, usedSec: 0 }, 'ahead')).toEqual(['average 3 h 20 min', 'default 8 h']);
    expect(factsOf({ ...row, isDefault: true }, 'present').at(-1)).toBe('default');
  });

  it('say of a limit that it is one', () => {
    expect(factsOf(gaming, 'present')[0]).toBe('2 h 10 min so far, limit 5 h');
    expect(factsOf(gaming, 'ahead')[0]).toBe('limit 5 h');
  });

  it('know no limit before the first week of an area', () => {
    const before = { ...gaming, goalMin: 0, defaultMin: 0, isDefault: true };
    expect(factsOf(before, 'past')).toEqual(['2 h 10 min tracked, no limit yet', 'average 3 h 20 min']);
  });

  it('leave out what is not known, or nothing', () => {
    expect(factsOf({ ...row, usualSec: undefined }, 'present')).toHaveLength(2);
    expect(factsOf({ ...row, usualSec: 59 }, 'present')).toHaveLength(2);
    expect(factsOf({ ...row, goalMin: 0 }, 'present')[0]).toBe('2 h 10 min so far');
  });

  it('say of a row at rest what that means', () => {
    const atRest = { ...row, isResting: true };
    const rests = 'rests this week, not rated';
    expect(factsOf(atRest, 'present')).toEqual([rests, '2 h 10 min so far', 'average 3 h 20 min']);
    expect(factsOf({ ...atRest, usedSec: 0 }, 'ahead')).toEqual([rests, 'average 3 h 20 min']);
  });
});
