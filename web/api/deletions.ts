import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletions } from '#contract/deletions.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { refreshEverything } from './refresh-everything.ts';

export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  ...answerTo(deletions.list, {}),
  refetchOnMount: 'always',
});

/** What comes back may show anywhere. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletions.restore, { params: { id } }),
    onSettled: () => refreshEverything(queryClient),
  });
}
