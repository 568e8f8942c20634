import type { TimeEntry } from '#contract/time-entries.ts';
import { storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { toRunningEntry } from './apply-outbox.ts';
import { isPending, type QueuedTimer, readOutbox } from './outbox.ts';
import { saveQueuedTimer } from './outbox-writes.ts';
import type { TimerAction } from './send-or-queue.ts';

/** Far more than anyone starts while offline. */
const MAX_QUEUED = 200;

interface StartAction extends TimerAction {
  /** Reused from the request that failed, if one was sent. */
  readonly idempotencyKey: string;
}

interface QueuedStop extends TimeEntry {
  readonly isQueued: true;
}

/** Queues the start of a timer. The id of the returned entry is temporary: it can only be used to stop the timer. */
export function enqueueStart(goal: TimeEntry['goal'], action: StartAction): TimeEntry {
  const { at, userId, attempted, idempotencyKey } = action;
  const timer: QueuedTimer = {
    // The key is reused, because the server may have received the first request.
    key: idempotencyKey,
    order: nextOrder(userId),
    goal,
    startAt: new Date(floorToSecond(at)).toISOString(),
    ...(attempted && { tried: { at: Date.now(), as: 'start' } }),
  };
  saveQueuedTimer(userId, timer);
  return toRunningEntry(timer);
}

/** Queues the stop of a timer, whether or not the server knows about its start. */
export function enqueueStop(entry: TimeEntry, { at, userId, attempted }: TimerAction): QueuedStop {
  const { _id, goal, startAt } = entry;
  const queue = readOutbox(userId);
  // The server may have accepted a queued start whose response was lost. Its entry and the queued start are one timer.
  const queuedStart =
    queue.find(({ key }) => key === _id) ?? queue.find((timer) => isUnconfirmedStart(timer, goal._id));
  const end = storedEnd(Date.parse(startAt), at);
  const endAt = new Date(end).toISOString();
  const timer = queuedStart ?? { key: _id, entryId: _id, order: nextOrder(userId), goal, startAt };
  saveQueuedTimer(userId, { ...timer, endAt, ...(attempted && { endWasTried: true }) });
  return { ...entry, endAt, durationSec: (end - Date.parse(startAt)) / 1000, isQueued: true };
}

function nextOrder(userId: string): number {
  const queue = readOutbox(userId);
  if (queue.length >= MAX_QUEUED) throw new Error('Too many timers are waiting to be sent.');
  return (queue.at(-1)?.order ?? 0) + 1;
}

function isUnconfirmedStart(timer: QueuedTimer, goalId: string): boolean {
  return isPending(timer) && timer.tried?.as === 'start' && timer.endAt === undefined && timer.goal._id === goalId;
}
