import { queryOptions } from '@tanstack/react-query';
import { goalDetails } from '#contract/goal-detail.ts';
import { answerTo } from './answer-to.ts';
import { contentsKeys } from './contents-keys.ts';

export function goalDetailQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.goal(id),
    ...answerTo(goalDetails.read, { params: { id } }),
  });
}
