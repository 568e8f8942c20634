import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  daySpan,
  instantsAt,
  isKnownDay,
  momentInWords,
  sameTimeLastWeek,
  startOfDay,
  timeOf,
  weekOf,
  weekSpan,
  weeksOfYear,
  weekStartOf,
  yearOf,
  yearOfWeek,
} from './calendar.ts';

describe('calendar', () => {
  it('a day is the one on the wall of the zone', () => {
    const instant = Date.UTC(2026, 2, 29, 23, 30);
    expect(dayOf(instant, 'UTC')).toBe('2026-03-29');
    expect(dayOf(instant, 'Europe/Berlin')).toBe('2026-03-30');
    expect(dayOf(instant, 'America/New_York')).toBe('2026-03-29');
    expect(dayOf(instant, 'Pacific/Kiritimati')).toBe('2026-03-30');
  });

  it('adds days across months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('knows the days from 1970 to 2100, and those of the first week before them', () => {
    const known = ['1969-12-29', '1970-01-01', '2026-02-28', '2028-02-29', '2100-12-31'];
    const unknown = ['1969-12-28', '2101-01-01', '2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-11-00'];
    const noDays = ['', '2026-11-9', ' 2026-11-09', '2026-11-09\n', '20261109', '0000-01-01', '9999-12-31', 'today'];
    expect(known.filter((day) => !isKnownDay(day))).toEqual([]);
    expect([...unknown, ...noDays].filter(isKnownDay)).toEqual([]);
  });

  it('a week starts on its Monday', () => {
    expect(weekStartOf('2026-11-09')).toBe('2026-11-09');
    expect(weekStartOf('2026-11-15')).toBe('2026-11-09');
    expect(weekStartOf('2027-01-01')).toBe('2026-12-28');
  });

  it('the week and the year are those of the zone', () => {
    const sundayNight = Date.UTC(2026, 10, 15, 23, 30);
    expect(weekOf(sundayNight, 'UTC')).toBe('2026-11-09');
    expect(weekOf(sundayNight, 'Europe/Berlin')).toBe('2026-11-16');
    expect(weekOf(sundayNight + 60 * 60_000, 'America/New_York')).toBe('2026-11-09');
    const newYear = Date.UTC(2026, 11, 31, 23, 30);
    expect(yearOf(newYear, 'UTC')).toBe(2026);
    expect(yearOf(newYear, 'Europe/Berlin')).toBe(2027);
  });

  it('a moment is told by the clock of the zone, before and after a clock change', () => {
    expect(momentInWords(Date.UTC(2026, 10, 10, 9), 'UTC')).toBe('10 Nov 2026, 09:00');
    expect(momentInWords(Date.UTC(2026, 8, 1, 0, 5), 'UTC')).toBe('1 Sep 2026, 00:05');
    expect(momentInWords(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Berlin')).toBe('29 Mar 2026, 01:59');
    expect(momentInWords(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin')).toBe('29 Mar 2026, 03:00');
    expect(momentInWords(Date.UTC(2026, 10, 10, 23, 30), 'Asia/Tokyo')).toBe('11 Nov 2026, 08:30');
  });

  it('every day lies within the seven days from its week start, which is a Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (n) => {
        const day = addDays('2000-01-01', n);
        const monday = weekStartOf(day);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
      }),
    );
  });
});

const HOUR = 60 * 60_000;
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC');

/**
 * Where clocks went back over midnight (in Canada at 00:01), a little of a day was followed by the end of the day before
 * once more. Here a day is in one piece: it begins at the first of its two midnights, and what came after belongs to it.
 * It was last done in 2010.
 */
const wentBackOverMidnight = /^(America\/(Goose_Bay|Moncton|St_Johns)|Antarctica\/Casey)$/;

/** A year as a zone lived it or will: with every change of its clocks. */
const zoneYear = fc
  .record({ timeZone: zone, year: fc.integer({ min: 1970, max: 2100 }) })
  .filter(({ timeZone, year }) => year > 2010 || !wentBackOverMidnight.test(timeZone));

const daysOf = (year: number) => {
  const count = year % 4 === 0 && year !== 2100 ? 366 : 365;
  return Array.from({ length: count }, (_, n) => addDays(`${year}-01-01`, n));
};

