import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AreaChoice } from '../fields/area-choice.ts';
import { fromResponse } from '../draft/generated-plan.ts';
import { generateDraft } from '../generation/generate-draft.ts';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';
import { requestCorrections } from '../understanding/request-corrections.ts';
import { type PersistedForm, toDescription, toFormRequest, toStreamBody } from './form-values.ts';

export type FormGeneration = ReturnType<typeof useFormGeneration>;

/** Generates drafts from the form, also again when the user corrects what was understood. */
export function useFormGeneration(onGenerated: (generated: NonNullable<PersistedForm['generated']>) => void) {
  const queryClient = useQueryClient();
  const { run, ...state } = useAssistantRequest();
  const planner = useRef<'builtIn'>(undefined);

  return {
    ...state,
    generate: (values: PersistedForm, area: AreaChoice) =>
      run(
        async (signal, stream) => {
          const corrections = await requestCorrections(queryClient, toDescription(values), values.corrections);
          const request = { ...toStreamBody(toFormRequest(values, area)), ...corrections };
          return generateDraft({ ...request, ...(planner.current && { planner: planner.current }) }, signal, stream);
        },
        (response) => onGenerated({ ...fromResponse(response), area }),
      ),
    /** Undefined for the one that the operator has configured. */
    choosePlanner: (chosen: 'builtIn' | undefined) => {
      planner.current = chosen;
    },
  };
}
