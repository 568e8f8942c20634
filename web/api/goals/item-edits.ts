import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inventory } from '#contract/goals/inventory.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { invalidateContents, prepareContentsInvalidation, updateCachedItems } from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { useOptimisticItemUpdate } from './inventory.ts';
import { useContentsDeletion } from './tasks.ts';

// Separate from inventory.ts, to be loaded only with the dialogs that use it.

export type NewItem = RequestInput<typeof inventory.create>['body'];

export function useCreateItem() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(inventory.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, item }: { readonly goalId: string; readonly item: NewItem }) =>
      send({ params: { id: goalId }, body: item }, prepareContentsInvalidation(queryClient)),
    onSuccess: (created) =>
      updateCachedItems(queryClient, (list, goalId) => (goalId === created.goal ? [...list, created] : list)),
    onSettled: () => invalidateContents(queryClient),
  });
}

export function useUpdateItem() {
  return useOptimisticItemUpdate(({ item, changes }, options) =>
    call(inventory.update, { params: { id: item._id }, body: changes }, options),
  );
}

export function useDeleteItem() {
  return useContentsDeletion(inventory.remove, (queryClient, id) =>
    updateCachedItems(queryClient, (list) => list.filter(({ _id }) => _id !== id)),
  );
}
