export interface Streaks {
  /** Up to the last, which may still come: today is not missed before it is over. */
  readonly current: number;
  readonly longest: number;
}

/** How often in a row, in the order of time. */
export function streaksOf(kept: readonly boolean[]): Streaks {
  let longest = 0;
  let run = 0;
  let current = 0;
  for (const [n, isKept] of kept.entries()) {
    if (isKept) run++;
    else if (n === kept.length - 1) current = run;
    if (!isKept) run = 0;
    longest = Math.max(longest, run);
  }
  return { current: kept.at(-1) ? run : current, longest };
}
