import { overlapMs, type Span } from './time-span.ts';

/** An entry as far as it counts. */
export interface TrackedEntry extends Span {
  readonly goalId: string;
  readonly focusAreaId: string;
}

export interface GoalUsage {
  readonly goalId: string;
  readonly focusAreaId: string;
  readonly seconds: number;
}

/**
 * How long each goal was tracked in each of the spans (in the order of time, none over another), by the order of ids;
 * goals without a whole second are left out. An entry costs no more for the spans that it does not reach.
 */
export function usageIn(spans: readonly Span[], entries: readonly TrackedEntry[]): GoalUsage[][] {
  const sums = spans.map(() => new Map<string, { readonly focusAreaId: string; ms: number }>());
  for (const entry of entries) {
    for (let n = firstEndingAfter(spans, entry.from); n < spans.length && spans[n]!.from < entry.to; n++) {
      const { goalId, focusAreaId } = entry;
      const ms = overlapMs(entry, spans[n]!);
      const sum = sums[n]!.get(goalId);
      if (sum) sum.ms += ms;
      else sums[n]!.set(goalId, { focusAreaId, ms });
    }
  }
  return sums.map((goals) =>
    [...goals]
      .map(([goalId, { focusAreaId, ms }]) => ({ goalId, focusAreaId, seconds: Math.floor(ms / 1000) }))
      .filter(({ seconds }) => seconds > 0)
      .toSorted((a, b) => (a.goalId < b.goalId ? -1 : 1)),
  );
}

/** The seconds of each focus area, by the order of ids: what its goals show, added up, so that both always agree. */
export function secondsByFocusArea(goals: readonly GoalUsage[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { focusAreaId, seconds } of goals) sums.set(focusAreaId, (sums.get(focusAreaId) ?? 0) + seconds);
  return new Map([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function firstEndingAfter(spans: readonly Span[], instant: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.to > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
