import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ActionPlan, actionPlans } from '#contract/action-plans.ts';
import type { Sent } from '#contract/endpoint.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { refreshContents } from './contents.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';

export const actionPlansQuery = queryOptions({
  queryKey: contentsKeys.plans,
  ...answerTo(actionPlans.list, {}),
});

export function actionPlanQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.plan(id),
    ...answerTo(actionPlans.one, { params: { id } }),
  });
}

export type NewPlan = Sent<typeof actionPlans.create>['body'];
export type PlanChanges = Sent<typeof actionPlans.update>['body'];

export function useCreatePlan() {
  const queryClient = useQueryClient();
  const { send } = useCreation(actionPlans.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async (body: NewPlan) => (await send({ body })).actionPlan,
    onSuccess: (created) =>
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list && [created, ...list]),
    onSettled: () => refreshContents(queryClient),
  });
}

export function useUpdatePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: PlanChanges }) =>
      call(actionPlans.update, { params: { id }, body: changes }),
    // Which goals are in it now has to be asked for before it is shown.
    onSuccess: ({ _id }) => queryClient.invalidateQueries({ queryKey: contentsKeys.plan(_id) }),
    onSettled: () => refreshContents(queryClient),
  });
}

/** `actionPlanId`: the plan the goal is to be in; null takes it out of whichever it is in. */
export function useLinkGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, actionPlanId }: { readonly goalId: string; readonly actionPlanId: string | null }) =>
      call(actionPlans.link, { params: { id: goalId }, body: { include: actionPlanId !== null, actionPlanId } }),
    onSettled: () => refreshContents(queryClient),
  });
}
