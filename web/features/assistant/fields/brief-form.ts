import type { AppForm } from '#web/forms/use-app-form.ts';
import type { OutlineDraft } from '../outline/outline-draft.ts';
import type { AreaChoice } from './area-choice.ts';
import type { PlanSpec } from './spec.ts';

/** What the form and the wizard's review ask for. Undefined until the user decides. */
export type BriefValues = { readonly [Name in keyof PlanSpec]: PlanSpec[Name] | undefined } & {
  readonly area: AreaChoice | undefined;
  readonly outline: OutlineDraft | undefined;
  /** Used only by the form. */
  readonly userPrompt: string;
  /** Used only by the review. */
  readonly title: string;
};

export type BriefForm = AppForm<BriefValues>;

/** Maps the names of fields in the contract to those in the form, where they differ. */
export const briefAliases = {
  focusAreaId: 'area',
  newFocusArea: 'area',
  numberOfWeeks: 'weeks',
  weeklyCommitment: 'weeklyHours',
  weeklyCommitmentHours: 'weeklyHours',
  commitmentLevel: 'effort',
} as const;
