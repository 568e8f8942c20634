import type { Span } from '#domain/calendar/time-span.ts';

/** The vertical position of an instant, relative to the actual length of the day. */
export function topPercent(day: Span, instant: number): string {
  return `${((instant - day.from) / (day.to - day.from)) * 100}%`;
}

export function blockPosition(day: Span, { from, to }: Span): { readonly top: string; readonly height: string } {
  return { top: topPercent(day, from), height: topPercent(day, day.from + to - from) };
}
