import type { Span } from '#domain/time-span.ts';

/** How far down the day an instant is. A day in which the clocks change is as long as it is. */
export function shareOf(day: Span, at: number): string {
  return `${((at - day.from) / (day.to - day.from)) * 100}%`;
}

/** Where something stands that takes this time. */
export function placeOf(day: Span, { from, to }: Span): { readonly top: string; readonly height: string } {
  return { top: shareOf(day, from), height: shareOf(day, day.from + to - from) };
}
