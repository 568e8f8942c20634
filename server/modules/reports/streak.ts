export interface Streaks {
  /** A miss at the end does not break it, because the current day or week is not over yet. */
  readonly current: number;
  readonly longest: number;
}

/** Counts streaks of hits, which are in chronological order. */
export function countStreaks(hits: readonly boolean[]): Streaks {
  let longest = 0;
  let run = 0;
  let current = 0;
  for (const [n, isHit] of hits.entries()) {
    if (isHit) run++;
    else if (n === hits.length - 1) current = run;
    if (!isHit) run = 0;
    longest = Math.max(longest, run);
  }
  return { current: hits.at(-1) ? run : current, longest };
}
