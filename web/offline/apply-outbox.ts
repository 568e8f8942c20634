import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { type EntryTexts, isPending, isQueuedStart, type QueuedTimer } from './outbox.ts';
import { isOnStep, stepFields } from './timer-step.ts';

/** The entries that will be running once all pending timers have been sent. */
export function applyOutbox(queue: readonly QueuedTimer[], running: readonly TimeEntry[]): readonly TimeEntry[] {
  const pending = queue.filter(isPending);
  const stillRunning = running.filter((entry) => !pending.some((timer) => endsEntry(timer, entry)));
  const started = pending.filter(
    (timer) =>
      isQueuedStart(timer) &&
      timer.endAt === undefined &&
      stillRunning.every(({ goalId }) => goalId !== timer.goal._id),
  );
  return [...applyQueuedTexts(pending, stillRunning), ...started.map(toRunningEntry)];
}

/** The entries with the notes and tags that they will have once all pending changes have been sent. */
export function applyQueuedTexts(queue: readonly QueuedTimer[], entries: readonly TimeEntry[]): readonly TimeEntry[] {
  const changed = queue.filter((timer) => isPending(timer) && (timer.note !== undefined || timer.tags !== undefined));
  if (changed.length === 0) return entries;
  return entries.map((entry) => {
    const timer = changed.find((each) => isSameTimer(each, entry));
    return timer ? { ...entry, ...textsOf(timer) } : entry;
  });
}

export function textsOf({ note, tags }: QueuedTimer): EntryTexts {
  return { ...(note !== undefined && { note }), ...(tags !== undefined && { tags }) };
}

/** Uses the key as a temporary id. */
export function toRunningEntry({ key, goal, step, startAt, note = '', tags = [] }: QueuedTimer): TimeEntry {
  return { _id: key, goalId: goal._id, goal, startAt, endAt: null, durationSec: 0, note, tags, ...stepFields(step) };
}

/** A timer ends by its own stop, or when the next one is started on another task or resource of its goal. */
function endsEntry(timer: QueuedTimer, entry: TimeEntry): boolean {
  if (timer.endAt !== undefined) return isSameTimer(timer, entry);
  return isQueuedStart(timer) && timer.goal._id === entry.goalId && !isOnStep(entry, timer.step);
}

/** Also matches the entry of a queued start that the server accepted although its response was lost. */
function isSameTimer({ entryId, goal, step, tried }: QueuedTimer, entry: TimeEntry): boolean {
  if (entryId !== undefined) return entryId === entry._id;
  return tried?.as === 'start' && entry.endAt === null && goal._id === entry.goalId && isOnStep(entry, step);
}
