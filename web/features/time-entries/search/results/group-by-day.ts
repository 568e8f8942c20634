import type { EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { daySpan, toDay } from '#domain/calendar/calendar.ts';
import type { EntryDay } from '#web/widgets/entry-list/row.tsx';

export interface DayResults extends EntryDay {
  readonly date: string;
  /** Those of the pages that are loaded. */
  readonly entries: readonly TimeEntry[];
  /** Of all matches on this day. */
  readonly totalSec: number;
}

/** The entries by the day on which they start, newest first. */
export function groupByDay(pages: readonly EntrySearchResults[], today: string, timeZone: string): DayResults[] {
  // A day may continue on the next page, whose totals are more recent.
  const totals = new Map(pages.flatMap(({ days }) => days).map(({ date, totalSec }) => [date, totalSec]));
  const entries = pages.flatMap((page) => page.entries);
  const byDay = Map.groupBy(entries, ({ startAt }) => toDay(Date.parse(startAt), timeZone));
  return [...byDay].map(([date, dayEntries]) => ({
    date,
    today,
    timeZone,
    span: daySpan(date, timeZone),
    entries: dayEntries,
    totalSec: totals.get(date) ?? 0,
  }));
}
