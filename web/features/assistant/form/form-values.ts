import { assistant, type Planner } from '#contract/assistant.ts';
import type { PlanStructure } from '#domain/action-plan.ts';
import { type Effort, formDefaults } from '#domain/assistant/brief.ts';
import type { FormBrief } from '#web/api/assistant.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { wholeIn } from '#web/ui/whole-in.ts';
import type { AreaChoice } from './area-choice.ts';
import type { DraftInHand } from './draft-edits.ts';

/** What the fields hold, numbers as they were typed. */
export interface FormValues {
  /** Left out until the user has chosen. */
  readonly area?: AreaChoice;
  readonly userPrompt: string;
  readonly structure: PlanStructure;
  readonly weeks: string;
  readonly weeklyHours: string;
  readonly effort: Effort;
}

/** The form as the tab keeps it, and what came of it. */
export interface KeptForm extends FormValues {
  readonly written?: { readonly draft: DraftInHand; readonly planner: Planner; readonly place: AreaChoice };
}

export const firstValues: FormValues = {
  userPrompt: '',
  ...formDefaults,
  weeks: String(formDefaults.weeks),
  weeklyHours: String(formDefaults.weeklyHours),
};

export function briefOf(values: FormValues, area: AreaChoice): FormBrief {
  const { userPrompt, structure, weeks, weeklyHours, effort } = values;
  return {
    ...area,
    userPrompt,
    structure,
    numberOfWeeks: wholeIn(weeks),
    weeklyCommitment: wholeIn(weeklyHours),
    commitmentLevel: effort,
  };
}

/** What is wrong with it, by field, in the sentences of the contract. */
export function problemsIn(values: FormValues, area: AreaChoice): Readonly<Record<string, string>> {
  const { weeklyCommitment: hours, ...others } = messagesOf(assistant.generateActionPlan.body, briefOf(values, area));
  // The fields, which are also the wizard's, have its name for the same.
  return { ...others, ...(hours !== undefined && { weeklyCommitmentHours: hours }) };
}
