import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, momentInWords, weekOf, weekStartOf, yearOf } from './calendar.ts';

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
