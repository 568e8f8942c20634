import { instantsAt } from '#domain/calendar.ts';
import type { Span } from '#domain/time-span.ts';
import type { ShownDay } from './entries-shown-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shorter than this is not worth proposing. */
const LEAST_MS = 5 * MINUTE_MS;
/** Whoever did something that long ago has forgotten when it ended. */
const GAP_MAX_MS = 4 * HOUR_MS;

/** Where time can be added on a day: no further than now, in whole minutes. */
export function latestIn(day: Span, now: number): number {
  return Math.min(day.to, Math.floor(now / MINUTE_MS) * MINUTE_MS);
}

/**
 * What a new entry of a day begins with: today since the last one until now. On an earlier day what was forgotten is
 * most likely what came after its last entry; without one, or if that lasted into the night, a morning hour.
 */
export function proposedFor(
  { date, span: day, timeZone }: Pick<ShownDay, 'date' | 'span' | 'timeZone'>,
  entries: readonly Span[],
  now: number,
): Span {
  if (day.to <= now) {
    const last = Math.ceil(Math.max(...entries.map((entry) => entry.to)) / MINUTE_MS) * MINUTE_MS;
    const [morning = day.from] = instantsAt(date, '09:00', timeZone);
    const from = last > day.from && last < day.to ? last : morning;
    return { from, to: from < now - HOUR_MS ? from + HOUR_MS : latestIn({ from, to: now }, now) };
  }
  const to = latestIn(day, now);
  const lastEnd = Math.max(...entries.map((entry) => entry.to).filter((end) => end <= to - LEAST_MS));
  // The next whole minute, as its field will show it.
  if (to - lastEnd < GAP_MAX_MS) return { from: Math.ceil(lastEnd / MINUTE_MS) * MINUTE_MS, to };
  const from = Math.max(to - HOUR_MS, day.from);
  return { from: from < to ? from : to - HOUR_MS, to };
}

/** What is proposed where free time was pressed: the half hour and the one after it, as far as they are free and over. */
export function proposedAt(pressed: number, day: Span, entries: readonly Span[], now: number): Span | undefined {
  const latest = latestIn(day, now);
  if (pressed >= latest) return undefined;
  const half = day.from + Math.floor((pressed - day.from) / (HOUR_MS / 2)) * (HOUR_MS / 2);
  const from = Math.max(half, ...entries.map((entry) => entry.to).filter((end) => end <= pressed));
  const to = Math.min(from + HOUR_MS, latest, ...entries.map((entry) => entry.from).filter((start) => start > pressed));
  return to - from >= LEAST_MS ? { from, to } : { from: Math.max(day.from, latest - HOUR_MS / 2), to: latest };
}
