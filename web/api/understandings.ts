import { queryOptions } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { understandings } from '#contract/understanding.ts';
import { queryFor } from '#web/http/query-for.ts';

export type PlanDescription = RequestInput<typeof understandings.create>['body'];

export function understandingQuery(body: PlanDescription) {
  return queryOptions({
    queryKey: ['assistant', 'understanding', body],
    ...queryFor(understandings.create, { body }),
    staleTime: Infinity,
  });
}

export const playbooksQuery = queryOptions({
  queryKey: ['assistant', 'playbooks'],
  ...queryFor(understandings.listPlaybooks, {}),
  staleTime: Infinity,
});
