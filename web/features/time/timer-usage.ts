import type { TimeEntry } from '#contract/time-entries.ts';
import { wholeSecond } from '#domain/time-span.ts';
import { serverTimeOf } from '#web/api/server-clock.ts';

/** How long something was tracked when the server was asked, and what has been running for it since. */
export interface Usage {
  readonly seconds: number;
  /** By the clock of this device. */
  readonly answeredAt: number;
  readonly running: readonly TimeEntry[];
}

/** `now` is the server's; how far its clock is ahead may be known only after the answer. */
export function secondsAt({ seconds, answeredAt, running }: Usage, now: number): number {
  const [known, until] = [wholeSecond(serverTimeOf(answeredAt)), wholeSecond(now)];
  const since = running.reduce(
    (sum, { startAt }) => sum + Math.max(0, until - Math.max(known, Date.parse(startAt))),
    0,
  );
  return seconds + since / 1000;
}
