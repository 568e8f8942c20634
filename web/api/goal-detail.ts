import { queryOptions } from '@tanstack/react-query';
import { goalDetails } from '#contract/goal-detail.ts';
import { queryFor } from '#web/http/query-for.ts';
import { contentsKeys } from './cache/contents-keys.ts';

export function goalDetailQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.goal(id),
    ...queryFor(goalDetails.get, { params: { id } }),
  });
}
