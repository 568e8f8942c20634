import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpan, weekSpan } from '#domain/calendar/calendar.ts';
import { moveTimes, snapSpan, type Edge, shiftTimes, STEP_MS, snapShift } from './shift.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = '2026-11-15';
const day = daySpan(DAY, 'UTC');
const at = (time: string) => Date.parse(`${DAY}T${time}Z`);
const times = (start: string, end: string) => ({ start: at(start), end: at(end) });
const evening = at('20:00');

describe('shifting an entry', () => {
  const edges = fc.constantFrom<Edge>('start', 'end', 'both');
  /** Entries that are moved in the evening of their day, or on the next day. */
  const movedEntries = fc.constantFrom(evening, day.to + 5 * HOUR).chain((now) =>
    fc
      .tuple(
        fc.integer({ min: day.from - HOUR, max: Math.min(now, day.to) - 1 }),
        fc.integer({ min: 1, max: 10 * HOUR }),
      )
      .map(([start, length]) => ({ now, entry: { start, end: Math.min(start + length, now) } }))
      .filter(({ entry }) => entry.end > day.from),
  );

  it('keeps the entry in the past and within the day', () => {
    fc.assert(
      fc.property(movedEntries, edges, fc.integer({ min: -600, max: 600 }), ({ now, entry }, edge, minutes) => {
        const { start, end } = shiftTimes(entry, edge, minutes * MINUTE, day, now);
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

  it('preserves seconds when moving the whole entry', () => {
    expect(shiftTimes(times('09:00:07.123', '10:00:01'), 'both', 15 * MINUTE, day, evening)).toEqual(
      times('09:15:07.123', '10:15:01'),
    );
  });

  it('leaves at least five minutes, or the original length if that is shorter', () => {
    expect(shiftTimes(times('09:00', '10:00'), 'end', -90 * MINUTE, day, evening)).toEqual(times('09:00', '09:05'));
    expect(shiftTimes(times('09:00', '09:01'), 'end', -90 * MINUTE, day, evening)).toEqual(times('09:00', '09:01'));
  });

  it('does not move an edge that is on another day', () => {
    const night = { start: at('00:00') - 30 * MINUTE, end: at('01:00') };
    expect(shiftTimes(night, 'start', 10 * MINUTE, day, evening)).toEqual(night);
  });

  it('moves only the start of a running entry', () => {
    const running = { start: at('19:00'), end: null };
    expect(shiftTimes(running, 'both', -10 * MINUTE, day, evening)).toEqual(running);
    expect(shiftTimes(running, 'end', -10 * MINUTE, day, evening)).toEqual(running);
    expect(shiftTimes(running, 'start', -10 * MINUTE, day, evening)).toEqual({ start: at('18:50'), end: null });
  });

  it('snaps pointer movements to steps of five minutes', () => {
    expect(snapShift(times('09:03', '10:00'), 'both', 8 * MINUTE)).toBe(10 * MINUTE);
    expect(snapShift(times('09:03', '10:00'), 'start', 8 * MINUTE)).toBe(7 * MINUTE);
    expect(snapShift(times('09:03', '10:01'), 'end', -8 * MINUTE)).toBe(-6 * MINUTE);
  });
});

describe('moving an entry to another day', () => {
  const berlin = (weekStart: string, now = Date.parse('2026-11-15T12:00Z')) => ({
    shown: weekSpan(weekStart, 'Europe/Berlin'),
    timeZone: 'Europe/Berlin',
    now,
  });
  const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

  it('keeps the time of day and the duration when clocks go forward', () => {
    // From Saturday 01:00:07 to 04:00; three hours later on Sunday it is 05:00:07.
    const saturday = span('2026-03-28T00:00:07Z', '2026-03-28T03:00:00Z');
    expect(moveTimes(saturday, { days: 1 }, berlin('2026-03-23'))).toEqual(
      span('2026-03-29T00:00:07Z', '2026-03-29T03:00:00Z'),
    );
    const nineToTen = span('2026-03-28T08:00:00Z', '2026-03-28T09:00:00Z');
    expect(moveTimes(nineToTen, { days: 1, shiftMs: 15 * MINUTE }, berlin('2026-03-23'))).toEqual(
      span('2026-03-29T07:15:00Z', '2026-03-29T08:15:00Z'),
    );
  });

  it('keeps the time of day and the duration when clocks go back', () => {
    const monday = span('2026-10-19T07:00:00Z', '2026-10-19T08:30:00Z');
    expect(moveTimes(monday, { days: 6 }, berlin('2026-10-19'))).toEqual(
      span('2026-10-25T08:00:00Z', '2026-10-25T09:30:00Z'),
    );
  });

  it('moves both parts of an entry that crosses midnight', () => {
    const night = span('2026-11-10T22:00:00Z', '2026-11-11T01:00:00Z');
    expect(moveTimes(night, { days: 2 }, berlin('2026-11-09'))).toEqual(
      span('2026-11-12T22:00:00Z', '2026-11-13T01:00:00Z'),
    );
  });

  it('stops at the current time and at the ends of the week', () => {
    const friday = span('2026-11-13T18:00:00Z', '2026-11-13T19:00:00Z');
    expect(moveTimes(friday, { days: 2 }, berlin('2026-11-09'))).toEqual(
      span('2026-11-15T11:00:00Z', '2026-11-15T12:00:00Z'),
    );
    expect(moveTimes(friday, { days: -7 }, berlin('2026-11-09'))).toEqual(
      span('2026-11-08T23:00:00Z', '2026-11-09T00:00:00Z'),
    );
  });
});

describe('snapSpan', () => {
  it('snaps a drag in either direction, but not into the future', () => {
    expect(snapSpan(at('09:02'), at('10:11'), day, evening)).toEqual({ from: at('09:00'), to: at('10:15') });
    expect(snapSpan(at('10:11'), at('09:02'), day, evening)).toEqual({ from: at('09:00'), to: at('10:15') });
    expect(snapSpan(at('19:31'), at('23:00'), day, at('20:03:20'))).toEqual({ from: at('19:30'), to: at('20:03') });
    expect(snapSpan(at('21:00'), at('23:00'), day, evening)).toBeUndefined();
  });
});
