import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { inventory, type InventoryItem } from '#contract/inventory.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { changeItems, forgetContentsUnderWay, refreshContents } from './contents.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';
import { goneAfter } from './gone-after.ts';
import { inTurn } from './in-turn.ts';

export type InventoryQuery = Sent<typeof inventory.list>['query'];

/** Another page, search or order keeps showing the last until it is here. */
export function inventoryPageQuery(query: InventoryQuery) {
  return queryOptions({
    queryKey: [...contentsKeys.anyPage, query],
    ...answerTo(inventory.list, { query }),
    placeholderData: keepPreviousData,
  });
}

export const groupedInventoryQuery = queryOptions({
  queryKey: contentsKeys.grouped,
  ...answerTo(inventory.grouped, {}),
});

export type NewItem = Sent<typeof inventory.create>['body'];
export type ItemChanges = Sent<typeof inventory.update>['body'];

export function useCreateItem() {
  const queryClient = useQueryClient();
  const { send } = useCreation(inventory.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, item }: { readonly goalId: string; readonly item: NewItem }) =>
      send({ params: { id: goalId }, body: item }),
    onSuccess: (created) =>
      changeItems(queryClient, (list, goalId) => (goalId === created.goal ? [...list, created] : list)),
    onSettled: () => refreshContents(queryClient),
  });
}

interface ItemChange {
  readonly item: InventoryItem;
  readonly changes: ItemChanges;
}

export function useUpdateItem() {
  return useChange(({ item, changes }) => call(inventory.update, { params: { id: item._id }, body: changes }));
}

/** To done or to pending, with nothing more to say about it. */
export function useToggleItem() {
  return useChange(({ item, changes: { completed = !item.completed } }) =>
    call(inventory.toggle, { params: { id: item.goal, itemId: item._id }, body: { completed } }),
  );
}

/** What is known to change shows at once, and is taken back should it fail. */
function useChange(send: (change: ItemChange) => Promise<InventoryItem>) {
  const queryClient = useQueryClient();
  const put = (id: string, fields: Partial<InventoryItem>) =>
    changeItems(queryClient, (list) =>
      list.some(({ _id }) => _id === id) ? list.map((item) => (item._id === id ? { ...item, ...fields } : item)) : list,
    );
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (change: ItemChange) => inTurn(change.item._id, () => send(change)),
    onMutate: async ({ item, changes }) => {
      await forgetContentsUnderWay(queryClient);
      if (changes.completed !== undefined) put(item._id, { completed: changes.completed });
    },
    onSuccess: (updated) => {
      // What is yet to be sent shows already.
      if (queryClient.isMutating({ mutationKey: contentsKeys.all }) <= 1) put(updated._id, updated);
    },
    onError: (_, { item }) => put(item._id, { completed: item.completed }),
    onSettled: () => refreshContents(queryClient),
  });
}

export function useDeleteItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (id: string) => goneAfter(call(inventory.remove, { params: { id } })),
    onMutate: () => forgetContentsUnderWay(queryClient),
    onSuccess: (_, id) => changeItems(queryClient, (list) => list.filter(({ _id }) => _id !== id)),
    onSettled: () => refreshContents(queryClient),
  });
}
