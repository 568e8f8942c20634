import { expect, it } from 'vitest';
import { countDays, listPeriods } from './periods.ts';

it('lists every day of a range, including a leap day', () => {
  expect(listPeriods('2028-02-28', '2028-03-01', 'day').map(({ key }) => key)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(listPeriods('2026-11-18', '2026-11-18', 'day')).toEqual([{ key: '2026-11-18', from: '2026-11-18' }]);
});

it('lists weeks by their Monday, even if the range begins later', () => {
  expect(listPeriods('2026-11-18', '2026-11-30', 'week')).toEqual([
    { key: '2026-11-16', from: '2026-11-18' },
    { key: '2026-11-23', from: '2026-11-23' },
    { key: '2026-11-30', from: '2026-11-30' },
  ]);
});

it('lists months across the turn of the year', () => {
  expect(listPeriods('2026-11-18', '2027-02-01', 'month')).toEqual([
    { key: '2026-11', from: '2026-11-18' },
    { key: '2026-12', from: '2026-12-01' },
    { key: '2027-01', from: '2027-01-01' },
    { key: '2027-02', from: '2027-02-01' },
  ]);
});

it('counts the first and the last day of a range', () => {
  expect(countDays('2026-11-18', '2026-11-18')).toBe(1);
  expect(countDays('2028-02-28', '2028-03-01')).toBe(3);
  expect(countDays('2024-11-04', '2026-11-15')).toBe(106 * 7);
});
