import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDaysToInstant } from './add-days-to-instant.ts';
import { addDays, toTime, toDay, toInstants } from './calendar.ts';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');

it('finds the same time of day on another day, even if clocks change in between', () => {
  const berlin = (iso: string, count: number) =>
    new Date(addDaysToInstant(Date.parse(iso), count, 'Europe/Berlin')).toISOString();
  // 09:00:07.123 before and after each clock change.
  expect(berlin('2026-03-28T08:00:07.123Z', 1)).toBe('2026-03-29T07:00:07.123Z');
  expect(berlin('2026-10-26T08:00:07.123Z', -2)).toBe('2026-10-24T07:00:07.123Z');
  // 02:30 does not exist on 29 March, and exists twice on 25 October.
  expect(berlin('2026-03-28T01:30:00.000Z', 1)).toBe('2026-03-29T01:30:00.000Z');
  expect(berlin('2026-10-24T00:30:00.000Z', 1)).toBe('2026-10-25T00:30:00.000Z');
  expect(berlin('2026-10-26T01:30:00.000Z', -1)).toBe('2026-10-25T01:30:00.000Z');
  // Half past midnight does not exist on the day on which Chile skips midnight.
  const santiago = addDaysToInstant(Date.parse('2026-09-05T04:30:00.000Z'), 1, 'America/Santiago');
  expect(toDay(santiago, 'America/Santiago')).toBe('2026-09-06');
  expect(toTime(santiago, 'America/Santiago')).toBe('01:30');
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2100, 0) }),
      fc.integer({ min: -7, max: 7 }),
      (timeZone, instant, count) => {
        const moved = addDaysToInstant(instant, count, timeZone);
        const [day, time] = [addDays(toDay(instant, timeZone), count), toTime(instant, timeZone)];
        if (toInstants(day, time, timeZone).length === 0) return;
        expect([toDay(moved, timeZone), toTime(moved, timeZone)]).toEqual([day, time]);
      },
    ),
    { numRuns: 1000 },
  );
});
