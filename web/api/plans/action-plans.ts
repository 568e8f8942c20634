import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ActionPlan, type ActionPlanWithGoals, actionPlans } from '#contract/plans/action-plans.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { invalidateContents, prepareContentsInvalidation } from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { patchQueries } from '../cache/patch-queries.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';

export const actionPlansQuery = queryOptions({
  queryKey: contentsKeys.plans,
  ...queryFor(actionPlans.list, {}),
});

export function actionPlanQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.plan(id),
    ...queryFor(actionPlans.get, { params: { id } }),
  });
}

export type NewPlan = RequestInput<typeof actionPlans.create>['body'];
export type PlanChanges = RequestInput<typeof actionPlans.update>['body'];

export type ScheduleChange = RequestInput<typeof actionPlans.changeSchedule>['body'];

export function useCreatePlan() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(actionPlans.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async (body: NewPlan) => (await send({ body }, prepareContentsInvalidation(queryClient))).actionPlan,
    onSuccess: (created) =>
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list && [created, ...list]),
    onSettled: () => invalidateContents(queryClient),
  });
}

export function useUpdatePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: PlanChanges }) =>
      call(
        actionPlans.update,
        { params: { id }, body: changes },
        { invalidation: prepareContentsInvalidation(queryClient) },
      ),
    // Returned, so that the mutation waits for the plan's new list of goals.
    onSuccess: ({ _id }) => queryClient.invalidateQueries({ queryKey: contentsKeys.plan(_id) }),
    onSettled: () => invalidateContents(queryClient),
  });
}

interface GoalLink {
  readonly goalId: string;
  readonly actionPlanId: string | null;
  /** The week of the plan. Null or omitted: the number in the title. */
  readonly week?: number | null;
}

/** Moves the goal to the plan `actionPlanId`, or removes it from its plan if that is null. */
export function useLinkGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, actionPlanId, week = null }: GoalLink) =>
      call(
        actionPlans.link,
        { params: { id: goalId }, body: { include: actionPlanId !== null, actionPlanId, week } },
        { invalidation: prepareContentsInvalidation(queryClient) },
      ),
    onSettled: () => invalidateContents(queryClient),
  });
}

/** Starts, pauses, resumes, finishes or resets a plan. */
export function useChangeSchedule(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (body: ScheduleChange) =>
      call(
        actionPlans.changeSchedule,
        { params: { id }, body },
        { invalidation: prepareContentsInvalidation(queryClient) },
      ),
    onSuccess: (changed) =>
      patchQueries<ActionPlanWithGoals>(queryClient, { queryKey: contentsKeys.plan(id) }, (plan) => ({
        ...plan,
        ...changed,
      })),
    onSettled: () => invalidateContents(queryClient),
  });
}
