import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  toDay,
  daySpan,
  toInstants,
  isSupportedDay,
  sameTimeLastWeek,
  startOfDay,
  toTime,
  weekStartForInstant,
  weekSpan,
  weeksOfYear,
  weekStartForDay,
  toYear,
  isoWeekYear,
  addDaysToInstant,
} from './calendar.ts';

describe('calendar', () => {
  it('converts an instant to the calendar day in a time zone', () => {
    const instant = Date.UTC(2026, 2, 29, 23, 30);
    expect(toDay(instant, 'UTC')).toBe('2026-03-29');
    expect(toDay(instant, 'Europe/Berlin')).toBe('2026-03-30');
    expect(toDay(instant, 'America/New_York')).toBe('2026-03-29');
    expect(toDay(instant, 'Pacific/Kiritimati')).toBe('2026-03-30');
  });

  it('adds days across months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('supports the days from 1970 to 2100, and those of 1969 in the first week of 1970', () => {
    const supported = ['1969-12-29', '1970-01-01', '2026-02-28', '2028-02-29', '2100-12-31'];
    const outOfRange = ['1969-12-28', '2101-01-01', '0000-01-01', '9999-12-31'];
    const nonexistent = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-11-00'];
    const malformed = ['', '2026-11-9', ' 2026-11-09', '2026-11-09\n', '20261109', 'today'];
    expect(supported.filter((day) => !isSupportedDay(day))).toEqual([]);
    expect([...outOfRange, ...nonexistent, ...malformed].filter(isSupportedDay)).toEqual([]);
  });

  it('starts a week on Monday', () => {
    expect(weekStartForDay('2026-11-09')).toBe('2026-11-09');
    expect(weekStartForDay('2026-11-15')).toBe('2026-11-09');
    expect(weekStartForDay('2027-01-01')).toBe('2026-12-28');
  });

  it('converts an instant to the week and the year in a time zone', () => {
    const sundayNight = Date.UTC(2026, 10, 15, 23, 30);
    expect(weekStartForInstant(sundayNight, 'UTC')).toBe('2026-11-09');
    expect(weekStartForInstant(sundayNight, 'Europe/Berlin')).toBe('2026-11-16');
    expect(weekStartForInstant(sundayNight + 60 * 60_000, 'America/New_York')).toBe('2026-11-09');
    const newYear = Date.UTC(2026, 11, 31, 23, 30);
    expect(toYear(newYear, 'UTC')).toBe(2026);
    expect(toYear(newYear, 'Europe/Berlin')).toBe(2027);
  });

  it('converts an instant to the time of day, before and after a clock change', () => {
    expect(toTime(Date.UTC(2026, 8, 1, 0, 5), 'UTC')).toBe('00:05');
    expect(toTime(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Berlin')).toBe('01:59');
    expect(toTime(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin')).toBe('03:00');
  });

  it('assigns every day to a week of seven days that starts on a Monday (TM-02)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (n) => {
        const day = addDays('2000-01-01', n);
        const monday = weekStartForDay(day);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
      }),
    );
  });
});

const HOUR = 60 * 60_000;
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');

/**
 * When clocks go back across midnight (in Canada, at 00:01), the end of the previous day is repeated. The calendar
 * keeps days contiguous: a day begins at the first of its two midnights and includes everything after it. This last
 * happened in 2010.
 */
const zonesWithRepeatedMidnight = /^(America\/(Goose_Bay|Moncton|St_Johns)|Antarctica\/Casey)$/;

/** A year in a zone, with all its clock changes. */
const zoneYear = fc
  .record({ timeZone: zone, year: fc.integer({ min: 1970, max: 2100 }) })
  .filter(({ timeZone, year }) => year > 2010 || !zonesWithRepeatedMidnight.test(timeZone));

const daysOfYear = (year: number) => {
  const count = year % 4 === 0 && year !== 2100 ? 366 : 365;
  return Array.from({ length: count }, (_, n) => addDays(`${year}-01-01`, n));
};

