import type { actionPlans } from '#contract/action-plans.ts';
import { weeklyCommitments } from '#domain/plan/action-plan.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';

/** Weeks are text as typed. The assistant may have chosen hours that the form does not offer. */
export type PlanValues = FormValues<
  RequestBody<typeof actionPlans.create>,
  { readonly goals: readonly string[]; readonly weeks: string; readonly weeklyCommitment: string }
>;

/** The request body without the goal links. */
export function toPlanBody(values: PlanValues) {
  const { focusAreaId, title, description, structure, weeks, commitmentLevel } = values;
  // Hours chosen by the assistant cannot be sent; omitting them leaves them unchanged.
  const weeklyCommitment = weeklyCommitments.find((offered) => offered === values.weeklyCommitment);
  return {
    focusAreaId,
    title: title.trim(),
    description: description.trim(),
    structure,
    weeks: structure === 'weekly' ? parseWholeNumber(weeks) : null,
    commitmentLevel,
    ...(weeklyCommitment && { weeklyCommitment }),
  };
}

/** The link changes that make exactly the selected goals part of the plan. */
export function diffGoalLinks(linkedIds: readonly string[], selectedIds: readonly string[]) {
  return [
    ...selectedIds.filter((id) => !linkedIds.includes(id)).map((goalId) => ({ goalId, include: true })),
    ...linkedIds.filter((id) => !selectedIds.includes(id)).map((goalId) => ({ goalId, include: false })),
  ];
}
