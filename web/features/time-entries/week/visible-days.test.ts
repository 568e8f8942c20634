import { describe, expect, it } from 'vitest';
import { daysOfWeek } from '#domain/calendar/calendar.ts';
import { toCalendarDay } from '../calendar-day.ts';
import { listVisibleDays, type VisibleCount } from './visible-days.ts';

const dates = daysOfWeek('2026-11-09');
const days = dates.map((date) => toCalendarDay(date, '2026-11-15', 'UTC'));
const visible = (selected: string, count: VisibleCount) =>
  listVisibleDays(days, selected, count).map(({ index }) => dates[index]!.slice(8));

describe('the visible days of a week', () => {
  it('are all seven on a wide window', () => {
    expect(visible('2026-11-11', 7)).toHaveLength(7);
  });

  it('are the three around the selected day, within the week', () => {
    expect(visible('2026-11-09', 3)).toEqual(['09', '10', '11']);
    expect(visible('2026-11-10', 3)).toEqual(['09', '10', '11']);
    expect(visible('2026-11-12', 3)).toEqual(['11', '12', '13']);
    expect(visible('2026-11-15', 3)).toEqual(['13', '14', '15']);
  });

  it('are only the selected day on a phone', () => {
    expect(visible('2026-11-12', 1)).toEqual(['12']);
  });

  it('are marked by the width that they need if it is not known yet', () => {
    expect(listVisibleDays(days, '2026-11-15', undefined).map(({ window }) => window)).toEqual([7, 7, 7, 7, 3, 3, 1]);
  });

  it('are the day itself in the calendar of one day', () => {
    expect(listVisibleDays(days.slice(2, 3), '2026-11-11', 7)).toEqual([{ index: 0, window: 1 }]);
  });
});
