import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daySpan, weekOf, weekSpan } from './calendar.ts';
import { entryMaxMs } from './limits.ts';
import { endOf, overlapMs, type Span, spanOf, touches } from './time-span.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const instant = fc.integer({ min: Date.UTC(1970, 0, 10), max: Date.UTC(2100, 0, 1) });
const entry = fc
  .tuple(instant, fc.integer({ min: 1, max: entryMaxMs }))
  .map(([from, length]): Span => ({ from, to: from + length }));

describe('the span of an entry', () => {
  it('is what is stored, or goes up to now, but not beyond the longest there is', () => {
    expect(spanOf(5, 9, 100)).toEqual({ from: 5, to: 9 });
    expect(spanOf(5, 5, 100)).toEqual({ from: 5, to: 5 });
    expect(spanOf(5, null, 100)).toEqual({ from: 5, to: 100 });
    expect(spanOf(5, null, 3)).toEqual({ from: 5, to: 5 });
    expect(spanOf(5, null, 5 + entryMaxMs - 1)).toEqual({ from: 5, to: 5 + entryMaxMs - 1 });
    expect(spanOf(5, null, 6 + entryMaxMs)).toEqual({ from: 5, to: 5 + entryMaxMs });
  });

  it('ends when it was ended, or when it is as long as it may be', () => {
    expect(endOf(5, 9, 100)).toBe(9);
    expect(endOf(5, null, 5 + entryMaxMs - 1)).toBeNull();
    expect(endOf(5, null, 5 + entryMaxMs)).toBe(5 + entryMaxMs);
    expect(endOf(5, null, 5 + 2 * entryMaxMs)).toBe(5 + entryMaxMs);
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
