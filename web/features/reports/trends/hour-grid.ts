import { formatHour } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';

/** Seconds by weekday, Monday first, and slot: one or more hours of the day. */
export type HourGrid = readonly (readonly number[])[];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const LEVELS = 5;

/** Combines hours into slots, as small screens cannot show all of them. */
export function groupHours(hours: HourGrid, hoursPerSlot: number): HourGrid {
  return hours.map((day) =>
    Array.from({ length: day.length / hoursPerSlot }, (_, n) =>
      day.slice(n * hoursPerSlot, (n + 1) * hoursPerSlot).reduce((sum, seconds) => sum + seconds, 0),
    ),
  );
}

/** From 0 to `LEVELS`. The square root keeps a single peak from flattening all other slots. */
export function heatLevel(seconds: number, maxSeconds: number): number {
  return Math.ceil(Math.sqrt(seconds / Math.max(1, maxSeconds)) * LEVELS);
}

export function maxSlotSeconds(hours: HourGrid): number {
  return Math.max(0, ...hours.flat());
}

/** The first of the busiest slots. */
export function busiestSlot(grid: HourGrid): { readonly day: number; readonly slot: number } {
  const max = maxSlotSeconds(grid);
  const day = Math.max(
    0,
    grid.findIndex((slots) => slots.includes(max)),
  );
  return { day, slot: grid[day]!.indexOf(max) };
}

/**
 * 'You are most active on Tuesdays from 10:00 to 12:00.' Pass the grid as displayed: the busiest two-hour slot need not
 * contain the busiest hour.
 */
export function describeBusiest(grid: HourGrid, formats: Formats): string | undefined {
  const max = maxSlotSeconds(grid);
  if (max === 0) return undefined;
  const { day, slot } = busiestSlot(grid);
  const slots = grid[day]!;
  const length = slots.slice(slot).findIndex((seconds) => seconds !== max);
  const end = length === -1 ? slots.length : slot + length;
  const hours = 24 / slots.length;
  const [from, to] = [slot, end].map((each) => formatHour(each * hours, formats));
  return `You are most active on ${weekdays[day]}s from ${from} to ${to}.`;
}

/** The weekday with the most time, and its share of the total. */
export function busiestDay(hours: HourGrid): { readonly name: string; readonly percent: number } | undefined {
  const sums = hours.map((day) => day.reduce((sum, seconds) => sum + seconds, 0));
  const total = sums.reduce((sum, seconds) => sum + seconds, 0);
  if (total === 0) return undefined;
  const max = Math.max(...sums);
  return { name: weekdays[sums.indexOf(max)]!, percent: Math.round((max / total) * 100) };
}
