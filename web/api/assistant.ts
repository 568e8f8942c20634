import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/action-plans.ts';
import { assistant } from '#contract/assistant.ts';
import type { Sent } from '#contract/endpoint.ts';
import { modelTimeMs } from '#domain/limits.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';
import { refreshFocusAreas } from './focus-areas.ts';
import { goneAfter } from './gone-after.ts';

/** The server gives up before. */
const SLACK_MS = 10_000;
const planTime = { timeoutMs: modelTimeMs.plan + SLACK_MS };
const questionTime = { timeoutMs: modelTimeMs.question + SLACK_MS };

export const plannerQuery = queryOptions({
  queryKey: ['assistant', 'planner'],
  ...answerTo(assistant.planner, {}),
  staleTime: Infinity,
});

export type FormBrief = Omit<Sent<typeof assistant.generateActionPlan>['body'], 'draft'>;
export type WizardBrief = Omit<Sent<typeof assistant.generatePlan>['body'], 'draft'>;
export type SavedDraft = Sent<typeof assistant.savePlan>['body'];
type FeasibilityQuestion = Sent<typeof assistant.feasibilityCheck>['body'];

/** Nothing is stored by these: they only think, so they can be given up and asked again. */
export async function draftFromForm(body: FormBrief, signal: AbortSignal) {
  return draftIn(await call(assistant.generateActionPlan, { body: { ...body, draft: true } }, { ...planTime, signal }));
}

export async function draftFromAnswers(body: WizardBrief, signal: AbortSignal) {
  return draftIn(await call(assistant.generatePlan, { body: { ...body, draft: true } }, { ...planTime, signal }));
}

export function nextQuestion(body: Sent<typeof assistant.nextQuestion>['body'], signal: AbortSignal) {
  return call(assistant.nextQuestion, { body }, { ...questionTime, signal });
}

export async function summarize(body: Sent<typeof assistant.summarizeContext>['body'], signal: AbortSignal) {
  return (await call(assistant.summarizeContext, { body }, { ...questionTime, signal })).narrative;
}

export function feasibilityQuery(body: FeasibilityQuestion) {
  return queryOptions({
    queryKey: ['assistant', 'feasibility', body],
    ...answerTo(assistant.feasibilityCheck, { body }),
  });
}

export function timelineQuery(body: Sent<typeof assistant.estimateTimeline>['body']) {
  return queryOptions({
    queryKey: ['assistant', 'timeline', body],
    ...answerTo(assistant.estimateTimeline, { body }),
    staleTime: Infinity,
  });
}

export function useSaveDraft() {
  const queryClient = useQueryClient();
  const { send, forget } = useCreation(assistant.savePlan, { isRestored: true });
  const mutation = useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async (body: SavedDraft) => (await send({ body })).actionPlan,
    onSuccess: (made) => queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list && [made, ...list]),
    onSettled: () => refreshFocusAreas(queryClient),
  });
  return { ...mutation, forget };
}

/** Takes back a plan that was just saved, with everything that came with it. */
export function useUndoPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (id: string) => goneAfter(call(assistant.undoPlan, { params: { id } })),
    onSuccess: (_, id) => {
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list?.filter(({ _id }) => _id !== id));
    },
    onSettled: () => refreshFocusAreas(queryClient),
  });
}

function draftIn(answer: Awaited<ReturnType<typeof call<typeof assistant.generatePlan>>>) {
  if (!('draft' in answer)) throw new Error('A draft was asked for.');
  return answer;
}
