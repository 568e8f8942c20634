import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDay, daySpan, weekStartForInstant, weekSpan } from './calendar.ts';
import { entryMaxMs } from '../limits.ts';
import { effectiveEnd, overlapMs, type Span, effectiveSpan, overlaps, storedEnd, floorToSecond } from './time-span.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');
const instant = fc.integer({ min: Date.UTC(1970, 0, 10), max: Date.UTC(2100, 0, 1) });
const entry = fc
  .tuple(instant, fc.integer({ min: 1, max: entryMaxMs }))
  .map(([from, length]): Span => ({ from, to: from + length }));

describe('the effective span of an entry', () => {
  it('is the stored span or, for a running entry, reaches to the current second up to the maximum length', () => {
    expect(effectiveSpan(5000, 9000, 100_000)).toEqual({ from: 5000, to: 9000 });
    expect(effectiveSpan(5000, null, 100_000)).toEqual({ from: 5000, to: 100_000 });
    expect(effectiveSpan(5000, null, 100_999)).toEqual({ from: 5000, to: 100_000 });
    expect(effectiveSpan(5000, null, 3000)).toEqual({ from: 5000, to: 5000 });
    expect(effectiveSpan(5000, null, 5000 + entryMaxMs - 1)).toEqual({ from: 5000, to: 4000 + entryMaxMs });
    expect(effectiveSpan(5000, null, 6000 + entryMaxMs)).toEqual({ from: 5000, to: 5000 + entryMaxMs });
  });

  it('ends at the stored end, or once the entry reaches its maximum length', () => {
    expect(effectiveEnd(5, 9, 100)).toBe(9);
    expect(effectiveEnd(5, null, 5 + entryMaxMs - 1)).toBeNull();
    expect(effectiveEnd(5, null, 5 + entryMaxMs)).toBe(5 + entryMaxMs);
    expect(effectiveEnd(5, null, 5 + 2 * entryMaxMs)).toBe(5 + entryMaxMs);
  });
});

describe('whole seconds', () => {
  it('rounds instants down, even before 1970', () => {
    expect([0, 999, 1000, -1, -1000, -1001].map(floorToSecond)).toEqual([0, 0, 1000, -1000, -1000, -2000]);
  });

  it('keeps a stored end at least one second after its start and within the maximum length', () => {
    fc.assert(
      fc.property(entry, ({ from, to }) => {
        const length = storedEnd(from, to) - floorToSecond(from);
        expect(length % 1000).toBe(0);
        expect(length).toBeGreaterThanOrEqual(1000);
        expect(length).toBeLessThanOrEqual(entryMaxMs);
        expect(Math.abs(length - (to - from))).toBeLessThan(1000);
      }),
    );
  });

  it('starts every day on a whole second, in every zone and year', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(daySpan(toDay(at, timeZone), timeZone).from % 1000).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the overlap of an entry with days and weeks', () => {
  it('adds up to the whole entry over days in any zone, and is zero for other days (TM-03)', () => {
    fc.assert(
      fc.property(entry, zone, (span, timeZone) => {
        let sum = 0;
        const first = addDays(toDay(span.from, timeZone), -2);
        for (let n = 0; n <= 12; n++) {
          const day = daySpan(addDays(first, n), timeZone);
          const part = overlapMs(span, day);
          expect(overlaps(span, day)).toBe(part > 0);
          sum += part;
        }
        expect(sum).toBe(span.to - span.from);
      }),
      { numRuns: 500 },
    );
  });

  it('adds up to the whole entry over weeks', () => {
    fc.assert(
      fc.property(entry, zone, (span, timeZone) => {
        const first = weekStartForInstant(span.from, timeZone);
        const weeks = [-7, 0, 7, 14].map((days) => weekSpan(addDays(first, days), timeZone));
        const parts = weeks.map((week) => overlapMs(span, week));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(span.to - span.from);
      }),
      { numRuns: 500 },
    );
  });

  it('counts an entry of zero length in exactly one day', () => {
    const day = { from: 100, to: 200 };
    const at = (from: number, to: number) => overlaps({ from, to }, day);
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
