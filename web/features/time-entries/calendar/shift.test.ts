import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpan } from '#domain/calendar.ts';
import { drawn, type Edge, shifted, STEP_MS, stepped } from './day-shift.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = '2026-11-15';
const day = daySpan(DAY, 'UTC');
const at = (time: string) => Date.parse(`${DAY}T${time}Z`);
const times = (start: string, end: string) => ({ start: at(start), end: at(end) });
const evening = at('20:00');

describe('shifting an entry', () => {
  const edges = fc.constantFrom<Edge>('start', 'end', 'both');
  /** On the evening of the day, or on the next. */
  const moments = fc.constantFrom(evening, day.to + 5 * HOUR).chain((now) =>
    fc
      .tuple(
        fc.integer({ min: day.from - HOUR, max: Math.min(now, day.to) - 1 }),
        fc.integer({ min: 1, max: 10 * HOUR }),
      )
      .map(([start, length]) => ({ now, entry: { start, end: Math.min(start + length, now) } }))
      .filter(({ entry }) => entry.end > day.from),
  );

  it('keeps it an entry of the past that lies in the day', () => {
    fc.assert(
      fc.property(moments, edges, fc.integer({ min: -600, max: 600 }), ({ now, entry }, edge, minutes) => {
        const { start, end } = shifted(entry, edge, minutes * MINUTE, day, now);
        expect(end!).toBeGreaterThan(Math.max(start, day.from));
        expect(end!).toBeLessThanOrEqual(now);
        expect(start).toBeLessThan(day.to);
        if (entry.start >= day.from) expect(start).toBeGreaterThanOrEqual(day.from);
        if (edge === 'start') expect(end).toBe(entry.end);
        if (edge === 'end') expect(start).toBe(entry.start);
        if (edge === 'both') {
          expect(end! - start).toBe(entry.end - entry.start);
          if (minutes % 5 === 0) expect(Math.abs(start - entry.start) % STEP_MS).toBe(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('moves all of it, seconds and all', () => {
    expect(shifted(times('09:00:07.123', '10:00:01'), 'both', 15 * MINUTE, day, evening)).toEqual(
      times('09:15:07.123', '10:15:01'),
    );
  });

  it('leaves at least five minutes, or as much as there was', () => {
    expect(shifted(times('09:00', '10:00'), 'end', -90 * MINUTE, day, evening)).toEqual(times('09:00', '09:05'));
    expect(shifted(times('09:00', '09:01'), 'end', -90 * MINUTE, day, evening)).toEqual(times('09:00', '09:01'));
  });

  it('does not move an end that lies on another day, nor what runs but for its start', () => {
    const night = { start: at('00:00') - 30 * MINUTE, end: at('01:00') };
    expect(shifted(night, 'start', 10 * MINUTE, day, evening)).toEqual(night);
    const running = { start: at('19:00'), end: null };
    expect(shifted(running, 'both', -10 * MINUTE, day, evening)).toEqual(running);
    expect(shifted(running, 'end', -10 * MINUTE, day, evening)).toEqual(running);
    expect(shifted(running, 'start', -10 * MINUTE, day, evening)).toEqual({ start: at('18:50'), end: null });
  });

  it('by the pointer goes in steps', () => {
    expect(stepped(times('09:03', '10:00'), 'both', 8 * MINUTE)).toBe(10 * MINUTE);
    expect(stepped(times('09:03', '10:00'), 'start', 8 * MINUTE)).toBe(7 * MINUTE);
    expect(stepped(times('09:03', '10:01'), 'end', -8 * MINUTE)).toBe(-6 * MINUTE);
  });
});

describe('drawing a new entry', () => {
  it('goes either way, in steps, until now', () => {
    expect(drawn(at('09:02'), at('10:11'), day, evening)).toEqual({ from: at('09:00'), to: at('10:15') });
    expect(drawn(at('10:11'), at('09:02'), day, evening)).toEqual({ from: at('09:00'), to: at('10:15') });
    expect(drawn(at('19:31'), at('23:00'), day, at('20:03:20'))).toEqual({ from: at('19:30'), to: at('20:03') });
    expect(drawn(at('21:00'), at('23:00'), day, evening)).toBeUndefined();
  });
});
