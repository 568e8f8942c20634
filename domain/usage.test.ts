import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekSpan } from './calendar.ts';
import { overlapMs } from './time-span.ts';
import { secondsByFocusArea, type TrackedEntry, usageIn } from './usage.ts';

const entryOf = (goalId: string, focusAreaId: string, from: number, to: number): TrackedEntry => ({
  goalId,
  focusAreaId,
  from,
  to,
});

describe('usage', () => {
  it('adds up the parts of seconds before it cuts them off, and leaves out what has no whole second', () => {
    const week = { from: 0, to: 10_000 };
    const entries = [
      entryOf('b', 'x', 0, 1500),
      entryOf('b', 'x', 2000, 3600),
      entryOf('a', 'x', 9000, 12_000),
      entryOf('c', 'y', 0, 999),
      entryOf('d', 'y', 10_000, 20_000),
    ];
    expect(usageIn([week], entries)).toEqual([
      [
        { goalId: 'a', focusAreaId: 'x', seconds: 1 },
        { goalId: 'b', focusAreaId: 'x', seconds: 3 },
      ],
    ]);
  });

  it('of a focus area is that of its goals as shown, in the order of ids', () => {
    const goals = [
      { goalId: 'a', focusAreaId: 'y', seconds: 3 },
      { goalId: 'b', focusAreaId: 'x', seconds: 1 },
      { goalId: 'c', focusAreaId: 'y', seconds: 4 },
    ];
    expect([...secondsByFocusArea(goals)]).toEqual([
      ['x', 1],
      ['y', 7],
    ]);
  });

  it('of many weeks is that of each', () => {
    const weeks = Array.from({ length: 53 }, (_, n) => weekSpan(addDays('2026-01-05', 7 * n), 'Europe/Berlin'));
    const [first, last] = [weeks[0]!.from, weeks[52]!.to];
    const entry = fc
      .tuple(
        fc.constantFrom('a', 'b', 'c'),
        fc.oneof(
          fc.integer({ min: first - 1e9, max: last + 1e9 }),
          fc.constantFrom(...weeks.flatMap(({ from }) => [from - 1, from, from + 1])),
        ),
        fc.oneof(fc.constantFrom(0, 1, 7 * 24 * 3_600_000), fc.integer({ min: 0, max: 7 * 24 * 3_600_000 })),
      )
      .map(([goal, from, length]) => entryOf(goal, `area of ${goal}`, from, from + length));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const together = usageIn(weeks, entries);
        for (const [n, week] of weeks.entries()) {
          const sums = new Map<string, number>();
          for (const each of entries) sums.set(each.goalId, (sums.get(each.goalId) ?? 0) + overlapMs(each, week));
          const seconds = [...sums].map(([goal, ms]) => [goal, Math.floor(ms / 1000)]).filter(([, of]) => of !== 0);
          expect(Object.fromEntries(together[n]!.map((goal) => [goal.goalId, goal.seconds]))).toEqual(
            Object.fromEntries(seconds),
          );
          expect(usageIn([week], entries)).toEqual([together[n]]);
        }
      }),
    );
  });
});
