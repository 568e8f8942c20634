import { describe, expect, it } from 'vitest';
import {
  formatDateTime,
  formatDayOfYear,
  formatHour,
  formatLongDate,
  formatLongDay,
  formatLongDayOfYear,
  formatNearDate,
  formatShortDay,
  formatTime,
  formatTimeOfDay,
  formatWeekdayTime,
  formatWeekRange,
} from './format-date.ts';
import { defaultFormats } from './format-settings.ts';
import { formatsForLanguage } from './language-formats.ts';

const [us, gb, german, swedish, japanese] = ['en-US', 'en-GB', 'de-DE', 'sv-SE', 'ja-JP'].map(formatsForLanguage);

describe('dates', () => {
  it.each([
    ['en-US', us!, 'Nov 9, 2026', 'Nov 9', 'Monday, November 9, 2026', 'Monday, November 9', 'November 9, 2026'],
    ['en-GB', gb!, '9 Nov 2026', '9 Nov', 'Monday 9 November 2026', 'Monday 9 November', '9 November 2026'],
    ['de-DE', german!, '9 Nov 2026', '9 Nov', 'Monday 9 November 2026', 'Monday 9 November', '9 November 2026'],
    ['sv-SE', swedish!, '2026-11-09', '11-09', 'Monday 2026-11-09', 'Monday 11-09', '2026-11-09'],
    ['ja-JP', japanese!, '2026-11-09', '11-09', 'Monday 2026-11-09', 'Monday 11-09', '2026-11-09'],
  ])('are written as usual in %s, in English words', (_, formats, ...expected) => {
    const written = [formatShortDay, formatDayOfYear, formatLongDay, formatLongDayOfYear, formatLongDate];
    expect(written.map((format) => format('2026-11-09', formats))).toEqual(expected);
  });

  it.each([
    ['2026-11-09', 'Nov 9 – 15, 2026', '9 – 15 Nov 2026', '2026-11-09 – 2026-11-15'],
    ['2026-11-30', 'Nov 30 – Dec 6, 2026', '30 Nov – 6 Dec 2026', '2026-11-30 – 2026-12-06'],
    ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027', '28 Dec 2026 – 3 Jan 2027', '2026-12-28 – 2027-01-03'],
  ])('of the week of %s name month and year only once', (weekStart, ...expected) => {
    expect([us!, gb!, swedish!].map((formats) => formatWeekRange(weekStart, formats))).toEqual(expected);
  });
});

describe('a date near today', () => {
  it('has no year unless it could be mistaken for another one', () => {
    expect(formatNearDate('2027-03-14', '2026-11-18', gb!)).toBe('14 March');
    expect(formatNearDate('2027-03-14', '2026-11-18', us!)).toBe('March 14');
    expect(formatNearDate('2027-11-14', '2026-11-18', gb!)).toBe('14 November 2027');
    expect(formatNearDate('2025-11-14', '2026-11-18', swedish!)).toBe('2025-11-14');
  });
});

describe('times', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:00', '1:00 PM'],
    ['23:59', '11:59 PM'],
    // '12:00 AM' would be the beginning of the day.
    ['24:00', '24:00'],
  ])('of day: %s is %s', (time, twelveHours) => {
    expect(formatTimeOfDay(time, defaultFormats)).toBe(time);
    expect(formatTimeOfDay(time, us!)).toBe(twelveHours);
  });

  it('name whole hours briefly', () => {
    expect([0, 9, 12, 14, 24].map((hour) => formatHour(hour, us!))).toEqual([
      '12 AM',
      '9 AM',
      '12 PM',
      '2 PM',
      '12 AM',
    ]);
    expect([0, 9, 24].map((hour) => formatHour(hour, gb!))).toEqual(['00:00', '09:00', '24:00']);
  });

  it('are local, before and after a clock change', () => {
    expect(formatDateTime(Date.UTC(2026, 8, 1, 0, 5), 'UTC', gb!)).toBe('1 Sep 2026, 00:05');
    expect(formatDateTime(Date.UTC(2026, 2, 29, 0, 59), 'Europe/Berlin', gb!)).toBe('29 Mar 2026, 01:59');
    expect(formatDateTime(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin', us!)).toBe('Mar 29, 2026, 3:00 AM');
    expect(formatDateTime(Date.UTC(2026, 10, 10, 23, 30), 'Asia/Tokyo', swedish!)).toBe('2026-11-11, 08:30');
    expect(formatWeekdayTime(Date.UTC(2026, 10, 13, 23, 30), 'Asia/Tokyo', us!)).toBe('Sat 8:30 AM');
    expect(formatTime(Date.UTC(2026, 10, 13, 23, 30), 'Asia/Tokyo', gb!)).toBe('08:30');
  });
});
