/** A piece of work before it is placed in a week. */
export interface WorkItem {
  /** Without its size. */
  readonly title: string;
  readonly minutes: number;
  /** Items of the same milestone stay together where possible. */
  readonly milestone: number;
}

/** An item, or one of the sessions it was split into. */
export interface Session extends WorkItem {
  /** Identifies the item among all. */
  readonly item: number;
}

const roundDown = (minutes: number) => Math.max(5, Math.floor(minutes / 5) * 5);

/** Splits items until none exceeds `maxMinutes` and there are at least `wanted` sessions. */
export function splitItems(items: readonly WorkItem[], maxMinutes: number, wanted: number): Session[] {
  const counts = items.map(({ minutes }) => Math.max(1, Math.ceil(minutes / Math.max(maxMinutes, 5))));
  const length = (n: number, sessions: number) => items[n]!.minutes / sessions;
  for (let total = counts.reduce((sum, count) => sum + count, 0); total < wanted; total += 1) {
    let longest = 0;
    for (let n = 1; n < items.length; n += 1) {
      if (length(n, counts[n]!) > length(longest, counts[longest]!)) longest = n;
    }
    if (items.length === 0 || length(longest, counts[longest]! + 1) < 5) break;
    counts[longest]! += 1;
  }
  return items.flatMap((item, n) =>
    Array.from({ length: counts[n]! }, () => ({ ...item, minutes: roundDown(length(n, counts[n]!)), item: n })),
  );
}
