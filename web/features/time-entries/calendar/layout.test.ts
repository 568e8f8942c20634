import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSpan, assignColumns } from './layout.ts';

const span = (from: number, to: number) => ({ from, to });
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 30 },
);

describe('the layout of blocks', () => {
  it('uses one column for blocks that do not overlap', () => {
    expect(assignColumns([span(0, 60), span(60, 120)])).toEqual([
      { column: 0, columnCount: 1 },
      { column: 0, columnCount: 1 },
    ]);
  });

  it('puts overlapping blocks side by side, regardless of their order', () => {
    expect(assignColumns([span(90, 120), span(0, 100), span(30, 60), span(120, 130)])).toEqual([
      { column: 1, columnCount: 2 },
      { column: 0, columnCount: 2 },
      { column: 1, columnCount: 2 },
      { column: 0, columnCount: 1 },
    ]);
  });

  it('never draws blocks on top of each other, and gives overlapping ones equal widths', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const positions = assignColumns(all);
        expect(positions).toHaveLength(all.length);
        all.forEach((a, n) => {
          const position = positions[n]!;
          expect(position.column).toBeLessThan(position.columnCount);
          all.forEach((b, m) => {
            if (n === m || a.from >= b.to || b.from >= a.to) return;
            expect(positions[m]!.column).not.toBe(position.column);
            expect(positions[m]!.columnCount).toBe(position.columnCount);
          });
        });
      }),
    );
  });

  it('uses no more columns than there are blocks at the same time', () => {
    fc.assert(
      fc.property(spans, (all) => {
        for (const { columnCount } of assignColumns(all)) {
          const maxOverlap = Math.max(
            ...all.map(({ from }) => all.filter((each) => each.from <= from && each.to > from).length),
          );
          expect(columnCount).toBeLessThanOrEqual(maxOverlap);
        }
      }),
    );
  });

  it('makes blocks tall enough to tap, even at the edges of the day', () => {
    const day = span(0, 86_400_000);
    for (const from of [0, 1000, 40_000_000, 86_399_000]) {
      const displayed = blockSpan(span(from, from + 1000), day);
      expect(displayed.to - displayed.from).toBe(24 * 60_000);
      expect(displayed.from).toBeGreaterThanOrEqual(day.from);
      expect(displayed.to).toBeLessThanOrEqual(day.to);
    }
    expect(blockSpan(span(0, day.to), day)).toEqual(day);
  });
});
