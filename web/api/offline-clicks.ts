import type { QueryClient } from '@tanstack/react-query';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { wholeEnd, wholeSecond } from '#domain/time-span.ts';
import { focusAreaKeys } from './focus-areas.ts';
import type { Click } from './now-or-later.ts';
import { isWaiting, type QueuedTimer, queueOf } from './offline-queue.ts';
import { putQueued } from './offline-queue-changes.ts';
import { entryOfQueued } from './running-with-queue.ts';
import type { StartedGoal, StoppedEntry } from './time-entries.ts';

/** More than anybody starts between two connections. */
const MOST = 200;

interface StartClick extends Click {
  /** The key of the first attempt, if there was one. */
  readonly idempotencyKey: string;
}

/** Puts down that a timer was started: an entry whose id is good for nothing but stopping it. */
export function queueStart(queryClient: QueryClient, goal: StartedGoal, click: StartClick): TimeEntry {
  const { at, userId, wasTried, idempotencyKey } = click;
  const areas = queryClient.getQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals);
  const name = areas?.find(({ _id }) => _id === goal.focusArea)?.name ?? '';
  const timer: QueuedTimer = {
    // The server may have received it after all.
    key: idempotencyKey,
    order: nextOrder(userId),
    goal: { _id: goal._id, title: goal.title, status: 'Active', focusArea: { _id: goal.focusArea, name } },
    startAt: new Date(wholeSecond(at)).toISOString(),
    ...(wasTried && { tried: { at: Date.now(), as: 'start' } }),
  };
  putQueued(userId, timer);
  return entryOfQueued(timer);
}

/** Puts down that a timer was stopped, be it one that the server knows or one that it has yet to hear of. */
export function queueStop(entry: TimeEntry, { at, userId, wasTried }: Click): StoppedEntry {
  const { _id, goal, startAt } = entry;
  const queue = queueOf(userId);
  // Or one whose start the server has heard of, and we not of that: both are the same timer.
  const start = queue.find(({ key }) => key === _id) ?? queue.find((timer) => isUnheardStart(timer, goal._id));
  const end = wholeEnd(Date.parse(startAt), at);
  const endAt = new Date(end).toISOString();
  const timer = start ?? { key: _id, entryId: _id, order: nextOrder(userId), goal, startAt };
  putQueued(userId, { ...timer, endAt, ...(wasTried && { endWasTried: true }) });
  return { ...entry, endAt, durationSec: (end - Date.parse(startAt)) / 1000, isQueued: true };
}

function nextOrder(userId: string): number {
  const queue = queueOf(userId);
  if (queue.length >= MOST) throw new Error('Too many timers are waiting to be sent.');
  return (queue.at(-1)?.order ?? 0) + 1;
}

function isUnheardStart(timer: QueuedTimer, goalId: string): boolean {
  return isWaiting(timer) && timer.tried?.as === 'start' && timer.endAt === undefined && timer.goal._id === goalId;
}
