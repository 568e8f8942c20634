import type { TimeEntry } from '#contract/time-entries.ts';

/** How long something was tracked when the server was asked, and what has been running for it since. */
export interface Usage {
  readonly seconds: number;
  /** By the clock of the server. */
  readonly askedAt: number;
  readonly running: readonly TimeEntry[];
}

export function secondsAt({ seconds, askedAt, running }: Usage, now: number): number {
  const since = running.reduce(
    (sum, { startAt }) => sum + Math.max(0, now - Math.max(askedAt, Date.parse(startAt))),
    0,
  );
  return seconds + since / 1000;
}
