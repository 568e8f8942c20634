import type { Span } from '#domain/calendar/time-span.ts';

export interface ColumnPosition {
  readonly column: number;
  readonly columnCount: number;
}

/** Puts overlapping spans side by side. All spans of a connected cluster get equal widths. The result is in input order. */
export function assignColumns(spans: readonly Span[]): ColumnPosition[] {
  const order = spans
    .map((_, n) => n)
    .toSorted((a, b) => spans[a]!.from - spans[b]!.from || spans[b]!.to - spans[a]!.to);
  const positions: ColumnPosition[] = [];
  /** The indices of connected spans. */
  let cluster: number[] = [];
  /** Where each column of the cluster ends. */
  let columnEnds: number[] = [];
  const columns: number[] = [];
  const closeCluster = () => {
    for (const n of cluster) positions[n] = { column: columns[n]!, columnCount: columnEnds.length };
    cluster = [];
    columnEnds = [];
  };
  for (const n of order) {
    const { from, to } = spans[n]!;
    if (columnEnds.every((end) => end <= from)) closeCluster();
    const freeColumn = columnEnds.findIndex((end) => end <= from);
    columns[n] = freeColumn === -1 ? columnEnds.length : freeColumn;
    columnEnds[columns[n]] = to;
    cluster.push(n);
  }
  closeCluster();
  return positions;
}

/** Shorter blocks would be hard to read and tap. */
const MIN_BLOCK_MS = 24 * 60_000;

/** The span a block covers on screen; short entries are enlarged. */
export function blockSpan({ from, to }: Span, day: Span): Span {
  const top = Math.max(day.from, Math.min(from, day.to - MIN_BLOCK_MS));
  return { from: top, to: Math.max(to, top + MIN_BLOCK_MS) };
}
