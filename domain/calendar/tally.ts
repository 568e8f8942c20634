import { overlaps, type Span } from './time-span.ts';

/** Time entries added up: their sum, and the time during which at least one of them was running. */
export interface Tally {
  entries: number;
  trackedMs: number;
  /** Less than `trackedMs` if entries overlapped. */
  elapsedMs: number;
  /** The latest end so far. */
  coveredUntil: number;
}

export function createTally(): Tally {
  return { entries: 0, trackedMs: 0, elapsedMs: 0, coveredUntil: -Infinity };
}

/** Adds the part of an entry that lies within a range. Entries must be added in the order of their starts. */
export function addToTally(tally: Tally, entry: Span, within: Span): void {
  if (!overlaps(entry, within)) return;
  const [from, to] = [Math.max(entry.from, within.from), Math.min(entry.to, within.to)];
  tally.entries++;
  tally.trackedMs += to - from;
  tally.elapsedMs += Math.max(0, to - Math.max(from, tally.coveredUntil));
  tally.coveredUntil = Math.max(tally.coveredUntil, to);
}

/** Entries in any order, added up within a range. */
export function tallyEntries(entries: readonly Span[], within: Span): Tally {
  const tally = createTally();
  for (const entry of entries.toSorted((a, b) => a.from - b.from)) addToTally(tally, entry, within);
  return tally;
}

/**
 * Adds entries up for each of the consecutive periods between ascending edges. Because the entries must be added in the order
 * of their starts, periods that are over are not visited again.
 */
export function tallyPerPeriod(edges: readonly number[]) {
  const tallies = edges.slice(1).map(createTally);
  let first = 0;
  return {
    tallies,
    add(entry: Span): void {
      while (first < tallies.length && edges[first + 1]! <= entry.from) first++;
      for (let n = first; n < tallies.length && (n === first || edges[n]! < entry.to); n++)
        addToTally(tallies[n]!, entry, { from: edges[n]!, to: edges[n + 1]! });
    },
  };
}
