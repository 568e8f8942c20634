import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskPattern } from '../goal-kind.ts';
import { allocateMinutes } from './time-allocation.ts';

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, value) => total + value, 0);
}

describe('allocateMinutes', () => {
  it('shares the minutes by size', () => {
    expect(
      allocateMinutes(
        [
          { do: '', size: 3 },
          { do: '', size: 1 },
        ],
        120,
      ),
    ).toEqual([90, 30]);
  });

  it('gives what a limited task does not need to the others', () => {
    expect(
      allocateMinutes(
        [
          { do: '', size: 3, upTo: 15 },
          { do: '', size: 1 },
        ],
        120,
      ),
    ).toEqual([15, 100]);
  });

  it('gives a counted task exactly what it needs', () => {
    expect(
      allocateMinutes(
        [
          { do: '', size: 1, minutesEach: 7, upTo: 75, sitting: 240 },
          { do: '', size: 5 },
        ],
        120,
      ),
    ).toEqual([75, 45]);
  });

  it('never exceeds the total, and leaves little of it unused', () => {
    const task = fc.record<TaskPattern>({
      do: fc.constant(''),
      size: fc.integer({ min: 1, max: 5 }),
      // The range used by the kinds.
      sitting: fc.integer({ min: 3, max: 24 }).map((fives) => fives * 5),
    });
    fc.assert(
      fc.property(
        fc.array(task, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 72, max: 6000 }),
        (tasks, total) => {
          const minutes = allocateMinutes(tasks, total);
          expect(Math.min(...minutes)).toBeGreaterThanOrEqual(10);
          expect(sum(minutes)).toBeLessThanOrEqual(total);
          const usable = Math.min(total, sum(tasks.map(({ sitting = 60 }) => sitting * 7)));
          expect(sum(minutes)).toBeGreaterThan(usable - Math.max(40, usable / 5));
        },
      ),
    );
  });
});
