import { expect, it } from 'vitest';
import { defaultRange, listPresets } from './presets.ts';

const rangesOn = (today: string) =>
  Object.fromEntries(listPresets(today).map(({ label, from, to }) => [label, `${from} ${to}`]));

it('covers whole weeks, months and years', () => {
  expect(rangesOn('2026-11-18')).toEqual({
    'This week': '2026-11-16 2026-11-22',
    'Last week': '2026-11-09 2026-11-15',
    'This month': '2026-11-01 2026-11-30',
    'Last month': '2026-10-01 2026-10-31',
    'Last 12 weeks': '2026-08-31 2026-11-22',
    'This year': '2026-01-01 2026-12-31',
  });
});

it('goes back across the turn of the year, and handles leap days', () => {
  expect(rangesOn('2027-01-01')).toMatchObject({
    'This week': '2026-12-28 2027-01-03',
    'Last month': '2026-12-01 2026-12-31',
  });
  expect(rangesOn('2028-03-31')['Last month']).toBe('2028-02-01 2028-02-29');
  expect(defaultRange('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
