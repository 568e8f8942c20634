import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDay, daySpan, toInstants, startOfDay, toTime, weekSpan } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { trackedPerSpan, localHours, toWeekday } from './hourly-distribution.ts';
import { overlapMs } from '#domain/calendar/time-span.ts';

const HOUR = 3_600_000;
const zones = ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'];

/** The hours of a day, each with its length in minutes unless that is 60. */
const describeHours = (day: string, timeZone: string) =>
  localHours(daySpan(day, timeZone), timeZone).map((each) => {
    const minutes = (each.to - each.from) / 60_000;
    return `${each.hour}${minutes === 60 ? '' : ` (${minutes})`}`;
  });

describe('local hours', () => {
  it('are 24 on a normal day', () => {
    expect(describeHours('2026-11-11', 'Europe/Berlin')).toEqual(Array.from({ length: 24 }, (_, n) => String(n)));
    expect(describeHours('2026-11-11', 'Asia/Kathmandu')).toEqual(Array.from({ length: 24 }, (_, n) => String(n)));
  });

  it('skip an hour when the clocks go forward, and repeat one when they go back', () => {
    expect(describeHours('2026-03-29', 'Europe/Berlin').slice(0, 4)).toEqual(['0', '1', '3', '4']);
    expect(describeHours('2026-10-25', 'Europe/Berlin').slice(0, 5)).toEqual(['0', '1', '2', '2', '3']);
    // On Lord Howe Island, the clocks change by half an hour at two o'clock.
    expect(describeHours('2026-10-04', 'Australia/Lord_Howe').slice(0, 4)).toEqual(['0', '1', '2 (30)', '3']);
    expect(describeHours('2026-04-05', 'Australia/Lord_Howe').slice(0, 4)).toEqual(['0', '1', '1 (30)', '2']);
  });

  it('have a weekday, and leave out days that the time zone skipped', () => {
    const weekdays = (week: string, timeZone: string) => [
      ...new Set(localHours(weekSpan(week, timeZone), timeZone).map(toWeekday)),
    ];
    expect(weekdays('2026-11-09', 'America/St_Johns')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdays('1969-12-29', 'UTC')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // Samoa skipped a Friday when it moved across the date line.
    expect(weekdays('2011-12-26', 'Pacific/Apia')).toEqual([0, 1, 2, 3, 5, 6]);
  });

  it.each(zones)('of a year in %s are contiguous and match the calendar', (timeZone) => {
    const range = { from: startOfDay('2026-01-01', timeZone), to: startOfDay('2027-01-01', timeZone) };
    const hours = localHours(range, timeZone);
    expect([hours[0]!.from, hours.at(-1)!.to]).toEqual([range.from, range.to]);
    for (const [n, { from, to, day, hour }] of hours.entries()) {
      if (n > 0) expect(from).toBe(hours[n - 1]!.to);
      expect(to - from).toBeLessThanOrEqual(HOUR);
      if (n % 24 !== 0 && to - from === HOUR && hours[n - 1]?.hour === hour - 1) continue;
      // It is enough to check one hour per day and all irregular ones. The rest follow from these.
      for (const instant of [from, to - 1]) {
        expect(toDay(instant, timeZone)).toBe(new Date(day * 24 * HOUR).toISOString().slice(0, 10));
        expect(Number(toTime(instant, timeZone).slice(0, 2))).toBe(hour);
      }
    }
  });
});

describe('tracked time per hour', () => {
  it('is split if an entry spans several hours', () => {
    const day = '2026-10-25';
    const hours = localHours(daySpan(day, 'Europe/Berlin'), 'Europe/Berlin');
    const [from, to] = [toInstants(day, '01:30', 'Europe/Berlin')[0]!, toInstants(day, '03:15', 'Europe/Berlin')[0]!];
    const minutes = trackedPerSpan(hours, [{ from, to }]).map((ms) => ms / 60_000);
    expect(minutes.slice(0, 6)).toEqual([0, 30, 60, 60, 15, 0]);
  });

  it('equals the overlap of each hour with any entries', () => {
    const range = weekSpan('2026-10-19', 'Europe/Berlin');
    const hours = localHours(range, 'Europe/Berlin');
    const instant = fc
      .tuple(fc.integer({ min: -200, max: 370 }), fc.constantFrom(0, 0, 1, -1, 1_234_567))
      .map(([hour, offset]) => range.from + hour * HOUR + offset);
    const entry = fc
      .tuple(instant, fc.constantFrom(0, 1, 999, HOUR, 3 * HOUR + 7, entryMaxMs))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const expected = hours.map((hour) => entries.reduce((sum, each) => sum + overlapMs(each, hour), 0));
        expect(trackedPerSpan(hours, entries)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('is empty for an empty range', () => {
    expect(trackedPerSpan([], [{ from: 1, to: 2 }])).toEqual([]);
    expect(localHours({ from: 5, to: 5 }, 'UTC')).toEqual([]);
  });

  it('is computed quickly for 50,000 week-long entries', () => {
    const first = addDays('2026-11-09', -7 * 52);
    const range = { from: startOfDay(first, 'Europe/Berlin'), to: weekSpan('2026-11-09', 'Europe/Berlin').to };
    const entries = Array.from({ length: 50_000 }, (_, n) => ({
      from: range.from + n * 600_000,
      to: range.from + n * 600_000 + entryMaxMs,
    }));
    const startedAt = performance.now();
    const ms = trackedPerSpan(localHours(range, 'Europe/Berlin'), entries);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    const total = entries.reduce((sum, entry) => sum + overlapMs(entry, range), 0);
    expect(ms.reduce((sum, each) => sum + each, 0)).toBe(total);
  });
});
