import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { type TimeEntry, timeEntries } from '#contract/time-entries/time-entries.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { returningId, toDeletionId } from '#web/http/deletion-id.ts';
import { queryFor } from '#web/http/query-for.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { staleWithTimeEntries, timeEntryKeys } from '../cache/time-entry-keys.ts';
import { cancelInFlight, invalidateWhenIdle, updateActiveCache, updateListCaches } from './timers.ts';

export function dayEntriesQuery(date: string) {
  return queryOptions({
    queryKey: timeEntryKeys.list(date),
    ...queryFor(timeEntries.byDay, { query: { date } }),
  });
}

/** The entries of several days; both the first and the last are included. */
export function rangeEntriesQuery(from: string, to: string) {
  return queryOptions({
    queryKey: timeEntryKeys.list(from, to),
    ...queryFor(timeEntries.range, { query: { from, to } }),
  });
}

/** Looks in the days and weeks that have been loaded. */
export function findCachedEntry(queryClient: QueryClient, id: string): TimeEntry | undefined {
  const lists = queryClient.getQueriesData<TimeEntry[]>({ queryKey: timeEntryKeys.lists });
  return lists.flatMap(([, list]) => list ?? []).find(({ _id }) => _id === id);
}

type UpdateBody = RequestInput<typeof timeEntries.update>['body'];
/** An unchanged field is absent, never undefined. */
export type EntryChanges = {
  readonly [Field in Exclude<keyof UpdateBody, 'endNow' | 'stoppedAt' | 'resume'>]?: Exclude<
    UpdateBody[Field],
    undefined
  >;
};
export type NewEntry = Required<Omit<RequestInput<typeof timeEntries.create>['body'], 'runningSince'>>;

export function useCreateEntry() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(timeEntries.create);
  return useMutation({
    mutationKey: timeEntryKeys.all,
    mutationFn: (body: NewEntry) => send({ body }, prepareInvalidation(queryClient, staleWithTimeEntries)),
    onMutate: () => cancelInFlight(queryClient),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Optimistic; rolls back on error. */
export function useUpdateEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: timeEntryKeys.all,
    // Serialized, so that the later of two updates wins.
    scope: { id: 'time-entries' },
    mutationFn: ({ entry, changes }: { readonly entry: TimeEntry; readonly changes: EntryChanges }) =>
      call(
        timeEntries.update,
        { params: { id: entry._id }, body: changes },
        { invalidation: prepareInvalidation(queryClient, staleWithTimeEntries) },
      ),
    onMutate: async ({ entry, changes }) => {
      await cancelInFlight(queryClient);
      replaceCachedEntry(queryClient, applyChanges(entry, changes));
    },
    onSuccess: (updated) => replaceCachedEntry(queryClient, updated),
    onError: (_, { entry }) => replaceCachedEntry(queryClient, entry),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Resolves to the id that undoes the deletion. */
export function useDeleteEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: timeEntryKeys.all,
    mutationFn: (id: string) => {
      const invalidation = prepareInvalidation(queryClient, staleWithTimeEntries);
      return toDeletionId(call(timeEntries.remove, { params: { id }, query: returningId }, { invalidation }));
    },
    onMutate: () => cancelInFlight(queryClient),
    onSuccess: (_, id) => {
      updateActiveCache(queryClient, (list) => list.filter(({ _id }) => _id !== id));
      updateListCaches(queryClient, (list) => list.filter(({ _id }) => _id !== id));
    },
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/**
 * Maps the changes to the same fields of an entry. A field of the update body that an entry lacks, or has with another
 * type, fails to compile in `applyChanges` and has to be handled there. So do `goalId` and what it is tracked on, because an entry
 * embeds their titles.
 */
type EntryFields<Changes> = {
  [Field in keyof Changes]: Field extends Exclude<keyof TimeEntry, 'goalId' | 'taskId' | 'inventoryItemId'>
    ? TimeEntry[Field]
    : never;
};

/** The entry as the server will return it, except that a new goal, task or resource shows only once the response arrives. */
function applyChanges(entry: TimeEntry, changes: EntryChanges): TimeEntry {
  const { goalId: _goalId, taskId: _taskId, inventoryItemId: _itemId, ...rest } = changes;
  const fields: EntryFields<typeof rest> = rest;
  return { ...entry, ...fields };
}

/** Replaces it in every cached list that contains it. The invalidation that follows adds it where it now belongs. */
function replaceCachedEntry(queryClient: QueryClient, entry: TimeEntry): void {
  const replace = (list: TimeEntry[]) => list.map((old) => (old._id === entry._id ? entry : old));
  updateListCaches(queryClient, replace);
  updateActiveCache(queryClient, (list) =>
    entry.endAt === null ? replace(list) : list.filter(({ _id }) => _id !== entry._id),
  );
}
