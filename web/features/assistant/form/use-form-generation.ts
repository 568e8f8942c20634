import { useRef } from 'react';
import type { PlanStreamBody } from '#web/api/assistant/plan-stream.ts';
import type { GeneratedPlan } from '../draft/generated-plan.ts';
import { generateDraft } from '../generation/generate-draft.ts';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';

export type FormGeneration = ReturnType<typeof useFormGeneration>;

/** Generates drafts from the form, also again from another request. */
export function useFormGeneration(onGenerated: (generated: GeneratedPlan) => void) {
  const { run, ...state } = useAssistantRequest();
  const planner = useRef<'builtIn'>(undefined);

  return {
    ...state,
    generate: (body: PlanStreamBody) =>
      run((signal, stream) => {
        const request = { ...body, ...(planner.current && { planner: planner.current }) };
        return generateDraft(request, signal, stream);
      }, onGenerated),
    /** Undefined for the one that the operator has configured. */
    choosePlanner: (chosen: 'builtIn' | undefined) => {
      planner.current = chosen;
    },
  };
}
