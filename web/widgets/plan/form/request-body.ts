import type { actionPlans } from '#contract/plans/action-plans.ts';
import { weeklyCommitments } from '#domain/plan/action-plan.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import { parseGoalWeek } from './goal-week.ts';

/** Weeks are text as typed. The assistant may have chosen hours that the form does not offer. */
export type PlanValues = FormValues<
  RequestBody<typeof actionPlans.create>,
  { readonly goals: readonly string[]; readonly weeks: string; readonly weeklyCommitment: string }
> & { readonly goalWeeks: GoalWeeks };

/** The weeks of goals as typed, by their ids. A goal without an entry has none. */
export type GoalWeeks = Readonly<Record<string, string>>;

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

/** The goals of a plan with their weeks. */
interface GoalLinks {
  readonly ids: readonly string[];
  readonly weeks: GoalWeeks;
}

/** The changes that make exactly the selected goals part of the plan, in the chosen weeks. Expects valid weeks. */
export function diffGoalLinks(linked: GoalLinks, selected: GoalLinks) {
  const weekOf = ({ weeks }: GoalLinks, id: string) => parseGoalWeek(weeks[id] ?? '');
  return [
    ...selected.ids.flatMap((goalId) => {
      const isLinked = linked.ids.includes(goalId);
      const week = weekOf(selected, goalId);
      const isSameWeek = week === (isLinked ? weekOf(linked, goalId) : null);
      if (isLinked && isSameWeek) return [];
      return [{ goalId, include: true, ...(!isSameWeek && { week }) }];
    }),
    ...linked.ids.filter((id) => !selected.ids.includes(id)).map((goalId) => ({ goalId, include: false })),
  ];
}
