import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daySpan, weekOf, weekSpan } from './calendar.ts';
import { entryMaxMs } from './limits.ts';
import { endOf, overlapMs, type Span, spanOf, touches, wholeEnd, wholeSecond } from './time-span.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const instant = fc.integer({ min: Date.UTC(1970, 0, 10), max: Date.UTC(2100, 0, 1) });
const entry = fc
  .tuple(instant, fc.integer({ min: 1, max: entryMaxMs }))
  .map(([from, length]): Span => ({ from, to: from + length }));

describe('the span of an entry', () => {
  it('is what is stored, or goes up to now in whole seconds, but not beyond the longest there is', () => {
    expect(spanOf(5000, 9000, 100_000)).toEqual({ from: 5000, to: 9000 });
    expect(spanOf(5000, null, 100_000)).toEqual({ from: 5000, to: 100_000 });
    expect(spanOf(5000, null, 100_999)).toEqual({ from: 5000, to: 100_000 });
    expect(spanOf(5000, null, 3000)).toEqual({ from: 5000, to: 5000 });
    expect(spanOf(5000, null, 5000 + entryMaxMs - 1)).toEqual({ from: 5000, to: 4000 + entryMaxMs });
    expect(spanOf(5000, null, 6000 + entryMaxMs)).toEqual({ from: 5000, to: 5000 + entryMaxMs });
  });

  it('ends when it was ended, or when it is as long as it may be', () => {
    expect(endOf(5, 9, 100)).toBe(9);
    expect(endOf(5, null, 5 + entryMaxMs - 1)).toBeNull();
    expect(endOf(5, null, 5 + entryMaxMs)).toBe(5 + entryMaxMs);
    expect(endOf(5, null, 5 + 2 * entryMaxMs)).toBe(5 + entryMaxMs);
  });
});

describe('whole seconds', () => {
  it('are those that instants lie in, also before 1970', () => {
    expect([0, 999, 1000, -1, -1000, -1001].map(wholeSecond)).toEqual([0, 0, 1000, -1000, -1000, -2000]);
  });

  it('of a start and an end stay in order, at least one apart and no further than the longest there is', () => {
    fc.assert(
      fc.property(entry, ({ from, to }) => {
        const length = wholeEnd(from, to) - wholeSecond(from);
        expect(length % 1000).toBe(0);
        expect(length).toBeGreaterThanOrEqual(1000);
        expect(length).toBeLessThanOrEqual(entryMaxMs);
        expect(Math.abs(length - (to - from))).toBeLessThan(1000);
      }),
    );
  });

  it('are where days and weeks begin, in every zone and year', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(daySpan(dayOf(at, timeZone), timeZone).from % 1000).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the parts of an entry', () => {
  it('in the days it touches, in any zone, are the whole of it, and other days have none', () => {
    fc.assert(
      fc.property(entry, zone, (span, timeZone) => {
        let sum = 0;
        const first = addDays(dayOf(span.from, timeZone), -2);
        for (let n = 0; n <= 12; n++) {
          const day = daySpan(addDays(first, n), timeZone);
          const part = overlapMs(span, day);
          expect(touches(span, day)).toBe(part > 0);
          sum += part;
        }
        expect(sum).toBe(span.to - span.from);
      }),
      { numRuns: 500 },
    );
  });

  it('in the weeks it touches are the whole of it', () => {
    fc.assert(
      fc.property(entry, zone, (span, timeZone) => {
        const first = weekOf(span.from, timeZone);
        const weeks = [-7, 0, 7, 14].map((days) => weekSpan(addDays(first, days), timeZone));
        const parts = weeks.map((week) => overlapMs(span, week));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(span.to - span.from);
      }),
      { numRuns: 500 },
    );
  });

  it('are found in one day only where it is a moment', () => {
    const day = { from: 100, to: 200 };
    const at = (from: number, to: number) => touches({ from, to }, day);
    expect([at(99, 99), at(100, 100), at(199, 199), at(200, 200)]).toEqual([false, true, true, false]);
    expect([at(50, 100), at(50, 101), at(200, 250), at(199, 250), at(0, 300)]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });
});