describe('days and weeks of all zones', () => {
  it('every instant lies in one day, that of its date: days meet, and hold what is between', () => {
    fc.assert(
      fc.property(zoneYear, ({ timeZone, year }) => {
        let end = daySpan(addDays(`${year}-01-01`, -1), timeZone).to;
        for (const day of daysOf(year)) {
          const { from, to } = daySpan(day, timeZone);
          expect(from, `${day} begins where the day before ended`).toBe(end);
          end = to;
          // A day that a zone skipped when it changed sides of the date line has no instant.
          if (from === to) continue;
          const within = [from, from + 1, Math.floor((from + to) / 2), to - HOUR, to - 1];
          expect(new Set(within.map((instant) => dayOf(instant, timeZone)))).toEqual(new Set([day]));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a week is its seven days', () => {
    fc.assert(
      fc.property(zoneYear, fc.nat(51), ({ timeZone, year }, n) => {
        const monday = weekStartOf(addDays(`${year}-01-07`, 7 * n));
        const days = Array.from({ length: 7 }, (_, day) => daySpan(addDays(monday, day), timeZone));
        const week = weekSpan(monday, timeZone);
        expect([week.from, week.to]).toEqual([days[0]!.from, days[6]!.to]);
        expect(days.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(week.to - week.from);
        for (const instant of [week.from, week.to - 1]) expect(weekOf(instant, timeZone)).toBe(monday);
      }),
    );
  });

  it('days are 23, 24 or 25 hours long, but for what some zones really did', () => {
    const hours = (day: string, timeZone: string) => {
      const { from, to } = daySpan(day, timeZone);
      return (to - from) / HOUR;
    };
    expect(['2026-03-29', '2026-03-30', '2026-10-25'].map((day) => hours(day, 'Europe/Berlin'))).toEqual([23, 24, 25]);
    expect(['2026-04-05', '2026-10-04'].map((day) => hours(day, 'Australia/Lord_Howe'))).toEqual([24.5, 23.5]);
    expect(['2011-12-29', '2011-12-30', '2011-12-31'].map((day) => hours(day, 'Pacific/Apia'))).toEqual([24, 0, 24]);
    // Midnight itself is skipped.
    expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23);
    expect(timeOf(startOfDay('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe('01:00');
    fc.assert(
      fc.property(zone, fc.integer({ min: 2012, max: 2100 }), (timeZone, year) => {
        for (const day of daysOf(year)) {
          // Those who count the hours in Antarctica have moved their clocks by as much as three.
          const usual = timeZone.startsWith('Antarctica/') ? [21, 22, 23, 24, 25, 26, 27] : [23, 23.5, 24, 24.5, 25];
          expect(usual, `${timeZone} ${day}`).toContain(hours(day, timeZone));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a time on the clock leads back to the instants at which it is shown', () => {
    expect(instantsAt('2026-03-29', '02:30', 'Europe/Berlin')).toEqual([]);
    expect(instantsAt('2026-10-25', '02:30', 'Europe/Berlin').map((each) => new Date(each).toISOString())).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(instantsAt('2026-10-25', '24:00', 'Europe/Berlin')).toEqual([startOfDay('2026-10-26', 'Europe/Berlin')]);
    const lead = (instant: number, timeZone: string) => {
      const minute = instantsAt(dayOf(instant, timeZone), timeOf(instant, timeZone), timeZone);
      // The last zone with seconds in its offset gave them up, in the middle of a minute, on 7 January 1972.
      expect(minute.some((each) => each <= instant && instant - each < 60_000)).toBe(true);
    };
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.UTC(1972, 0, 8), max: Date.UTC(2101, 0, 1) - 1 }), (timeZone, instant) =>
        lead(instant, timeZone),
      ),
      { numRuns: 1000 },
    );
    // All day where clocks change.
    for (const day of ['2026-03-28T12', '2026-10-24T12'])
      for (let n = 0; n < 24 * 60; n++) lead(Date.parse(`${day}:00:00Z`) + n * 60_000 + 59_999, 'Europe/Berlin');
  });
});

describe('the weeks of a year', () => {
  it('begin with the one that has its fourth of January and go up to the one given', () => {
    expect(weeksOfYear(2026, '2026-01-05')).toEqual(['2025-12-29', '2026-01-05']);
    expect(weeksOfYear(2026, '2026-11-09')).toHaveLength(46);
    expect(weeksOfYear(2026, '2025-12-22')).toEqual([]);
  });

  it('are 52 or 53, and no week is in two years', () => {
    expect(weeksOfYear(2025, '2026-11-09')).toHaveLength(52);
    expect(weeksOfYear(2020, '2026-11-09')).toHaveLength(53);
    for (let year = 1971; year < 2100; year++) {
      const weeks = weeksOfYear(year, '2100-01-04');
      expect(new Set(weeks.map(yearOfWeek))).toEqual(new Set([year]));
      expect(addDays(weeks.at(-1)!, 7)).toBe(weeksOfYear(year + 1, '2101-01-03')[0]);
    }
  });

  it('finds the same time of the week before, also when a day is shorter or longer', () => {
    const before = (moment: string, timeZone: string) =>
      new Date(sameTimeLastWeek(Date.parse(moment), timeZone)).toISOString();
    expect(before('2026-11-12T10:00:30Z', 'UTC')).toBe('2026-11-05T10:00:30.000Z');
    // The Monday after the clocks went forward: the same time on the clock, 167 hours earlier.
    expect(before('2026-03-30T10:00:00+02:00', 'Europe/Berlin')).toBe('2026-03-23T09:00:00.000Z');
    // In the last hour of a day of 25 hours, all of the shorter day.
    expect(before('2026-10-25T23:30:00+01:00', 'Europe/Berlin')).toBe('2026-10-18T22:00:00.000Z');
    // Midnight on a Monday is midnight on a Monday.
    expect(before('2026-11-02T00:00:00+01:00', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z');
    // Cairo changes its clocks on a Friday; Saturday is compared by the clock.
    expect(before('2026-04-25T10:00:00+03:00', 'Africa/Cairo')).toBe('2026-04-18T08:00:00.000Z');
  });
});