describe('days and weeks in all zones', () => {
  it('assigns every instant to exactly one day, without gaps between days', () => {
    fc.assert(
      fc.property(zoneYear, ({ timeZone, year }) => {
        let end = daySpan(addDays(`${year}-01-01`, -1), timeZone).to;
        for (const day of daysOfYear(year)) {
          const { from, to } = daySpan(day, timeZone);
          expect(from, `${day} begins where the previous day ended`).toBe(end);
          end = to;
          // A day that a zone skipped when it moved across the date line has no instants.
          if (from === to) continue;
          const within = [from, from + 1, Math.floor((from + to) / 2), to - HOUR, to - 1];
          expect(new Set(within.map((instant) => toDay(instant, timeZone)))).toEqual(new Set([day]));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives a week exactly the span of its seven days', () => {
    fc.assert(
      fc.property(zoneYear, fc.nat(51), ({ timeZone, year }, n) => {
        const monday = weekStartForDay(addDays(`${year}-01-07`, 7 * n));
        const days = Array.from({ length: 7 }, (_, day) => daySpan(addDays(monday, day), timeZone));
        const week = weekSpan(monday, timeZone);
        expect([week.from, week.to]).toEqual([days[0]!.from, days[6]!.to]);
        expect(days.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(week.to - week.from);
        for (const instant of [week.from, week.to - 1]) expect(weekStartForInstant(instant, timeZone)).toBe(monday);
      }),
    );
  });

  it('gives days their real length, including the known exceptions to 23, 24 and 25 hours', () => {
    const hours = (day: string, timeZone: string) => {
      const { from, to } = daySpan(day, timeZone);
      return (to - from) / HOUR;
    };
    expect(['2026-03-29', '2026-03-30', '2026-10-25'].map((day) => hours(day, 'Europe/Berlin'))).toEqual([23, 24, 25]);
    expect(['2026-04-05', '2026-10-04'].map((day) => hours(day, 'Australia/Lord_Howe'))).toEqual([24.5, 23.5]);
    expect(['2011-12-29', '2011-12-30', '2011-12-31'].map((day) => hours(day, 'Pacific/Apia'))).toEqual([24, 0, 24]);
    // These moved by two hours, in the latest such year outside Antarctica.
    expect(['Asia/Magadan', 'Asia/Chita'].map((timeZone) => hours('2014-10-26', timeZone))).toEqual([26, 26]);
    expect(hours('2014-03-30', 'Europe/Simferopol')).toBe(22);
    // The clocks skip midnight itself.
    expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23);
    expect(toTime(startOfDay('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe('01:00');
    fc.assert(
      fc.property(zone, fc.integer({ min: 2015, max: 2100 }), (timeZone, year) => {
        for (const day of daysOfYear(year)) {
          // Stations in Antarctica have moved their clocks by up to three hours.
          const expected = timeZone.startsWith('Antarctica/') ? [21, 22, 23, 24, 25, 26, 27] : [23, 23.5, 24, 24.5, 25];
          expect(expected, `${timeZone} ${day}`).toContain(hours(day, timeZone));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('converts a local time to every instant at which clocks show it', () => {
    expect(toInstants('2026-03-29', '02:30', 'Europe/Berlin')).toEqual([]);
    expect(toInstants('2026-10-25', '02:30', 'Europe/Berlin').map((each) => new Date(each).toISOString())).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(toInstants('2026-10-25', '24:00', 'Europe/Berlin')).toEqual([startOfDay('2026-10-26', 'Europe/Berlin')]);
    const expectRoundTrip = (instant: number, timeZone: string) => {
      const instants = toInstants(toDay(instant, timeZone), toTime(instant, timeZone), timeZone);
      expect(instants.some((each) => each <= instant && instant - each < 60_000)).toBe(true);
    };
    // Starts after 7 January 1972, when the last zone with seconds in its offset dropped them in the middle of a minute.
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.UTC(1972, 0, 8), max: Date.UTC(2101, 0, 1) - 1 }), (timeZone, instant) =>
        expectRoundTrip(instant, timeZone),
      ),
      { numRuns: 1000 },
    );
    // Every minute of the days on which clocks change.
    for (const day of ['2026-03-28T12', '2026-10-24T12'])
      for (let n = 0; n < 24 * 60; n++)
        expectRoundTrip(Date.parse(`${day}:00:00Z`) + n * 60_000 + 59_999, 'Europe/Berlin');
  });
});

describe('weeks of a year', () => {
  it('lists the weeks from the one with 4 January up to the given week', () => {
    expect(weeksOfYear(2026, '2026-01-05')).toEqual(['2025-12-29', '2026-01-05']);
    expect(weeksOfYear(2026, '2026-11-09')).toHaveLength(46);
    expect(weeksOfYear(2026, '2025-12-22')).toEqual([]);
  });

  it('gives every year 52 or 53 weeks, and every week exactly one year (TM-02)', () => {
    expect(weeksOfYear(2025, '2026-11-09')).toHaveLength(52);
    expect(weeksOfYear(2020, '2026-11-09')).toHaveLength(53);
    for (let year = 1971; year < 2100; year++) {
      const weeks = weeksOfYear(year, '2100-01-04');
      expect(new Set(weeks.map(isoWeekYear))).toEqual(new Set([year]));
      expect(addDays(weeks.at(-1)!, 7)).toBe(weeksOfYear(year + 1, '2101-01-03')[0]);
    }
  });

  it('finds the same time in the previous week, even if a day is shorter or longer', () => {
    const lastWeek = (time: string, timeZone: string) =>
      new Date(sameTimeLastWeek(Date.parse(time), timeZone)).toISOString();
    expect(lastWeek('2026-11-12T10:00:30Z', 'UTC')).toBe('2026-11-05T10:00:30.000Z');
    // The Monday after the clocks went forward: the same local time, 167 hours earlier.
    expect(lastWeek('2026-03-30T10:00:00+02:00', 'Europe/Berlin')).toBe('2026-03-23T09:00:00.000Z');
    // In the last hour of a 25-hour day: the end of the shorter day.
    expect(lastWeek('2026-10-25T23:30:00+01:00', 'Europe/Berlin')).toBe('2026-10-18T22:00:00.000Z');
    // Midnight on a Monday maps to midnight on a Monday.
    expect(lastWeek('2026-11-02T00:00:00+01:00', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z');
    // Cairo changes its clocks on a Friday; Saturday is compared by local time.
    expect(lastWeek('2026-04-25T10:00:00+03:00', 'Africa/Cairo')).toBe('2026-04-18T08:00:00.000Z');
  });
});

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
