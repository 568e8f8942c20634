import { describe, expect, it } from 'vitest';
import { initialStart, toStartWeek } from './start-week.ts';

const currentWeek = '2026-11-16';

describe('the week in which a plan starts', () => {
  it('is this week or next week', () => {
    expect(toStartWeek({ choice: 'this', day: '' }, currentWeek)).toBe('2026-11-16');
    expect(toStartWeek({ choice: 'next', day: '' }, currentWeek)).toBe('2026-11-23');
  });

  it('is the week of any other day', () => {
    expect(toStartWeek({ choice: 'other', day: '2026-12-08' }, currentWeek)).toBe('2026-12-07');
    expect(toStartWeek({ choice: 'other', day: '' }, currentWeek)).toBeUndefined();
    expect(toStartWeek({ choice: 'other', day: '2101-01-01' }, currentWeek)).toBeUndefined();
  });

  it.each([
    ['this', '2026-11-16'],
    ['this', '2026-11-18'],
    ['next', '2026-11-19'],
    ['next', '2026-11-22'],
  ])('is %s week at first on %s', (choice, today) => {
    expect(initialStart(null, today).choice).toBe(choice);
  });

  it('is at first the one in which the plan starts already', () => {
    expect(initialStart('2026-11-16', '2026-11-22').choice).toBe('this');
    expect(initialStart('2026-11-23', '2026-11-22').choice).toBe('next');
    expect(initialStart('2026-12-07', '2026-11-22')).toEqual({ choice: 'other', day: '2026-12-07' });
  });
});
