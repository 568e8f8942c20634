import { queryOptions } from '@tanstack/react-query';
import { goalDetails } from '#contract/goal-detail.ts';
import { call } from './client.ts';
import { contentsKeys } from './contents-keys.ts';

export function goalDetailQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.goal(id),
    queryFn: ({ signal }) => call(goalDetails.read, { params: { id } }, { signal }),
  });
}
