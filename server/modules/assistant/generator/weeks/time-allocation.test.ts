import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskPattern } from './goal-kind.ts';
import { minutesOf } from './week-time.ts';

function sum(minutes: readonly number[]): number {
  return minutes.reduce((all, one) => all + one, 0);
}

describe('the time of a week', () => {
  it('is shared by size', () => {
    expect(
      minutesOf(
        [
          { do: '', size: 3 },
          { do: '', size: 1 },
        ],
        120,
      ),
    ).toEqual([90, 30]);
  });

  it('goes to the others where a task takes no longer', () => {
    expect(
      minutesOf(
        [
          { do: '', size: 3, upTo: 15 },
          { do: '', size: 1 },
        ],
        120,
      ),
    ).toEqual([15, 100]);
  });

  it('gives what is counted just what it takes', () => {
    expect(
      minutesOf(
        [
          { do: '', size: 1, minutesEach: 7, upTo: 75, sitting: 240 },
          { do: '', size: 5 },
        ],
        120,
      ),
    ).toEqual([75, 45]);
  });

  it('is never exceeded, and hardly wasted', () => {
    const task = fc.record<TaskPattern>({
      do: fc.constant(''),
      size: fc.integer({ min: 1, max: 5 }),
      // As the kinds have them.
      sitting: fc.integer({ min: 3, max: 24 }).map((fives) => fives * 5),
    });
    fc.assert(
      fc.property(
        fc.array(task, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 72, max: 6000 }),
        (tasks, total) => {
          const minutes = minutesOf(tasks, total);
          expect(Math.min(...minutes)).toBeGreaterThanOrEqual(10);
          expect(sum(minutes)).toBeLessThanOrEqual(total);
          const useful = Math.min(total, sum(tasks.map(({ sitting = 60 }) => sitting * 7)));
          expect(sum(minutes)).toBeGreaterThan(useful - Math.max(40, useful / 5));
        },
      ),
    );
  });
});
