import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedTimes, timesFrom, wallTimeOf } from './entry-times.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];
const BERLIN = 'Europe/Berlin';
const none = { start: undefined, end: undefined };
const at = (instant: string) => Date.parse(instant);

const berlin = (day: string, start: string, end: string, original: { start?: number; end?: number } = {}) =>
  timesFrom({
    start: { day, time: start },
    end: { day, time: end },
    original: { start: original.start, end: original.end },
    runsUntil: undefined,
    timeZone: BERLIN,
  });

/** Around both clock changes of each zone, and anywhere else. */
const instants = fc.oneof(
  fc.integer({ min: at('2026-03-07T00:00Z'), max: at('2026-04-06T00:00Z') }),
  fc.integer({ min: at('2026-09-05T00:00Z'), max: at('2026-11-02T00:00Z') }),
  fc.integer({ min: at('1973-01-01T00:00Z'), max: at('2099-01-01T00:00Z') }),
);

describe('the times of an entry', () => {
  it('that nobody touched stay what they are, to the millisecond, in every zone', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 30 * HOUR }),
        fc.constantFrom(...zones),
        (start, length, zone) => {
          const end = start + length;
          const shown = { start: wallTimeOf(start, zone), end: wallTimeOf(end, zone) };
          const original = { start, end };
          expect(timesFrom({ ...shown, original, runsUntil: undefined, timeZone: zone })).toEqual(original);
          // Nor does one change when the other does.
          const other = timesFrom({
            ...shown,
            end: { ...shown.end, time: '' },
            original,
            runsUntil: shown.end.day,
            timeZone: zone,
          });
          expect(other).toEqual({ start, end: null });
          // Whoever has chosen a day for the end has to give its time.
          const day = '2026-01-01';
          const half = { ...shown, end: { day, time: '' }, original, runsUntil: '2026-01-02', timeZone: zone };
          expect(timesFrom(half)).toEqual({ endAt: 'End date/time is required.' });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('that were typed read as they were typed', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const shown = wallTimeOf(instant, zone);
        const times = timesFrom({
          start: shown,
          end: shown,
          original: none,
          runsUntil: undefined,
          timeZone: zone,
        });
        expect(times).toHaveProperty('start');
        if ('start' in times) {
          expect(wallTimeOf(times.start, zone)).toEqual(shown);
          expect(times.start % 1000).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('that do not exist are told', () => {
    expect(berlin('2026-03-29', '02:30', '3:30')).toEqual({
      startAt: 'The clocks go forward on this day: 02:30 does not exist.',
    });
  });

  it('that come twice are the first, unless only the second makes sense', () => {
    const [first, second] = [at('2026-10-25T00:30Z'), at('2026-10-25T01:30Z')];
    expect(berlin('2026-10-25', '01:30', '02:30')).toEqual({ start: at('2026-10-24T23:30Z'), end: first });
    expect(berlin('2026-10-25', '02:30', '02:30')).toEqual({ start: first, end: second });
    expect(berlin('2026-10-25', '02:40', '02:20')).toEqual({ start: first + 10 * MINUTE, end: second - 10 * MINUTE });
    expect(berlin('2026-10-25', '02:30', '03:00')).toEqual({ start: first, end: at('2026-10-25T02:00Z') });
  });

  it('that come twice stay in the half in which they were', () => {
    const second = { start: at('2026-10-25T01:10:05.123Z'), end: at('2026-10-25T01:40:06.456Z') };
    expect(berlin('2026-10-25', '02:15', '02:40', second)).toEqual({ start: at('2026-10-25T01:15Z'), end: second.end });
    const first = { start: at('2026-10-25T00:10:05.123Z'), end: at('2026-10-25T00:40:06.456Z') };
    expect(berlin('2026-10-25', '02:15', '02:40', first)).toEqual({ start: at('2026-10-25T00:15Z'), end: first.end });
    expect(berlin('2026-10-25', '02:10', '02:50', second)).toEqual({
      start: second.start,
      end: at('2026-10-25T01:50Z'),
    });
  });

  it('go up to the end of a day', () => {
    expect(berlin('2026-11-14', '23', '24:00')).toEqual({
      start: at('2026-11-14T22:00Z'),
      end: at('2026-11-14T23:00Z'),
    });
  });

  it('that are missing, or no times, are told', () => {
    expect(berlin('', '09:00', '')).toEqual({
      startAt: 'Start date/time is required.',
      endAt: 'End date/time is required.',
    });
    expect(berlin('2026-11-14', 'soon', '10:00')).toEqual({ startAt: 'Enter a time such as 09:30.' });
    expect(berlin('0012-11-14', '09:00', '10:00')).toHaveProperty('startAt');
  });

  it('are checked against the clock, unless they are stored already', () => {
    const now = at('2026-11-15T09:00Z');
    const input = {
      start: { day: '2026-11-15', time: '10:30' },
      end: { day: '2026-11-15', time: '10:30' },
      runsUntil: undefined,
      timeZone: BERLIN,
    };
    expect(checkedTimes({ ...input, original: none }, undefined, now)).toEqual({
      startAt: 'Start time cannot be in the future.',
      endAt: 'End time must be after start time.',
    });
    const original = { start: at('2026-11-15T09:30:01Z'), end: at('2026-11-15T09:30:02Z') };
    expect(checkedTimes({ ...input, original }, original, now)).toEqual(original);
    expect(checkedTimes({ ...input, original }, undefined, now)).toHaveProperty('endAt');
  });
});
