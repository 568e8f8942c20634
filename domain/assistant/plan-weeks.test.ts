import { describe, expect, it } from 'vitest';
import { countWeeksUntil, planStart, planWeeks } from './plan-weeks.ts';

describe('the weeks of a plan', () => {
  it('start today until Wednesday, and then on Monday unless the deadline is too close', () => {
    expect(planStart('2026-11-18', null)).toBe('2026-11-18');
    expect(planStart('2026-11-19', null)).toBe('2026-11-23');
    expect(planStart('2026-11-19', '2026-11-28')).toBe('2026-11-19');
    expect(planStart('2026-11-19', '2026-11-29')).toBe('2026-11-23');
  });

  it('are as many as asked for, of which only the first may begin after Monday', () => {
    expect(planWeeks('2026-11-18', 3)).toEqual([
      { from: '2026-11-18', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-06' },
    ]);
  });

  it.each([
    ['2026-11-16', '2026-11-16', 1],
    ['2026-11-16', '2026-11-22', 1],
    ['2026-11-16', '2026-11-24', 1],
    ['2026-11-16', '2026-11-25', 2],
    ['2026-11-19', '2026-11-01', 1],
    ['2026-11-16', '2031-11-01', 52],
  ])('from %s until the deadline on %s are %i', (start, deadline, count) => {
    expect(countWeeksUntil(start, deadline)).toBe(count);
  });
});
