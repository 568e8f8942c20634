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

/** A shorter session is not worth starting. */
const MIN_SESSION_MINUTES = 10;

export const roundDown = (minutes: number) => Math.max(5, Math.floor(minutes / 5) * 5);

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

/** Splits the longest sessions of a week until it has `wanted` tasks, or they would become too short. */
export function splitWeek(week: readonly Session[], wanted: number): Session[] {
  let tasks = [...week];
  while (tasks.length < wanted) {
    const longest = tasks.reduce((best, { minutes }, n) => (minutes > tasks[best]!.minutes ? n : best), 0);
    const minutes = roundDown((tasks[longest]?.minutes ?? 0) / 2);
    if (minutes < MIN_SESSION_MINUTES) break;
    const half = { ...tasks[longest]!, minutes };
    tasks = tasks.toSpliced(longest, 1, half, half);
  }
  return tasks;
}
