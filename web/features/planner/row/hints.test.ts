import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../plan-rows.ts';
import { rowHints } from './hints.ts';

const row = {
  focusAreaClass: 'level_up',
  goalMin: 600,
  defaultMin: 480,
  isDefault: false,
  isResting: false,
  usedSec: 7859,
  baselineSec: 12_000,
} as PlanRow;
const gaming = { ...row, focusAreaClass: 'chill_zone', goalMin: 300 } as const;

describe('rowHints', () => {
  it('lists the tracked time, the average and the default', () => {
    expect(rowHints(row, 'present')).toEqual(['2 h 10 min of 10 h so far', 'average 3 h 20 min', 'default 8 h']);
    expect(rowHints(row, 'past')[0]).toBe('2 h 10 min of 10 h tracked');
    expect(rowHints({ ...row, usedSec: 0 }, 'future')).toEqual(['average 3 h 20 min', 'default 8 h']);
    expect(rowHints({ ...row, isDefault: true }, 'present').at(-1)).toBe('default');
  });

  it('labels a limit as such', () => {
    expect(rowHints(gaming, 'present')[0]).toBe('2 h 10 min so far, limit 5 h');
    expect(rowHints(gaming, 'future')[0]).toBe('limit 5 h');
  });

  it("shows no limit before an area's first week", () => {
    const before = { ...gaming, goalMin: 0, defaultMin: 0, isDefault: true };
    expect(rowHints(before, 'past')).toEqual(['2 h 10 min tracked, no limit yet', 'average 3 h 20 min']);
  });

  it('omits unknown and zero values', () => {
    expect(rowHints({ ...row, baselineSec: undefined }, 'present')).toHaveLength(2);
    expect(rowHints({ ...row, baselineSec: 59 }, 'present')).toHaveLength(2);
    expect(rowHints({ ...row, goalMin: 0 }, 'present')[0]).toBe('2 h 10 min so far');
  });

  it('explains that a resting row is not rated', () => {
    const restingRow = { ...row, isResting: true };
    const restHint = 'resting this week, not rated';
    expect(rowHints(restingRow, 'present')).toEqual([restHint, '2 h 10 min so far', 'average 3 h 20 min']);
    expect(rowHints({ ...restingRow, usedSec: 0 }, 'future')).toEqual([restHint, 'average 3 h 20 min']);
  });
});
