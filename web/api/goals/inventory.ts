import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { inventory, type InventoryItem } from '#contract/goals/inventory.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import type { CallOptions } from '#web/http/request.ts';
import {
  updateCachedItems,
  cancelContentsQueries,
  invalidateContents,
  prepareContentsInvalidation,
} from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { serialize } from '#web/http/serialize.ts';

export type InventoryPageParams = RequestInput<typeof inventory.list>['query'];

/** Keeps showing the previous page while another page, search or sort order loads. */
export function inventoryPageQuery(query: InventoryPageParams) {
  return queryOptions({
    queryKey: [...contentsKeys.anyPage, query],
    ...queryFor(inventory.list, { query }),
    placeholderData: keepPreviousData,
  });
}

export const groupedInventoryQuery = queryOptions({
  queryKey: contentsKeys.grouped,
  ...queryFor(inventory.grouped, {}),
});

export type ItemChanges = RequestInput<typeof inventory.update>['body'];

interface UpdateItemInput {
  readonly item: InventoryItem;
  readonly changes: ItemChanges;
}

/** Marks an item as done or as pending, without a comment or rating. */
export function useToggleItem() {
  return useOptimisticItemUpdate(({ item, changes: { completed = !item.completed } }, options) =>
    call(inventory.toggle, { params: { id: item.goal, itemId: item._id }, body: { completed } }, options),
  );
}

/** Shows `completed` optimistically and rolls it back on error. */
export function useOptimisticItemUpdate(
  send: (input: UpdateItemInput, options: CallOptions) => Promise<InventoryItem>,
) {
  const queryClient = useQueryClient();
  const patchCachedItem = (id: string, fields: Partial<InventoryItem>) =>
    updateCachedItems(queryClient, (list) =>
      list.some(({ _id }) => _id === id)
        ? // The cached time belongs to the time at which the list was fetched.
          list.map((item) => (item._id === id ? { ...item, ...fields, trackedSec: item.trackedSec } : item))
        : list,
    );
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (input: UpdateItemInput) =>
      serialize(input.item._id, () =>
        send(input, { invalidation: prepareContentsInvalidation(queryClient, toChange(input)) }),
      ),
    onMutate: async ({ item, changes }) => {
      await cancelContentsQueries(queryClient);
      if (changes.completed !== undefined) patchCachedItem(item._id, { completed: changes.completed });
    },
    onSuccess: (updated) => {
      // Otherwise, this response would overwrite later updates that the cache already shows.
      if (queryClient.isMutating({ mutationKey: contentsKeys.all }) <= 1) patchCachedItem(updated._id, updated);
    },
    onError: (_, { item }) => patchCachedItem(item._id, { completed: item.completed }),
    onSettled: (_data, _error, input) => invalidateContents(queryClient, toChange(input)),
  });
}

const toChange = ({ changes }: UpdateItemInput) => ({ changesTitles: changes.title !== undefined });
