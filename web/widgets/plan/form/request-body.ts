import { type CommitmentLevel, type PlanStructure, weeklyCommitments } from '#domain/plan/action-plan.ts';
import { parseWholeNumber } from '#web/ui/fields/parse-whole-number.ts';

export const planFields = [
  'focusAreaId',
  'goals',
  'title',
  'description',
  'structure',
  'weeks',
  'weeklyCommitment',
  'commitmentLevel',
] as const;

export type PlanField = (typeof planFields)[number];
type PlanFieldValues = Readonly<Record<PlanField, string>>;

/** The request body without the goal links. */
export function toPlanBody({ title, description, structure, weeks, commitmentLevel, ...values }: PlanFieldValues) {
  // Hours chosen by the assistant are not among the values that can be sent; omitting them keeps them.
  const weeklyCommitment = weeklyCommitments.find((offered) => offered === values.weeklyCommitment);
  return {
    focusAreaId: values.focusAreaId,
    title: title.trim(),
    description: description.trim(),
    structure: structure as PlanStructure,
    weeks: structure === 'weekly' ? parseWholeNumber(weeks) : null,
    commitmentLevel: commitmentLevel as CommitmentLevel,
    ...(weeklyCommitment && { weeklyCommitment }),
  };
}

/** Parses the form field that holds the ids of the selected goals. */
export function parseIds(text: string): string[] {
  return text.split(',').filter(Boolean);
}

/** The link changes that make exactly the selected goals part of the plan. */
export function diffGoalLinks(linkedIds: readonly string[], selectedIds: readonly string[]) {
  return [
    ...selectedIds.filter((id) => !linkedIds.includes(id)).map((goalId) => ({ goalId, include: true })),
    ...linkedIds.filter((id) => !selectedIds.includes(id)).map((goalId) => ({ goalId, include: false })),
  ];
}
