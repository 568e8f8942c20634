import { describe, expect, it } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { findAmbiguousDate } from './ambiguous-date.ts';

describe('an ambiguous date', () => {
  it.each([
    ['a,03/04/2026,09:00', { date: '03/04/2026', 'day-first': '3 Apr 2026', 'month-first': '4 Mar 2026' }],
    ['3-4-2026', { date: '3-4-2026', 'day-first': '3 Apr 2026', 'month-first': '4 Mar 2026' }],
    [
      '05/05/2026\n25/12/2026\n01-02-2026',
      { date: '01-02-2026', 'day-first': '1 Feb 2026', 'month-first': '2 Jan 2026' },
    ],
  ])('is found in %j', (text, example) => {
    expect(findAmbiguousDate(text, defaultFormats)).toEqual(example);
  });

  it.each(['', '2026-04-03', '05/05/2026', '13/12/2026', '10/10/10', '1/2-2026', '3.4.2026', '123/04/20265'])(
    'is not found in %j',
    (text) => {
      expect(findAmbiguousDate(text, defaultFormats)).toBeUndefined();
    },
  );
});
