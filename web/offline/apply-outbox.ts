import type { TimeEntry } from '#contract/time-entries.ts';
import { isWaiting, type QueuedTimer } from './offline-queue.ts';

/** What runs when everything that waits has been sent. */
export function runningWith(queue: readonly QueuedTimer[], running: readonly TimeEntry[]): readonly TimeEntry[] {
  const waiting = queue.filter(isWaiting);
  const left = running.filter((entry) => !waiting.some((timer) => stops(timer, entry)));
  const started = waiting.filter(
    ({ endAt, goal }) => endAt === undefined && left.every(({ goalId }) => goalId !== goal._id),
  );
  return [...left, ...started.map(entryOfQueued)];
}

/** Until it has been sent, its key is its id. */
export function entryOfQueued({ key, goal, startAt }: QueuedTimer): TimeEntry {
  return { _id: key, goalId: goal._id, goal, startAt, endAt: null, durationSec: 0 };
}

/** Also where the server has heard of its start, and we not of that. */
function stops({ endAt, entryId, goal, tried }: QueuedTimer, entry: TimeEntry): boolean {
  if (endAt === undefined) return false;
  return entryId === undefined ? tried?.as === 'start' && goal._id === entry.goalId : entryId === entry._id;
}
