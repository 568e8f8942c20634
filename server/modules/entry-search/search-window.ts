import { addDays, startOfDay, toDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import type { Place } from './entry-matches.queries.ts';

const FIRST_SUPPORTED_DAY = '1969-12-29';
const DAYS = limits.weeksPerRequest * 7;

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
  readonly to: Place;
  readonly from: number;
  readonly firstDay: string;
  /** Where the search ends. It is before the window if that is too long for one response. */
  readonly earliest: number;
}

export function searchWindow({ from, to, before }: WindowQuery, timeZone: string, now: number): SearchWindow {
  const cursor = before === undefined ? undefined : parseCursor(before);
  const today = toDay(now, timeZone);
  const lastDay = cursor ? toDay(cursor.start, timeZone) : (to ?? today);
  // Without a last day, entries of a device whose clock is ahead are included.
  const dayAfter = addDays(lastDay, cursor || to !== undefined ? 1 : 2);
  const end = { start: startOfDay(dayAfter, timeZone), id: '' };
  const earliest = from ?? FIRST_SUPPORTED_DAY;
  const windowStart = addDays(lastDay, 1 - DAYS);
  const firstDay = windowStart > earliest ? windowStart : earliest;
  return {
    before: cursor ?? end,
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
