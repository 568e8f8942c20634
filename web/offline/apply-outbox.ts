import type { TimeEntry } from '#contract/time-entries.ts';
import { isPending, type QueuedTimer } from './outbox.ts';

/** The entries that will be running once all pending timers have been sent. */
export function applyOutbox(queue: readonly QueuedTimer[], running: readonly TimeEntry[]): readonly TimeEntry[] {
  const pending = queue.filter(isPending);
  const stillRunning = running.filter((entry) => !pending.some((timer) => stopsEntry(timer, entry)));
  const started = pending.filter(
    ({ endAt, goal }) => endAt === undefined && stillRunning.every(({ goalId }) => goalId !== goal._id),
  );
  return [...stillRunning, ...started.map(toRunningEntry)];
}

/** Uses the key as a temporary id. */
export function toRunningEntry({ key, goal, startAt }: QueuedTimer): TimeEntry {
  return { _id: key, goalId: goal._id, goal, startAt, endAt: null, durationSec: 0, note: '', tags: [] };
}

/** Also matches the entry of a queued start that the server accepted although its response was lost. */
function stopsEntry({ endAt, entryId, goal, tried }: QueuedTimer, entry: TimeEntry): boolean {
  if (endAt === undefined) return false;
  return entryId === undefined ? tried?.as === 'start' && goal._id === entry.goalId : entryId === entry._id;
}
