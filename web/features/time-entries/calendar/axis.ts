import { zoneOffset } from '#domain/calendar/calendar.ts';
import { formatHour } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { listHours } from './hours.ts';
import { clamp, type DayScale, type Piece, toTop } from './position.ts';

/*
 * The vertical axis that the days of a calendar share. It shows wall-clock time, so that 09:00 is at the same height on every
 * day. An hour that clocks repeat on one day is inserted for all days, and an hour that clocks skip stays empty on that day
 * (record 47). Positions are milliseconds from the top.
 */

export interface Axis {
  readonly length: number;
  readonly scales: readonly DayScale[];
  readonly hours: readonly { readonly top: number; readonly label: string }[];
}

export function createAxis(days: readonly CalendarDay[], formats: Formats): Axis {
  const segmentsByDay = days.map(listSegments);
  const repeats = mergeRepeats(segmentsByDay.flatMap(listRepeats));
  const piecesByDay = segmentsByDay.map((segments) => placeSegments(segments, repeats));
  const covered = mergeSpans(piecesByDay.flat().map(({ from, to, top }) => ({ from: top, to: top + to - from })));
  const length = covered.reduce((sum, { from, to }) => sum + to - from, 0);
  const scales = piecesByDay.map((placed) => {
    const pieces = placed.map((piece) => ({ ...piece, top: withoutGaps(piece.top, covered) }));
    return { pieces, gaps: listGaps(pieces, length), length };
  });
  const labels = new Map<number, string>();
  days.forEach(({ span, timeZone }, n) => {
    for (const { at, label } of listHours(span, timeZone, formats)) labels.set(toTop(scales[n]!, at), label);
  });
  labels.set(length, formatHour(24, formats));
  const hours = [...labels].map(([top, label]) => ({ top, label })).toSorted((a, b) => a.top - b.top);
  return { length, scales, hours };
}

/** A part of a day between clock changes. */
interface Segment extends Span {
  /** The local time at its start, in milliseconds since midnight. */
  readonly local: number;
}

const localEnd = ({ from, to, local }: Segment) => local + to - from;

function listSegments({ date, span, timeZone }: CalendarDay): Segment[] {
  const segments: Segment[] = [];
  for (let { from } = span; from < span.to;) {
    const offset = zoneOffset(from, timeZone);
    const to = findOffsetChange(from, span.to, offset, timeZone);
    segments.push({ from, to, local: from + offset - Date.parse(date) });
    from = to;
  }
  return segments;
}

/** The first instant with another offset, or the end. Clocks never change back within a day. */
function findOffsetChange(from: number, end: number, offset: number, timeZone: string): number {
  if (zoneOffset(end - 1, timeZone) === offset) return end;
  let [before, after] = [from, end - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** A time of day at which clocks have gone back, and by how much. */
interface Repeat {
  readonly at: number;
  readonly ms: number;
}

function listRepeats(segments: readonly Segment[]): Repeat[] {
  return segments.slice(1).flatMap((segment, n) => {
    const at = localEnd(segments[n]!);
    return segment.local < at ? [{ at, ms: at - segment.local }] : [];
  });
}

function mergeRepeats(repeats: readonly Repeat[]): Repeat[] {
  const longest = new Map<number, number>();
  for (const { at, ms } of repeats) longest.set(at, Math.max(ms, longest.get(at) ?? 0));
  return [...longest].map(([at, ms]) => ({ at, ms }));
}

/** Splits segments where another day repeats an hour, and positions all parts. */
function placeSegments(segments: readonly Segment[], repeats: readonly Repeat[]): Piece[] {
  const insertedBefore = (local: number) => repeats.reduce((sum, { at, ms }) => (at < local ? sum + ms : sum), 0);
  return segments.flatMap((segment, n) => {
    const { from, to, local } = segment;
    const repeatedUntil = n > 0 ? localEnd(segments[n - 1]!) : -Infinity;
    const splits = repeats.map(({ at }) => from + at - local).filter((instant) => instant > from && instant < to);
    const bounds = [from, ...splits.toSorted((a, b) => a - b), to];
    return bounds.slice(1).map((end, m) => {
      const start = bounds[m]!;
      const startLocal = local + start - from;
      const top =
        startLocal < repeatedUntil
          ? repeatedUntil + insertedBefore(repeatedUntil) + start - from
          : startLocal + insertedBefore(startLocal + 1);
      return { from: start, to: end, top };
    });
  });
}

/** The union of spans, in order. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** The position if nothing is drawn for the times that no day has. */
function withoutGaps(top: number, covered: readonly Span[]): number {
  return covered.reduce((sum, { from, to }) => sum + clamp(top, from, to) - from, 0);
}

function listGaps(pieces: readonly Piece[], length: number): Span[] {
  const covered = mergeSpans(pieces.map(({ from, to, top }) => ({ from: top, to: top + to - from })));
  const ends = [0, ...covered.map(({ to }) => to)];
  const starts = [...covered.map(({ from }) => from), length];
  return ends.map((from, n) => ({ from, to: starts[n]! })).filter(({ from, to }) => from < to);
}
