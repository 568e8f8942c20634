import type { PlanGeneratorKind } from '#contract/assistant.ts';
import { formDefaults } from '#domain/assistant/brief.ts';
import type { FormBrief } from '#web/api/assistant.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import type { ScopeValues } from '../fields/brief-form.ts';
import type { EditableDraft } from '../draft/draft-edits.ts';

/** The raw input of the form, with numbers as typed. */
export interface FormValues extends ScopeValues {
  /** Undefined until the user chooses. */
  readonly area?: AreaChoice | undefined;
  readonly userPrompt: string;
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
