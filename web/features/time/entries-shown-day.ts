import type { Span } from '#domain/time-span.ts';

/** The day that the page shows, as someone in that zone knows it. */
export interface ShownDay {
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  readonly span: Span;
}
