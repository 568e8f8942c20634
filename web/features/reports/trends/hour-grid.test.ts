import { describe, expect, it } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { describeBusiest, groupHours, heatLevel, busiestDay } from './hour-grid.ts';

function createGrid(overrides: Readonly<Record<number, Readonly<Record<number, number>>>> = {}): number[][] {
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_unused, hour) => overrides[day]?.[hour] ?? 0),
  );
}

describe('hour grid', () => {
  it('groups hours for small screens', () => {
    const grouped = groupHours(createGrid({ 1: { 10: 60, 11: 30, 12: 5 } }), 2);
    expect(grouped).toHaveLength(7);
    expect(grouped[1]).toEqual([0, 0, 0, 0, 0, 90, 5, 0, 0, 0, 0, 0]);
    expect(groupHours(createGrid(), 3)[0]).toHaveLength(8);
  });

  it('describes the busiest hour and the busiest day', () => {
    expect(describeBusiest(createGrid({ 1: { 10: 60 }, 6: { 9: 50 } }), defaultFormats)).toBe(
      'You are most active on Tuesdays from 10:00 to 11:00.',
    );
    expect(describeBusiest(createGrid(), defaultFormats)).toBeUndefined();
    expect(busiestDay(createGrid({ 1: { 10: 60 }, 6: { 9: 50, 20: 50 } }))).toEqual({ name: 'Sunday', percent: 63 });
    expect(busiestDay(createGrid())).toBeUndefined();
  });

  it('finds the busiest slot of the grid as displayed, with one or two hours per slot', () => {
    const hours = createGrid({ 0: { 9: 60 }, 3: { 14: 45, 15: 45 } });
    expect(describeBusiest(groupHours(hours, 1), defaultFormats)).toBe(
      'You are most active on Mondays from 09:00 to 10:00.',
    );
    expect(describeBusiest(groupHours(hours, 2), defaultFormats)).toBe(
      'You are most active on Thursdays from 14:00 to 16:00.',
    );
    // The busiest day may differ from the day of the busiest slot.
    expect(busiestDay(hours)).toMatchObject({ name: 'Thursday' });
  });

  it('includes adjacent slots that are equally busy', () => {
    const hours = createGrid({ 1: { 10: 60, 11: 60, 12: 5 }, 6: { 23: 60 } });
    expect(describeBusiest(hours, defaultFormats)).toBe('You are most active on Tuesdays from 10:00 to 12:00.');
    expect(describeBusiest(createGrid({ 6: { 23: 60 } }), defaultFormats)).toBe(
      'You are most active on Sundays from 23:00 to 24:00.',
    );
  });

  it('gives even the shortest time a visible heat level', () => {
    expect([0, 1, 4, 5, 36, 37, 100].map((seconds) => heatLevel(seconds, 100))).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect(heatLevel(0, 0)).toBe(0);
  });
});
