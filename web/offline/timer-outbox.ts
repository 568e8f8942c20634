import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { storedEnd, floorToSecond } from '#domain/calendar/time-span.ts';
import { toRunningEntry } from './apply-outbox.ts';
import { type EntryTexts, isPending, type QueuedTimer, readOutbox } from './outbox.ts';
import { saveQueuedTimer } from './outbox-writes.ts';
import type { TimerAction } from './send-or-queue.ts';
import { isOnStep, type TimerStep } from './timer-step.ts';

/** Far more than anyone starts while offline. */
const MAX_QUEUED = 200;

interface StartAction extends TimerAction {
  /** Reused from the request that failed, if one was sent. */
  readonly idempotencyKey: string;
}

interface QueuedStart extends EntryTexts {
  readonly goal: TimeEntry['goal'];
  readonly step?: TimerStep;
}

interface QueuedChange extends TimeEntry {
  readonly isQueued: true;
}

/** Queues the start of a timer. The id of the returned entry is temporary: it can only be used to stop or describe it. */
export function enqueueStart(start: QueuedStart, action: StartAction): TimeEntry {
  const { at, userId, attempted, idempotencyKey } = action;
  const timer: QueuedTimer = {
    // The key is reused, because the server may have received the first request.
    key: idempotencyKey,
    order: nextOrder(userId),
    ...start,
    startAt: new Date(floorToSecond(at)).toISOString(),
    ...(attempted && { tried: { at: Date.now(), as: 'start' } }),
  };
  saveQueuedTimer(userId, timer);
  return toRunningEntry(timer);
}

/** Queues the stop of a timer, whether or not the server knows about its start. */
export function enqueueStop(entry: TimeEntry, { at, userId, attempted }: TimerAction): QueuedChange {
  const { startAt } = entry;
  const end = storedEnd(Date.parse(startAt), at);
  const endAt = new Date(end).toISOString();
  saveQueuedTimer(userId, { ...findOrCreate(entry, userId), endAt, ...(attempted && { endWasTried: true }) });
  return { ...entry, endAt, durationSec: (end - Date.parse(startAt)) / 1000, isQueued: true };
}

/** Queues a change of a note or tags. The last one wins: there is one queued value per field and entry. */
export function enqueueTexts(entry: TimeEntry, texts: EntryTexts, { userId }: TimerAction): QueuedChange {
  saveQueuedTimer(userId, { ...findOrCreate(entry, userId), ...texts });
  return { ...entry, ...texts, isQueued: true };
}

function findOrCreate(entry: TimeEntry, userId: string): QueuedTimer {
  const { _id, goal, startAt, endAt } = entry;
  const queue = readOutbox(userId).filter(isPending);
  return (
    queue.find(({ key, entryId }) => key === _id || entryId === _id) ??
    // The server may have accepted a queued start whose response was lost. Its entry and the queued start are one timer.
    (endAt === null ? queue.find((timer) => isUnconfirmedStart(timer, entry)) : undefined) ?? {
      key: _id,
      entryId: _id,
      order: nextOrder(userId),
      goal,
      startAt,
    }
  );
}

function nextOrder(userId: string): number {
  const queue = readOutbox(userId);
  if (queue.length >= MAX_QUEUED) throw new Error('Too many timers are waiting to be sent.');
  return (queue.at(-1)?.order ?? 0) + 1;
}

function isUnconfirmedStart({ entryId, tried, endAt, goal, step }: QueuedTimer, entry: TimeEntry): boolean {
  const isStart = entryId === undefined && tried?.as === 'start' && endAt === undefined;
  return isStart && goal._id === entry.goalId && isOnStep(entry, step);
}
