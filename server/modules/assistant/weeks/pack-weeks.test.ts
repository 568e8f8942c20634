import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWeeks } from './pack-weeks.ts';
import type { WorkItem } from './split-items.ts';

function item(title: string, minutes: number, milestone = 0): WorkItem {
  return { title, minutes, milestone };
}

const minutesOf = (week: readonly { readonly minutes: number }[]) =>
  week.reduce((sum, { minutes }) => sum + minutes, 0);

describe('packWeeks', () => {
  it('keeps the order and breaks between milestones', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title, n) => item(title, 30, n < 3 ? 0 : 1));
    expect(packWeeks(items, [120, 120]).map((week) => week.map(({ title }) => title))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f', 'g'],
    ]);
  });

  it('splits an item that is too long for a week into numbered sessions', () => {
    const short = ['measure', 'mark', 'order', 'water', 'plant', 'mulch'].map((title) => item(title, 20));
    const weeks = packWeeks(short.toSpliced(3, 0, item('dig', 150)), [120, 120, 120]);
    expect(weeks.map((week) => week.map(({ title }) => title))).toEqual([
      ['measure', 'mark', 'order'],
      ['dig, part 1 of 4', 'dig, part 2 of 4', 'dig, part 3 of 4'],
      ['dig, part 4 of 4', 'water', 'plant', 'mulch'],
    ]);
    expect(weeks.map(minutesOf).every((minutes) => minutes <= 120)).toBe(true);
  });

  it('names the sessions in the language of the caller', () => {
    const weeks = packWeeks([item('graben', 120)], [60, 60], {
      formatPart: (title, part, of) => `${title} (Teil ${part} von ${of})`,
    });
    expect(weeks[0]![0]!.title).toBe('graben (Teil 1 von 2)');
  });

  it('spreads little work over all weeks', () => {
    const items = Array.from({ length: 12 }, (_, n) => item(`step ${n}`, 30, n));
    expect(packWeeks(items, [600, 600, 600, 600]).map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  it('gives a short week less', () => {
    const items = Array.from({ length: 9 }, (_, n) => item(`step ${n}`, 30, n));
    expect(packWeeks(items, [90, 180]).map(({ length }) => length)).toEqual([3, 6]);
  });

  it('has something in every week, even if there is little to do', () => {
    expect(packWeeks([item('call', 20), item('sign', 20)], [60, 60, 60]).map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    expect(packWeeks([], [60])).toEqual([]);
  });

  it('never exceeds a week, never loses or reorders an item, and has 3 to 6 tasks where possible', () => {
    const work = fc.record({
      title: fc.constant('x'),
      minutes: fc.integer({ min: 2, max: 48 }).map((fives) => fives * 5),
      milestone: fc.constant(0),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 52 }).chain((weeks) =>
          fc.record({
            items: fc.array(work, { minLength: 3 * weeks, maxLength: 6 * weeks }),
            capacities: fc.array(fc.integer({ min: 60, max: 1200 }), { minLength: weeks, maxLength: weeks }),
          }),
        ),
        ({ items, capacities }) => {
          const weeks = packWeeks(items, capacities);
          expect(weeks).toHaveLength(capacities.length);
          for (const [n, week] of weeks.entries()) {
            expect(minutesOf(week)).toBeLessThanOrEqual(capacities[n]!);
            expect(week.length).toBeGreaterThanOrEqual(1);
            expect(Math.min(...week.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(5);
          }
          const order = weeks.flat().map((task) => task.item);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
          expect(new Set(order).size).toBe(items.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
