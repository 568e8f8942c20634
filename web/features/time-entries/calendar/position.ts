import type { Span } from '#domain/calendar/time-span.ts';

/** A duration as a percentage of the day, which lasts 23 or 25 hours when clocks change. */
export function percentOfDay(day: Span, ms: number): string {
  return `${(ms / (day.to - day.from)) * 100}%`;
}

export function blockPosition(day: Span, { from, to }: Span): { readonly top: string; readonly height: string } {
  return { top: percentOfDay(day, from - day.from), height: percentOfDay(day, to - from) };
}
