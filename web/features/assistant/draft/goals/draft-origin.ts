import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { PlanGeneratorKind } from '#contract/assistant.ts';
import { planGeneratorQuery } from '#web/api/assistant.ts';

/** What a draft was written from, and by what. */
export interface DraftOrigin {
  readonly prompt: string;
  readonly generatedBy: PlanGeneratorKind;
}

export const DraftOriginContext = createContext<DraftOrigin>({ prompt: '', generatedBy: 'builtIn' });

/** A string, so that cards do not render again when something else of the draft changes. */
export const PlanTitleContext = createContext('');

/** The part of a request that says what the draft was written from. What the built-in planner wrote stays on the server. */
export function useOriginFields() {
  const { prompt, generatedBy } = use(DraftOriginContext);
  return {
    ...(prompt !== '' && { userPrompt: prompt }),
    ...(generatedBy === 'builtIn' && { planner: 'builtIn' as const }),
  };
}

/** Only a model can write a week in another way. */
export function useCanRewrite(): boolean {
  const { data } = useQuery(planGeneratorQuery);
  return use(DraftOriginContext).generatedBy !== 'builtIn' && data?.planner === 'model';
}
