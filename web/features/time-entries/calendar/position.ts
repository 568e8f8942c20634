import type { Span } from '#domain/calendar/time-span.ts';

// Positions on the axis (axis.ts) are milliseconds from the top.

/** A part of a day that is drawn without interruption. */
export interface Piece extends Span {
  readonly top: number;
}

/** Where the times of a day are drawn. */
export interface DayScale {
  readonly pieces: readonly Piece[];
  /** The positions at which this day has no time. */
  readonly gaps: readonly Span[];
  /** The height of the axis. */
  readonly length: number;
}

/** The position of an instant at which something starts: after a gap rather than before it. */
export function toTop({ pieces }: DayScale, instant: number): number {
  const piece = pieces.findLast(({ from }) => from <= instant) ?? pieces[0];
  return piece ? piece.top + clamp(instant, piece.from, piece.to) - piece.from : 0;
}

/** The position of an instant at which something ends: before a gap rather than after it. */
export function toBottom({ pieces }: DayScale, instant: number): number {
  const piece = pieces.find(({ to }) => to >= instant) ?? pieces.at(-1);
  return piece ? piece.top + clamp(instant, piece.from, piece.to) - piece.from : 0;
}

/** The instant at a position; in a gap, the one at which clocks change. */
export function toInstant({ pieces }: DayScale, day: Span, top: number): number {
  const piece = pieces.findLast((each) => each.top <= top);
  return piece ? Math.min(piece.from + top - piece.top, piece.to) : day.from;
}

export function blockPosition(scale: DayScale, { from, to }: Span): { readonly top: string; readonly height: string } {
  const top = toTop(scale, from);
  return positionPercent(scale.length, { from: top, to: Math.max(top, toBottom(scale, to)) });
}

/** A span of positions as percentages of the axis. */
export function positionPercent(length: number, { from, to }: Span) {
  return { top: percentOf(length, from), height: percentOf(length, to - from) };
}

export function percentOf(length: number, ms: number): string {
  return `${(ms / Math.max(length, 1)) * 100}%`;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
