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
    expect(busiestInWords(week({ 1: { 10: 60 }, 6: { 9: 50 } }))).toBe(
      'You are most active on Tuesdays from 10:00 to 11:00.',
    );
    expect(busiestInWords(week())).toBeUndefined();
    expect(strongestDay(week({ 1: { 10: 60 }, 6: { 9: 50, 20: 50 } }))).toEqual({ name: 'Sunday', percent: 63 });
    expect(strongestDay(week())).toBeUndefined();
  });

  it('name the busiest place of the map as it is drawn, be it of one hour or of two', () => {
    const hours = week({ 0: { 9: 60 }, 3: { 14: 45, 15: 45 } });
    expect(busiestInWords(groupedHours(hours, 1))).toBe('You are most active on Mondays from 09:00 to 10:00.');
    expect(busiestInWords(groupedHours(hours, 2))).toBe('You are most active on Thursdays from 14:00 to 16:00.');
    // The day with most time may be another one.
    expect(strongestDay(hours)).toMatchObject({ name: 'Thursday' });
  });

  it('name all of a stretch that is equally busy', () => {
    const hours = week({ 1: { 10: 60, 11: 60, 12: 5 }, 6: { 23: 60 } });
    expect(busiestInWords(hours)).toBe('You are most active on Tuesdays from 10:00 to 12:00.');
    expect(busiestInWords(week({ 6: { 23: 60 } }))).toBe('You are most active on Sundays from 23:00 to 24:00.');
  });

  it('have a level that shows even a minute', () => {
    expect([0, 1, 4, 5, 36, 37, 100].map((seconds) => levelOf(seconds, 100))).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect(levelOf(0, 0)).toBe(0);
  });
});
