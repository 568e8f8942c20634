import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseValidTimes, parseTimes, toWallTime } from './parse-times.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago'];
const BERLIN = 'Europe/Berlin';
const noOriginal = { start: undefined, end: undefined };
const at = (instant: string) => Date.parse(instant);

const berlin = (day: string, start: string, end: string, original: { start?: number; end?: number } = {}) =>
  parseTimes({
    start: { day, time: start },
    end: { day, time: end },
    original: { start: original.start, end: original.end },
    runningEndDay: undefined,
    timeZone: BERLIN,
  });

/** Instants around both clock changes of each zone, and anywhere else. */
const instants = fc.oneof(
  fc.integer({ min: at('2026-03-07T00:00Z'), max: at('2026-04-06T00:00Z') }),
  fc.integer({ min: at('2026-09-05T00:00Z'), max: at('2026-11-02T00:00Z') }),
  fc.integer({ min: at('1973-01-01T00:00Z'), max: at('2099-01-01T00:00Z') }),
);

describe('parsing the times of an entry', () => {
  it('keeps untouched times to the millisecond in every zone', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 30 * HOUR }),
        fc.constantFrom(...zones),
        (start, length, zone) => {
          const end = start + length;
          const displayed = { start: toWallTime(start, zone), end: toWallTime(end, zone) };
          const original = { start, end };
          expect(parseTimes({ ...displayed, original, runningEndDay: undefined, timeZone: zone })).toEqual(original);
          // Changing one time does not affect the other.
          const other = parseTimes({
            ...displayed,
            end: { ...displayed.end, time: '' },
            original,
            runningEndDay: displayed.end.day,
            timeZone: zone,
          });
          expect(other).toEqual({ start, end: null });
          // Once the user has chosen an end day, the time is required.
          const day = '2026-01-01';
          const half = { ...displayed, end: { day, time: '' }, original, runningEndDay: '2026-01-02', timeZone: zone };
          expect(parseTimes(half)).toEqual({ endAt: 'End date/time is required.' });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('parses typed times to instants that display the same', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const displayed = toWallTime(instant, zone);
        const times = parseTimes({
          start: displayed,
          end: displayed,
          original: noOriginal,
          runningEndDay: undefined,
          timeZone: zone,
        });
        expect(times).toHaveProperty('start');
        if ('start' in times) {
          expect(toWallTime(times.start, zone)).toEqual(displayed);
          expect(times.start % 1000).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('rejects a time that a clock change skips (TM-03)', () => {
    expect(berlin('2026-03-29', '02:30', '3:30')).toEqual({
      startAt: 'The clocks go forward on this day: 02:30 does not exist.',
    });
  });

  it("uses the user's time format in messages", () => {
    const start = { day: '2026-03-29', time: '2:30 AM' };
    const input = { original: noOriginal, runningEndDay: undefined, timeZone: BERLIN };
    const formats = { date: 'month-first', time: '12h' } as const;
    expect(parseTimes({ ...input, start, end: { ...start, time: 'x' }, formats })).toEqual({
      startAt: 'The clocks go forward on this day: 2:30 AM does not exist.',
      endAt: 'Enter a time such as 9:30 AM.',
    });
  });

  it('reads a repeated time as the first, unless only the second is after the start (TM-03)', () => {
    const [first, second] = [at('2026-10-25T00:30Z'), at('2026-10-25T01:30Z')];
    expect(berlin('2026-10-25', '01:30', '02:30')).toEqual({ start: at('2026-10-24T23:30Z'), end: first });
    expect(berlin('2026-10-25', '02:30', '02:30')).toEqual({ start: first, end: second });
    expect(berlin('2026-10-25', '02:40', '02:20')).toEqual({ start: first + 10 * MINUTE, end: second - 10 * MINUTE });
    expect(berlin('2026-10-25', '02:30', '03:00')).toEqual({ start: first, end: at('2026-10-25T02:00Z') });
  });

  it('keeps a repeated time in the half it was in', () => {
    const second = { start: at('2026-10-25T01:10:05.123Z'), end: at('2026-10-25T01:40:06.456Z') };
    expect(berlin('2026-10-25', '02:15', '02:40', second)).toEqual({ start: at('2026-10-25T01:15Z'), end: second.end });
    const first = { start: at('2026-10-25T00:10:05.123Z'), end: at('2026-10-25T00:40:06.456Z') };
    expect(berlin('2026-10-25', '02:15', '02:40', first)).toEqual({ start: at('2026-10-25T00:15Z'), end: first.end });
    expect(berlin('2026-10-25', '02:10', '02:50', second)).toEqual({
      start: second.start,
      end: at('2026-10-25T01:50Z'),
    });
  });

  it('accepts 24:00 as the end of a day', () => {
    expect(berlin('2026-11-14', '23', '24:00')).toEqual({
      start: at('2026-11-14T22:00Z'),
      end: at('2026-11-14T23:00Z'),
    });
  });

  it('rejects missing and malformed times', () => {
    expect(berlin('', '09:00', '')).toEqual({
      startAt: 'Start date/time is required.',
      endAt: 'End date/time is required.',
    });
    expect(berlin('2026-11-14', 'soon', '10:00')).toEqual({ startAt: 'Enter a time such as 09:30.' });
    expect(berlin('0012-11-14', '09:00', '10:00')).toHaveProperty('startAt');
  });

  it('rejects times in the future or out of order, unless they are stored already', () => {
    const now = at('2026-11-15T09:00Z');
    const input = {
      start: { day: '2026-11-15', time: '10:30' },
      end: { day: '2026-11-15', time: '10:30' },
      runningEndDay: undefined,
      timeZone: BERLIN,
    };
    expect(parseValidTimes({ ...input, original: noOriginal }, undefined, now)).toEqual({
      startAt: 'Start time cannot be in the future.',
      endAt: 'End time must be after start time.',
    });
    const original = { start: at('2026-11-15T09:30:01Z'), end: at('2026-11-15T09:30:02Z') };
    expect(parseValidTimes({ ...input, original }, original, now)).toEqual(original);
    expect(parseValidTimes({ ...input, original }, undefined, now)).toHaveProperty('endAt');
  });
});
