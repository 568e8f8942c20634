import type { QueryClient } from '@tanstack/react-query';
import { type TimeEntry, timeEntries } from '#contract/time-entries/time-entries.ts';
import { call } from '#web/http/client.ts';
import { focusAreaKeys } from '../goals/focus-areas.ts';
import { returningId, toDeletionId } from '#web/http/deletion-id.ts';
import { OFFLINE_TIMEOUT_MS } from '#web/offline/send-or-queue.ts';
import { updateActiveCache } from './timers.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { invalidateTimeEntries, staleWithTimeEntries, timeEntryKeys } from '../cache/time-entry-keys.ts';

/** Continues the same entry. This requires a connection. */
export function resumeStoppedEntry(queryClient: QueryClient, id: string): Promise<TimeEntry> {
  return withInvalidation(queryClient, async () => {
    const body = { resume: true };
    const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
    const options = { timeoutMs: OFFLINE_TIMEOUT_MS, invalidation };
    const entry = await call(timeEntries.update, { params: { id }, body }, options);
    updateActiveCache(queryClient, (list) => [...list.filter(({ goalId }) => goalId !== entry.goalId), entry]);
    return entry;
  });
}

/** Resolves to the id that undoes the deletion. */
export function deleteStoppedEntry(queryClient: QueryClient, id: string): Promise<string | undefined> {
  return withInvalidation(queryClient, () => {
    const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
    return toDeletionId(call(timeEntries.remove, { params: { id }, query: returningId }, { invalidation }));
  });
}

/** For changes outside of a mutation hook, which may outlive the component that started them. */
export async function withInvalidation<T>(queryClient: QueryClient, mutate: () => Promise<T>): Promise<T> {
  // A response in flight would overwrite the change.
  await queryClient.cancelQueries({ queryKey: timeEntryKeys.all });
  try {
    return await mutate();
  } catch (error) {
    // The goal may have been closed or deleted elsewhere.
    void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
    throw error;
  } finally {
    // A mutation still in flight invalidates when it settles.
    if (queryClient.isMutating({ mutationKey: timeEntryKeys.all }) === 0) invalidateTimeEntries(queryClient);
  }
}
