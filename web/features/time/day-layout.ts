import type { Span } from '#domain/time-span.ts';

/** The column that a block stands in, of how many. */
export interface Place {
  readonly column: number;
  readonly columns: number;
}

/** Blocks that overlap stand side by side; all that hang together are equally wide. In the order of the spans. */
export function placesOf(spans: readonly Span[]): Place[] {
  const order = spans
    .map((_, n) => n)
    .toSorted((a, b) => spans[a]!.from - spans[b]!.from || spans[b]!.to - spans[a]!.to);
  const places: Place[] = [];
  /** Those that hang together, and where each of their columns ends. */
  let together: number[] = [];
  let ends: number[] = [];
  const column: number[] = [];
  const close = () => {
    for (const n of together) places[n] = { column: column[n]!, columns: ends.length };
    together = [];
    ends = [];
  };
  for (const n of order) {
    const { from, to } = spans[n]!;
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    column[n] = free === -1 ? ends.length : free;
    ends[column[n]] = to;
    together.push(n);
  }
  close();
  return places;
}

/** What a block needs to be read and pressed: a fifth of the height of two hours. */
const LEAST_MS = 24 * 60_000;

/** What a block takes of the day: a short one more than its time. */
export function drawnSpan({ from, to }: Span, day: Span): Span {
  const top = Math.max(day.from, Math.min(from, day.to - LEAST_MS));
  return { from: top, to: Math.max(to, top + LEAST_MS) };
}
