import { formDefaults } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { FormBrief } from '#web/api/assistant.ts';
import type { PlanDescription } from '#web/api/understandings.ts';
import type { PlanStreamBody } from '#web/api/plan-stream.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import type { ScopeValues } from '../fields/brief-form.ts';
import { toValidSize } from '../fields/plan-size.ts';
import type { GeneratedPlan } from '../draft/generated-plan.ts';
import type { Corrections } from '../understanding/corrections.ts';

/** The raw input of the form, with numbers as typed. */
export interface FormValues extends Pick<ScopeValues, 'structure' | 'effort'> {
  /** Undefined until the user chooses. */
  readonly area?: AreaChoice | undefined;
  readonly userPrompt: string;
  /** Undefined until the user changes it, like `weeklyHours`: it follows the text. */
  readonly weeks?: string | undefined;
  readonly weeklyHours?: string | undefined;
}

/** The form and the draft generated from it, as persisted in the tab. */
export interface PersistedForm extends FormValues {
  readonly corrections?: Corrections | undefined;
  readonly generated?: (GeneratedPlan & { readonly area: AreaChoice }) | undefined;
}

export const initialValues: FormValues = {
  userPrompt: '',
  structure: formDefaults.structure,
  effort: formDefaults.effort,
};

/** The names of the fields differ between the two endpoints. */
export function toStreamBody({ weeklyCommitment, ...rest }: FormBrief): PlanStreamBody {
  return { ...rest, weeklyCommitmentHours: weeklyCommitment };
}

export function toFormRequest(values: FormValues, area: AreaChoice): FormBrief {
  const { userPrompt, structure, weeks, weeklyHours, effort } = values;
  return {
    ...area,
    userPrompt,
    structure,
    ...(weeks !== undefined && { numberOfWeeks: parseWholeNumber(weeks) }),
    // The form and the wizard name the hours differently.
    ...(weeklyHours !== undefined && { weeklyCommitment: parseWholeNumber(weeklyHours) }),
    commitmentLevel: effort,
  };
}

/** What is to be understood. Undefined if there is no goal yet, or one that is too long. */
export function toDescription(values: FormValues): PlanDescription | undefined {
  const userPrompt = values.userPrompt.trim();
  if (userPrompt === '' || userPrompt.length > limits.prompt) return undefined;
  return { userPrompt, structure: values.structure, commitmentLevel: values.effort, ...toValidSize(values) };
}
