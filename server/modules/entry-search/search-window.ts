import { addDays, startOfDay, toDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';

const FIRST_SUPPORTED_DAY = '1969-12-29';
const DAYS = limits.weeksPerRequest * 7;

/** The place before an entry in the order of the results, newest first. An empty id comes after all entries at an instant. */
export interface Place {
  readonly start: number;
  readonly id: string;
}

interface WindowQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
}

/** What one response covers. */
export interface SearchWindow {
  /** The page continues here. */
  readonly before: Place;
  /** The end of the day that the page continues on, whose matches all count in the total of the day. */
  readonly to: number;
  readonly from: number;
  readonly firstDay: string;
  /** Where the search ends. It is before the window if that is too long for one response. */
  readonly earliest: number;
}

export function searchWindow({ from, to, before }: WindowQuery, timeZone: string, now: number): SearchWindow {
  const cursor = before === undefined ? undefined : parseCursor(before);
  const today = toDay(now, timeZone);
  const cursorDay = cursor && toDay(cursor.start, timeZone);
  const lastDay = cursorDay !== undefined && (to === undefined || cursorDay < to) ? cursorDay : (to ?? today);
  // Without a last day, entries of a device whose clock is ahead are included.
  const dayAfter = addDays(lastDay, cursor || to !== undefined ? 1 : 2);
  const end = startOfDay(dayAfter, timeZone);
  const earliest = from ?? FIRST_SUPPORTED_DAY;
  const windowStart = addDays(lastDay, 1 - DAYS);
  const firstDay = windowStart > earliest ? windowStart : earliest;
  return {
    before: cursor ?? { start: end, id: '' },
    to: end,
    from: startOfDay(firstDay, timeZone),
    firstDay,
    earliest: startOfDay(earliest, timeZone),
  };
}

export function toCursor({ start, id }: Place): string {
  return `${start}_${id}`;
}

function parseCursor(cursor: string): Place {
  const [start = '', id = ''] = cursor.split('_');
  return { start: Number(start), id };
}
