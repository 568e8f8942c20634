import { toInstants } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { CalendarDay } from './calendar-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shorter spans are not worth suggesting. */
const MIN_SPAN_MS = 5 * MINUTE_MS;
/** After a longer gap, the new entry probably did not start right after the last one. */
const MAX_GAP_MS = 4 * HOUR_MS;

/** The latest end of an entry on this day: the start of the current minute, or the end of the day. */
export function latestEnd(day: Span, now: number): number {
  return Math.min(day.to, Math.floor(now / MINUTE_MS) * MINUTE_MS);
}

/**
 * Suggests the times of a new entry. Today, it lasts from the end of the last entry until now. On a past day, it is the hour
 * after the last entry, which was most likely forgotten, or a morning hour if no entry ended on that day or the last one
 * lasted past midnight.
 */
export function suggestSpan(
  { date, span: day, timeZone }: Pick<CalendarDay, 'date' | 'span' | 'timeZone'>,
  entries: readonly Span[],
  now: number,
): Span {
  if (day.to <= now) {
    const lastEnd = Math.ceil(Math.max(...entries.map((entry) => entry.to)) / MINUTE_MS) * MINUTE_MS;
    const [morning = day.from] = toInstants(date, '09:00', timeZone);
    const from = lastEnd > day.from && lastEnd < day.to ? lastEnd : morning;
    return { from, to: from < now - HOUR_MS ? from + HOUR_MS : latestEnd({ from, to: now }, now) };
  }
  const to = latestEnd(day, now);
  const lastEnd = Math.max(...entries.map((entry) => entry.to).filter((end) => end <= to - MIN_SPAN_MS));
  // Round up to whole minutes, because the field shows no seconds.
  if (to - lastEnd < MAX_GAP_MS) return { from: Math.ceil(lastEnd / MINUTE_MS) * MINUTE_MS, to };
  const from = Math.max(to - HOUR_MS, day.from);
  return { from: from < to ? from : to - HOUR_MS, to };
}

/** Suggests an hour from the start of the clicked half hour, shortened to fit into free time in the past. */
export function suggestSpanAt(clickedAt: number, day: Span, entries: readonly Span[], now: number): Span | undefined {
  const latest = latestEnd(day, now);
  if (clickedAt >= latest) return undefined;
  const halfHour = day.from + Math.floor((clickedAt - day.from) / (HOUR_MS / 2)) * (HOUR_MS / 2);
  const from = Math.max(halfHour, ...entries.map((entry) => entry.to).filter((end) => end <= clickedAt));
  const to = Math.min(
    from + HOUR_MS,
    latest,
    ...entries.map((entry) => entry.from).filter((start) => start > clickedAt),
  );
  return to - from >= MIN_SPAN_MS ? { from, to } : { from: Math.max(day.from, latest - HOUR_MS / 2), to: latest };
}
