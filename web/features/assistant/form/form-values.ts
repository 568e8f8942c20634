import { limits } from '#domain/limits.ts';
import type { FormBrief } from '#web/api/assistant/assistant.ts';
import type { PlanDescription } from '#web/api/assistant/outlines.ts';
import type { PlanStreamBody } from '#web/api/assistant/plan-stream.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { type SpecValues, toSpecRequest } from '../fields/spec.ts';
import type { GeneratedPlan } from '../draft/generated-plan.ts';
import type { OutlineDraft } from '../outline/outline-draft.ts';

/** The raw input of the form. */
export interface FormValues extends SpecValues {
  /** Undefined until the user chooses. */
  readonly area?: AreaChoice | undefined;
  readonly userPrompt: string;
  readonly outline?: OutlineDraft | undefined;
}

/** The form and the draft generated from it, as persisted in the tab. */
export interface PersistedForm extends FormValues {
  readonly generated?: (GeneratedPlan & { readonly area: AreaChoice }) | undefined;
}

export const initialValues: FormValues = { userPrompt: '' };

/** The names of the fields differ between the two endpoints. */
export function toStreamBody({ weeklyCommitment, ...rest }: FormBrief): PlanStreamBody {
  return { ...rest, weeklyCommitmentHours: weeklyCommitment };
}

export function toFormRequest(values: FormValues, area: AreaChoice): FormBrief {
  const { weeklyCommitmentHours, ...spec } = toSpecRequest(values);
  return {
    ...area,
    userPrompt: values.userPrompt,
    ...spec,
    weeklyCommitment: weeklyCommitmentHours,
    outline: values.outline?.request,
  };
}

/** What the plan is about. Undefined if there is no goal yet, or one that is too long. */
export function toDescription(values: FormValues): PlanDescription | undefined {
  const userPrompt = values.userPrompt.trim();
  if (userPrompt === '' || userPrompt.length > limits.prompt) return undefined;
  return { userPrompt, ...toSpecRequest(values), outline: values.outline?.request };
}
