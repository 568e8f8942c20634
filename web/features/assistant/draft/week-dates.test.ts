import { expect, test } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatWeekDates } from './week-dates.ts';

const format = (startsOn: string | null, endsOn: string | null, count: number) =>
  formatWeekDates({ startsOn, endsOn }, count, defaultFormats);

test('weeks run from Monday to Sunday, except for the first and the last one', () => {
  expect(format('2026-11-18', '2026-12-03', 3)).toEqual(['18–22 Nov', '23–29 Nov', '30 Nov – 3 Dec']);
  expect(format('2026-11-23', '2026-12-06', 2)).toEqual(['23–29 Nov', '30 Nov – 6 Dec']);
});

test('weeks that the user adds follow the deadline, and those that are left are whole', () => {
  expect(format('2026-11-23', '2026-12-03', 3)).toEqual(['23–29 Nov', '30 Nov – 6 Dec', '7–13 Dec']);
  expect(format('2026-11-23', '2026-12-03', 1)).toEqual(['23–29 Nov']);
});

test('a plan without a start has no dates', () => {
  expect(format(null, null, 3)).toEqual([]);
});

test('dates follow the format of the user', () => {
  const dates = { startsOn: '2026-11-23', endsOn: '2026-12-06' };
  expect(formatWeekDates(dates, 2, { date: 'month-first', time: '12h' })).toEqual(['Nov 23–29', 'Nov 30 – Dec 6']);
  expect(formatWeekDates(dates, 1, { date: 'iso', time: '24h' })).toEqual(['11-23 – 11-29']);
  expect(format('2026-11-29', '2026-11-29', 1)).toEqual(['29 Nov']);
});
