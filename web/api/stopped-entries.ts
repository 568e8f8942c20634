import type { QueryClient } from '@tanstack/react-query';
import { type TimeEntry, timeEntries } from '#contract/time-entries.ts';
import { call } from './client.ts';
import { focusAreaKeys } from './focus-areas.ts';
import { goneAfter } from './gone-after.ts';
import { PATIENCE_MS } from './now-or-later.ts';
import { changeActive } from './time-entries.ts';
import { refreshTimeEntries, timeEntryKeys } from './time-entry-keys.ts';

// Functions instead of hooks, so that they can be loaded when somebody asks for them.

/** The same entry runs on. Needs a connection. */
export function resumeStopped(queryClient: QueryClient, id: string): Promise<TimeEntry> {
  return refreshed(queryClient, async () => {
    const body = { resume: true };
    const entry = await call(timeEntries.update, { params: { id }, body }, { timeoutMs: PATIENCE_MS });
    changeActive(queryClient, (list) => [...list.filter(({ goalId }) => goalId !== entry.goalId), entry]);
    return entry;
  });
}

export function removeStopped(queryClient: QueryClient, id: string): Promise<unknown> {
  return refreshed(queryClient, () => goneAfter(call(timeEntries.remove, { params: { id } })));
}

async function refreshed<T>(queryClient: QueryClient, act: () => Promise<T>): Promise<T> {
  // A response on its way still shows everything as it was.
  await queryClient.cancelQueries({ queryKey: timeEntryKeys.all });
  try {
    return await act();
  } catch (error) {
    // The goal may have been closed or deleted since.
    void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
    throw error;
  } finally {
    // Another change that is under way refreshes when it is done.
    if (queryClient.isMutating({ mutationKey: timeEntryKeys.all }) === 0) refreshTimeEntries(queryClient);
  }
}
