import { describe, expect, it } from 'vitest';
import { busiestInWords, groupedHours, levelOf, strongestDay } from './hours-of-week.ts';

function week(changes: Readonly<Record<number, Readonly<Record<number, number>>>> = {}): number[][] {
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_unused, hour) => changes[day]?.[hour] ?? 0),
  );
}

describe('the hours of a week', () => {
  it('are summed up for small screens', () => {
    const grouped = groupedHours(week({ 1: { 10: 60, 11: 30, 12: 5 } }), 2);
    expect(grouped).toHaveLength(7);
    expect(grouped[1]).toEqual([0, 0, 0, 0, 0, 90, 5, 0, 0, 0, 0, 0]);
    expect(groupedHours(week(), 3)[0]).toHaveLength(8);
  });

  it('say when most is done', () => {
    expect(busiestInWords(week({ 1: { 10: 60 }, 6: { 9: 50 } }))).toBe('You are most active on Tuesdays around 10:00.');
    expect(busiestInWords(week())).toBeUndefined();
    expect(strongestDay(week({ 1: { 10: 60 }, 6: { 9: 50, 20: 50 } }))).toEqual({ name: 'Sunday', percent: 63 });
    expect(strongestDay(week())).toBeUndefined();
  });

  it('have a level that shows even a minute', () => {
    expect([0, 1, 4, 5, 36, 37, 100].map((seconds) => levelOf(seconds, 100))).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect(levelOf(0, 0)).toBe(0);
  });
});
