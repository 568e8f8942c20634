import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { meQuery } from './auth.ts';
import { isWaiting, queueOf } from './offline-queue.ts';
import { serverNow } from './server-clock.ts';
import { timeEntryKeys } from './time-entry-keys.ts';

type Clicks = typeof import('./offline-clicks.ts');

/** Longer than that nobody waits for a timer, as it can be sent later as well. */
export const PATIENCE_MS = 5000;

/** There was no answer, or somebody in between says that the server gives none. */
const UNANSWERED = new Set([0, 502, 503, 504]);

/** When something was wished for, by whom, and whether the server may have heard of it. */
export interface Click {
  readonly at: number;
  readonly userId: string;
  readonly wasTried: boolean;
}

/** Does it now, or, where the server cannot be told or does not answer, puts it down to be sent as of this moment. */
export async function nowOrLater<T>(
  queryClient: QueryClient,
  goalId: string,
  now: () => Promise<T>,
  later: (clicks: Clicks, click: Click) => T,
): Promise<T> {
  const at = serverNow();
  const { _id: userId, singleTimer } = queryClient.getQueryData(meQuery.queryKey)!;
  // What waits for a goal has to come first. Where a start stops other timers, it concerns every goal.
  const wasTried =
    !isOffline(queryClient) &&
    !queueOf(userId).some((timer) => isWaiting(timer) && (singleTimer || timer.goal._id === goalId));
  let failure: ApiError | undefined;
  if (wasTried) {
    try {
      return await now();
    } catch (error) {
      if (!(error instanceof ApiError && UNANSWERED.has(error.status))) throw error;
      failure = error;
    }
  }
  try {
    return later(await import('./offline-clicks.ts'), { at, userId, wasTried });
  } catch (cause) {
    throw failure ?? new ApiError(0, 'You are offline.', { cause });
  }
}

/** The browser says so, or the last word about timers was one from earlier. */
function isOffline(queryClient: QueryClient): boolean {
  const active = queryClient.getQueryData<{ readonly keptAt?: number }>(timeEntryKeys.active);
  return !navigator.onLine || active?.keptAt !== undefined;
}
