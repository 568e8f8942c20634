import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSpan, placesOf } from './day-layout.ts';

const span = (from: number, to: number) => ({ from, to });
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 30 },
);

describe('blocks of a day', () => {
  it('stand below each other where they do not overlap', () => {
    expect(placesOf([span(0, 60), span(60, 120)])).toEqual([
      { column: 0, columns: 1 },
      { column: 0, columns: 1 },
    ]);
  });

  it('stand side by side where they do, whatever their order', () => {
    expect(placesOf([span(90, 120), span(0, 100), span(30, 60), span(120, 130)])).toEqual([
      { column: 1, columns: 2 },
      { column: 0, columns: 2 },
      { column: 1, columns: 2 },
      { column: 0, columns: 1 },
    ]);
  });

  it('never cover each other, and are equally wide with those they overlap', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const places = placesOf(all);
        expect(places).toHaveLength(all.length);
        all.forEach((a, n) => {
          const mine = places[n]!;
          expect(mine.column).toBeLessThan(mine.columns);
          all.forEach((b, m) => {
            if (n === m || a.from >= b.to || b.from >= a.to) return;
            expect(places[m]!.column).not.toBe(mine.column);
            expect(places[m]!.columns).toBe(mine.columns);
          });
        });
      }),
    );
  });

  it('take as many columns as overlap at once, no more', () => {
    fc.assert(
      fc.property(spans, (all) => {
        for (const { columns } of placesOf(all)) {
          const most = Math.max(
            ...all.map(({ from }) => all.filter((each) => each.from <= from && each.to > from).length),
          );
          expect(columns).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('are tall enough to be pressed, also at the edges of the day', () => {
    const day = span(0, 86_400_000);
    for (const from of [0, 1000, 40_000_000, 86_399_000]) {
      const drawn = drawnSpan(span(from, from + 1000), day);
      expect(drawn.to - drawn.from).toBe(24 * 60_000);
      expect(drawn.from).toBeGreaterThanOrEqual(day.from);
      expect(drawn.to).toBeLessThanOrEqual(day.to);
    }
    expect(drawnSpan(span(0, day.to), day)).toEqual(day);
  });
});
