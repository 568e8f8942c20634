import { type CommitmentLevel, type PlanStructure, weeklyCommitments } from '#domain/action-plan.ts';
import { wholeIn } from '#web/ui/whole-in.ts';

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
type Values = Readonly<Record<PlanField, string>>;

/** What the fields of the form say, apart from the goals. */
export function bodyOf({ title, description, structure, weeks, commitmentLevel, ...values }: Values) {
  // The hours that the assistant has chosen are none of those that can be sent, and stay as they are.
  const weeklyCommitment = weeklyCommitments.find((offered) => offered === values.weeklyCommitment);
  return {
    focusAreaId: values.focusAreaId,
    title: title.trim(),
    description: description.trim(),
    structure: structure as PlanStructure,
    weeks: structure === 'weekly' ? wholeIn(weeks) : null,
    commitmentLevel: commitmentLevel as CommitmentLevel,
    ...(weeklyCommitment && { weeklyCommitment }),
  };
}

/** The ids of goals, as the one field of the form holds them. */
export function idsIn(text: string): string[] {
  return text.split(',').filter(Boolean);
}

/** What has to be said about goals so that those that are ticked, and no others, are in the plan. */
export function linksOf(inPlan: readonly string[], ticked: readonly string[]) {
  return [
    ...ticked.filter((id) => !inPlan.includes(id)).map((goalId) => ({ goalId, include: true })),
    ...inPlan.filter((id) => !ticked.includes(id)).map((goalId) => ({ goalId, include: false })),
  ];
}
