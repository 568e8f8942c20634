import { addDaysToInstant } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { latestEnd } from '../suggested-span.ts';
import { type EntryTimes, clipToDay } from '#web/widgets/entry-dialog/entry-span.ts';

export const STEP_MS = 5 * 60_000;

export type Edge = 'start' | 'end' | 'both';

/** A running entry has no end to move, and an edge outside the shown days cannot be reached. */
export function canShift({ start, end }: EntryTimes, edge: Edge, shown: Span): boolean {
  if (edge === 'start') return start >= shown.from;
  return end !== null && (edge === 'both' || end <= shown.to);
}

/** Shifts the times as far as allowed: within the shown days, not into the future, and without emptying the entry. */
export function shiftTimes(times: EntryTimes, edge: Edge, shiftMs: number, shown: Span, now: number): EntryTimes {
  if (!canShift(times, edge, shown)) return times;
  const { start, end } = times;
  const effectiveEnd = end ?? now;
  const part = clipToDay(shown, { from: start, to: effectiveEnd });
  const maxShrinkMs = part.to - part.from - Math.min(STEP_MS, part.to - part.from);
  const latest = latestEnd(shown, now);
  if (edge === 'start') return { start: start + clampShift(shiftMs, shown.from - start, maxShrinkMs), end };
  if (edge === 'end') return { start, end: effectiveEnd + clampShift(shiftMs, -maxShrinkMs, latest - effectiveEnd) };
  const minShift = start >= shown.from ? shown.from - start : shown.from + STEP_MS - effectiveEnd;
  const maxShift =
    effectiveEnd <= shown.to ? latest - effectiveEnd : Math.min(shown.to - STEP_MS - start, now - effectiveEnd);
  // Clamp to whole steps, so that seconds are preserved.
  const steppedShift = clampShift(
    shiftMs,
    Math.ceil(minShift / STEP_MS) * STEP_MS,
    Math.floor(maxShift / STEP_MS) * STEP_MS,
  );
  return { start: start + steppedShift, end: effectiveEnd + steppedShift };
}

/** What limits a move. */
export interface MoveLimits {
  readonly shown: Span;
  readonly timeZone: string;
  readonly now: number;
}

/** Moves the whole entry to the same time on another day, and then by `shiftMs`; as far as allowed. */
export function moveTimes(
  times: EntryTimes,
  { days, shiftMs = 0 }: { readonly days: number; readonly shiftMs?: number },
  { shown, timeZone, now }: MoveLimits,
): EntryTimes {
  const movedMs = days === 0 ? 0 : addDaysToInstant(times.start, days, timeZone) - times.start;
  return shiftTimes(times, 'both', movedMs + shiftMs, shown, now);
}

/** Snaps a pointer shift: a whole entry moves by full steps, an edge moves onto one. */
export function snapShift(times: EntryTimes, edge: Edge, shiftMs: number): number {
  if (edge === 'both') return Math.round(shiftMs / STEP_MS) * STEP_MS;
  const instant = edge === 'start' ? times.start : (times.end ?? 0);
  return Math.round((instant + shiftMs) / STEP_MS) * STEP_MS - instant;
}

/** The span between two instants in whole steps; undefined if it lies in the future. */
export function snapSpan(a: number, b: number, day: Span, now: number): Span | undefined {
  const latest = latestEnd(day, now);
  const from = Math.max(day.from, Math.floor(Math.min(a, b) / STEP_MS) * STEP_MS);
  const to = Math.min(latest, Math.max(Math.ceil(Math.max(a, b) / STEP_MS) * STEP_MS, from + STEP_MS));
  return from < to ? { from, to } : undefined;
}

/** A shift of zero is always allowed. */
function clampShift(shiftMs: number, min: number, max: number): number {
  return Math.min(Math.max(shiftMs, Math.min(0, min)), Math.max(0, max));
}
