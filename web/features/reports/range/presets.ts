import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';

export interface DayRange {
  readonly from: string;
  /** Included. */
  readonly to: string;
}

interface Preset extends DayRange {
  readonly value: string;
  readonly label: string;
}

/** The ranges that can be chosen with one click, relative to today. */
export function listPresets(today: string): Preset[] {
  const week = weekStartForDay(today);
  const month = today.slice(0, 7);
  const lastMonth = addDays(`${month}-01`, -1).slice(0, 7);
  const year = today.slice(0, 4);
  return [
    { value: 'this-week', label: 'This week', from: week, to: addDays(week, 6) },
    { value: 'last-week', label: 'Last week', from: addDays(week, -7), to: addDays(week, -1) },
    { value: 'this-month', label: 'This month', ...monthRange(month) },
    { value: 'last-month', label: 'Last month', ...monthRange(lastMonth) },
    { value: '12-weeks', label: 'Last 12 weeks', from: addDays(week, -7 * 11), to: addDays(week, 6) },
    { value: 'this-year', label: 'This year', from: `${year}-01-01`, to: `${year}-12-31` },
  ];
}

/** The range that is shown if none is chosen. */
export function defaultRange(today: string): DayRange {
  return monthRange(today.slice(0, 7));
}

function monthRange(month: string): DayRange {
  const from = `${month}-01`;
  const nextMonth = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${nextMonth}-01`, -1) };
}
