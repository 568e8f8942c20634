import { assistant, type PlanGeneratorKind } from '#contract/assistant.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { type Effort, formDefaults } from '#domain/assistant/brief.ts';
import type { FormBrief } from '#web/api/assistant.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { parseWholeNumber } from '#web/ui/fields/parse-whole-number.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import type { EditableDraft } from '../draft/draft-edits.ts';

/** The raw input of the form. Numbers are kept as typed. */
export interface FormValues {
  /** Undefined until the user chooses. */
  readonly area?: AreaChoice;
  readonly userPrompt: string;
  readonly structure: PlanStructure;
  readonly weeks: string;
  readonly weeklyHours: string;
  readonly effort: Effort;
}

/** The form and the draft generated from it, as persisted in the tab. */
export interface PersistedForm extends FormValues {
  readonly generated?: {
    readonly draft: EditableDraft;
    readonly planner: PlanGeneratorKind;
    readonly area: AreaChoice;
  };
}

export const initialValues: FormValues = {
  userPrompt: '',
  ...formDefaults,
  weeks: String(formDefaults.weeks),
  weeklyHours: String(formDefaults.weeklyHours),
};

export function toFormRequest(values: FormValues, area: AreaChoice): FormBrief {
  const { userPrompt, structure, weeks, weeklyHours, effort } = values;
  return {
    ...area,
    userPrompt,
    structure,
    numberOfWeeks: parseWholeNumber(weeks),
    weeklyCommitment: parseWholeNumber(weeklyHours),
    commitmentLevel: effort,
  };
}

/** The validation messages of the contract by field name. */
export function validateForm(values: FormValues, area: AreaChoice): Readonly<Record<string, string>> {
  const { weeklyCommitment: hours, ...others } = validationMessages(
    assistant.generateActionPlan.body,
    toFormRequest(values, area),
  );
  // The shared fields use the name of the wizard's endpoint for the hours.
  return { ...others, ...(hours !== undefined && { weeklyCommitmentHours: hours }) };
}
