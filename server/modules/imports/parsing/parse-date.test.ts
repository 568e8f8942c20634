import { describe, expect, it } from 'vitest';
import { detectDateOrder, parseDate } from './parse-date.ts';

const readings = (text: string) => {
  const day = parseDate(text);
  return day && [day['day-first'], day['month-first'], detectDateOrder(day)];
};

describe("a date in another program's file", () => {
  it('is unambiguous with the year first, with dots, or with equal numbers', () => {
    expect(readings('2026-11-09')).toEqual(['2026-11-09', '2026-11-09', undefined]);
    expect(readings('2026/3/4')).toEqual(['2026-03-04', '2026-03-04', undefined]);
    expect(readings('3.4.2026')).toEqual(['2026-04-03', '2026-04-03', undefined]);
    expect(readings('05/05/2026')).toEqual(['2026-05-05', '2026-05-05', undefined]);
  });

  it('reveals the order if one of its numbers cannot be a month', () => {
    expect(readings('13/04/2026')).toEqual(['2026-04-13', undefined, 'day-first']);
    expect(readings('04-13-2026')).toEqual([undefined, '2026-04-13', 'month-first']);
  });

  it('is unclear if both numbers can be a month', () => {
    expect(readings('03/04/2026')).toEqual(['2026-04-03', '2026-03-04', 'unclear']);
  });

  it.each(['', 'today', '2026-02-30', '31/31/2026', '1/2/26', '2026-13-01', '1969-12-28', '99999-01-01', '1//2/2026'])(
    'rejects %j',
    (text) => {
      expect(readings(text)).toBeUndefined();
    },
  );
});
