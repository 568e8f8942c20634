import { queryOptions } from '@tanstack/react-query';
import { planWeeks } from '#contract/plans/plan-weeks.ts';
import { countingTimers, queryFor } from '#web/http/query-for.ts';
import { contentsKeys } from '../cache/contents-keys.ts';

/** What running plans ask for in a week. */
export function planWeekQuery(weekStart: string) {
  return queryOptions({
    queryKey: contentsKeys.planWeek(weekStart),
    ...countingTimers(queryFor(planWeeks.thisWeek, { query: { weekStart } })),
  });
}

export function planDemandQuery(weekStart: string) {
  return queryOptions({
    queryKey: contentsKeys.planDemand(weekStart),
    ...queryFor(planWeeks.demand, { query: { weekStart } }),
  });
}
