import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { PlanGeneratorKind } from '#contract/assistant.ts';
import { planGeneratorQuery } from '#web/api/assistant.ts';
import type { GeneratedPlan } from '../generated-plan.ts';

/** What a draft was written from, and by what. */
export interface DraftOrigin extends Pick<GeneratedPlan, 'request' | 'startsOn' | 'deadline'> {
  readonly generatedBy: PlanGeneratorKind;
  /** Models make up links; playbooks do not. */
  readonly hasUncheckedLinks: boolean;
}

export const DraftOriginContext = createContext<DraftOrigin>({
  startsOn: null,
  generatedBy: 'builtIn',
  hasUncheckedLinks: false,
});

/** The part of a request that says what the draft was written from. What the built-in planner wrote stays on the server. */
export function useOriginFields() {
  const { request, generatedBy } = use(DraftOriginContext);
  return {
    ...(request && { userPrompt: request.userPrompt }),
    ...(generatedBy === 'builtIn' && { planner: 'builtIn' as const }),
  };
}

/** What the user has confirmed, and when the plan starts. */
export function useConfirmedFields() {
  const { request, startsOn } = use(DraftOriginContext);
  const { deadline, level, budget, outline } = request ?? {};
  return { startsOn, deadline, level, budget, outline };
}

/** Only a model can write a week in another way. */
export function useCanRewrite(): boolean {
  const { data } = useQuery(planGeneratorQuery);
  return use(DraftOriginContext).generatedBy !== 'builtIn' && data?.planner === 'model';
}
