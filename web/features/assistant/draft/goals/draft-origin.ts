import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import { planGeneratorQuery } from '#web/api/assistant/assistant.ts';
import type { GeneratedPlan } from '../generated-plan.ts';

/** What a draft was written from, and by what. */
export interface DraftOrigin extends Pick<GeneratedPlan, 'request' | 'startsOn' | 'deadline' | 'isCutShort'> {
  readonly generatedBy: PlanGeneratorKind;
  /** Models make up links; playbooks do not. */
  readonly hasUncheckedLinks: boolean;
}

export const DraftOriginContext = createContext<DraftOrigin>({
  startsOn: null,
  generatedBy: 'builtIn',
  hasUncheckedLinks: false,
});

/** The part of a request that says what the draft was written from. */
export function toOriginFields({ request, startsOn }: DraftOrigin) {
  const { userPrompt, deadline, level, budget, outline } = request ?? {};
  return { userPrompt, startsOn, deadline, level, budget, outline };
}

/** Only a model can write a week in another way, or the weeks that are missing. */
export function useHasModel(): boolean {
  return useQuery(planGeneratorQuery).data?.planner === 'model';
}
