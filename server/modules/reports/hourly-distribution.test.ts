import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daySpan, instantsAt, startOfDay, timeOf, weekSpan } from './calendar.ts';
import { entryMaxMs } from './limits.ts';
import { trackedIn, wallHours, weekdayOf } from './rhythm.ts';
import { overlapMs } from './time-span.ts';

const HOUR = 3_600_000;
const zones = ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'];

/** 'Mon 09' for each hour, with its length in minutes where it is not whole. */
const told = (day: string, timeZone: string) =>
  wallHours(daySpan(day, timeZone), timeZone).map((each) => {
    const minutes = (each.to - each.from) / 60_000;
    return `${each.hour}${minutes === 60 ? '' : ` (${minutes})`}`;
  });

describe('the hours on the wall', () => {
  it('of a day are 24', () => {
    expect(told('2026-11-11', 'Europe/Berlin')).toEqual(Array.from({ length: 24 }, (_, n) => String(n)));
    expect(told('2026-11-11', 'Asia/Kathmandu')).toEqual(Array.from({ length: 24 }, (_, n) => String(n)));
  });

  it('lack the one that clocks go forward over, and repeat the one that they go back over', () => {
    expect(told('2026-03-29', 'Europe/Berlin').slice(0, 4)).toEqual(['0', '1', '3', '4']);
    expect(told('2026-10-25', 'Europe/Berlin').slice(0, 5)).toEqual(['0', '1', '2', '2', '3']);
    // By half an hour, at two.
    expect(told('2026-10-04', 'Australia/Lord_Howe').slice(0, 4)).toEqual(['0', '1', '2 (30)', '3']);
    expect(told('2026-04-05', 'Australia/Lord_Howe').slice(0, 4)).toEqual(['0', '1', '1 (30)', '2']);
  });

  it('know their weekday, Monday first, and skip a day that never was', () => {
    const weekdays = (week: string, timeZone: string) => [
      ...new Set(wallHours(weekSpan(week, timeZone), timeZone).map(weekdayOf)),
    ];
    expect(weekdays('2026-11-09', 'America/St_Johns')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdays('1969-12-29', 'UTC')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // Where Samoa changed sides of the date line, there was no Friday.
    expect(weekdays('2011-12-26', 'Pacific/Apia')).toEqual([0, 1, 2, 3, 5, 6]);
  });

  it.each(zones)('of a year in %s follow one another, each as the calendar says', (timeZone) => {
    const range = { from: startOfDay('2026-01-01', timeZone), to: startOfDay('2027-01-01', timeZone) };
    const hours = wallHours(range, timeZone);
    expect([hours[0]!.from, hours.at(-1)!.to]).toEqual([range.from, range.to]);
    for (const [n, { from, to, day, hour }] of hours.entries()) {
      if (n > 0) expect(from).toBe(hours[n - 1]!.to);
      expect(to - from).toBeLessThanOrEqual(HOUR);
      if (n % 24 !== 0 && to - from === HOUR && hours[n - 1]?.hour === hour - 1) continue;
      // The rest follows from these: one a day, and whatever is odd.
      for (const instant of [from, to - 1]) {
        expect(dayOf(instant, timeZone)).toBe(new Date(day * 24 * HOUR).toISOString().slice(0, 10));
        expect(Number(timeOf(instant, timeZone).slice(0, 2))).toBe(hour);
      }
    }
  });
});

describe('what is tracked in them', () => {
  it('is each part where it lies', () => {
    const day = '2026-10-25';
    const hours = wallHours(daySpan(day, 'Europe/Berlin'), 'Europe/Berlin');
    const [from, to] = [instantsAt(day, '01:30', 'Europe/Berlin')[0]!, instantsAt(day, '03:15', 'Europe/Berlin')[0]!];
    const minutes = trackedIn(hours, [{ from, to }]).map((ms) => ms / 60_000);
    expect(minutes.slice(0, 6)).toEqual([0, 30, 60, 60, 15, 0]);
  });

  it('is what overlaps, of any entries', () => {
    const range = weekSpan('2026-10-19', 'Europe/Berlin');
    const hours = wallHours(range, 'Europe/Berlin');
    const instant = fc
      .tuple(fc.integer({ min: -200, max: 370 }), fc.constantFrom(0, 0, 1, -1, 1_234_567))
      .map(([hour, past]) => range.from + hour * HOUR + past);
    const entry = fc
      .tuple(instant, fc.constantFrom(0, 1, 999, HOUR, 3 * HOUR + 7, entryMaxMs))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const really = hours.map((hour) => entries.reduce((sum, each) => sum + overlapMs(each, hour), 0));
        expect(trackedIn(hours, entries)).toEqual(really);
      }),
      { numRuns: 100 },
    );
  });

  it('of nothing is nothing', () => {
    expect(trackedIn([], [{ from: 1, to: 2 }])).toEqual([]);
    expect(wallHours({ from: 5, to: 5 }, 'UTC')).toEqual([]);
  });

  it('of 50,000 entries of a week each in a year is known in a moment', () => {
    const first = addDays('2026-11-09', -7 * 52);
    const range = { from: startOfDay(first, 'Europe/Berlin'), to: weekSpan('2026-11-09', 'Europe/Berlin').to };
    const entries = Array.from({ length: 50_000 }, (_, n) => ({
      from: range.from + n * 600_000,
      to: range.from + n * 600_000 + entryMaxMs,
    }));
    const began = performance.now();
    const ms = trackedIn(wallHours(range, 'Europe/Berlin'), entries);
    expect(performance.now() - began).toBeLessThan(1000);
    const all = entries.reduce((sum, entry) => sum + overlapMs(entry, range), 0);
    expect(ms.reduce((sum, each) => sum + each, 0)).toBe(all);
  });
});
