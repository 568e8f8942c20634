import type { User } from '#contract/account/auth.ts';
import { ApiError } from '#web/http/api-error.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { isPending, readOutbox } from './outbox.ts';

type TimerOutbox = typeof import('./timer-outbox.ts');

/** Shorter than the default timeout, because the outbox can send a timer later. */
export const OFFLINE_TIMEOUT_MS = 5000;

/** The statuses of no response at all and of a proxy that could not reach the server. */
const GATEWAY_ERRORS = new Set([0, 502, 503, 504]);

export interface TimerAction {
  readonly at: number;
  readonly userId: string;
  /** Whether the request was sent, so that the server may have processed it. */
  readonly attempted: boolean;
}

interface SendOrQueueOptions<T> {
  readonly user: Pick<User, '_id' | 'singleTimer'>;
  readonly isOffline: boolean;
  readonly goalId: string;
  readonly send: () => Promise<T>;
  readonly enqueue: (outbox: TimerOutbox, action: TimerAction) => T;
}

/** Sends the request, or, if the server cannot be reached, queues the action with the current time. */
export async function sendOrQueue<T>({ user, isOffline, goalId, send, enqueue }: SendOrQueueOptions<T>): Promise<T> {
  const at = serverNow();
  const { _id: userId, singleTimer } = user;
  // Pending actions for the same goal must be sent first. With a single timer, starting one goal stops the others, so any
  // pending action counts.
  const attempted =
    !isOffline && !readOutbox(userId).some((timer) => isPending(timer) && (singleTimer || timer.goal._id === goalId));
  let sendError: ApiError | undefined;
  if (attempted) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && GATEWAY_ERRORS.has(error.status))) throw error;
      sendError = error;
    }
  }
  try {
    return enqueue(await import('./timer-outbox.ts'), { at, userId, attempted });
  } catch (cause) {
    throw sendError ?? new ApiError(0, 'You are offline.', { cause });
  }
}
