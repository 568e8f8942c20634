import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type TimeEntry, timeEntries } from '#contract/time-entries/time-entries.ts';
import { call } from '#web/http/client.ts';
import { queryFor } from '#web/http/query-for.ts';
import type { EntryTexts } from '#web/offline/outbox.ts';
import { OFFLINE_TIMEOUT_MS, sendOrQueue } from '#web/offline/send-or-queue.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { staleWithTimeEntries, timeEntryKeys } from '../cache/time-entry-keys.ts';
import { cancelInFlight, getSendContext, invalidateWhenIdle, updateActiveCache, updateListCaches } from './timers.ts';

// Separate from timers.ts, because no page writes notes and tags before its first interaction.

/** Not nested under the entries, so that saving while typing does not fetch it again. */
export function suggestionsQuery(goalId: string) {
  return queryOptions({
    queryKey: ['entry-suggestions', goalId],
    ...queryFor(timeEntries.suggestions, { query: { goalId } }),
    // Suggestions only help; without them, everything can still be typed.
    retry: false,
  });
}

interface SavedTexts extends TimeEntry {
  /** The change is in the outbox. */
  readonly isQueued?: true;
}

/** Changes the note or tags of an entry and nothing else, or queues the change while offline. Optimistic. */
export function useSaveTexts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: timeEntryKeys.all,
    // Shared with the other changes of entries, so that the later of two wins.
    scope: { id: 'time-entries' },
    mutationFn: ({ entry, texts }: { readonly entry: TimeEntry; readonly texts: EntryTexts }) =>
      sendOrQueue<SavedTexts>({
        ...getSendContext(queryClient),
        goalId: entry.goalId,
        send: () =>
          call(
            timeEntries.update,
            { params: { id: entry._id }, body: texts },
            { timeoutMs: OFFLINE_TIMEOUT_MS, invalidation: prepareInvalidation(queryClient, staleWithTimeEntries) },
          ),
        enqueue: ({ enqueueTexts }, action) => enqueueTexts(entry, texts, action),
      }),
    onMutate: async ({ entry, texts }) => {
      await cancelInFlight(queryClient);
      setCachedTexts(queryClient, entry._id, texts);
    },
    onError: (_, { entry: { _id, note, tags }, texts }) =>
      setCachedTexts(queryClient, _id, {
        ...(texts.note !== undefined && { note }),
        ...(texts.tags !== undefined && { tags }),
      }),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Changes nothing else, because the timer may have been stopped in the meantime. */
function setCachedTexts(queryClient: QueryClient, id: string, texts: EntryTexts): void {
  const update = (list: TimeEntry[]) => list.map((entry) => (entry._id === id ? { ...entry, ...texts } : entry));
  updateListCaches(queryClient, update);
  updateActiveCache(queryClient, update);
}
