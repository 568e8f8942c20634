import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type EntryChange, entryEdits } from '#contract/time-entries/entry-edits.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';
import { call } from '#web/http/client.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { staleWithTimeEntries } from '../cache/time-entry-keys.ts';
import { withInvalidation } from './stopped-entries.ts';

// The responses include the new data of the lists on the screen, so there is nothing to update optimistically.

/** Changes all of the entries, or none if it rejects. */
export function changeEntries(queryClient: QueryClient, changes: EntryChange[]): Promise<TimeEntry[]> {
  return withInvalidation(queryClient, async () => {
    const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
    return (await call(entryEdits.update, { body: { changes } }, { invalidation })).entries;
  });
}

/** Deletes all of the entries, or none if it rejects. Resolves to the id that undoes the deletion. */
export function deleteEntries(queryClient: QueryClient, ids: string[]): Promise<string> {
  return withInvalidation(queryClient, async () => {
    const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
    return (await call(entryEdits.remove, { body: { ids } }, { invalidation })).deletionId;
  });
}

/** Resolves to the two parts. Sending the same split again while its outcome is unknown does not split twice. */
export function useSplitEntry(): (id: string, at: number) => Promise<TimeEntry[]> {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(entryEdits.split);
  return (id, at) =>
    withInvalidation(queryClient, async () => {
      const body = { at: new Date(at).toISOString() };
      const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
      return (await send({ params: { id }, body }, invalidation)).entries;
    });
}

/** Undoes a split. */
export function joinEntries(queryClient: QueryClient, id: string, nextId: string): Promise<TimeEntry> {
  return withInvalidation(queryClient, () => {
    const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
    return call(entryEdits.join, { params: { id }, body: { nextId } }, { invalidation });
  });
}

/** Like `withContext`, for a change of several entries. The lists are refetched, so a retry skips those deleted. */
export function withEntriesContext(error: unknown, context: string): ApiError {
  if (!(error instanceof ApiError) || error.status !== 404) return withContext(error, context);
  return new ApiError(404, `${context} One of them was deleted in the meantime. Please try again.`, { cause: error });
}
