import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { inPlanOrder } from '#domain/plan-order.ts';

/** What can be in the plan: the active goals of its focus area, and whatever is in it already. */
export function goalChoices(area: FocusAreaWithGoals | undefined, plan: ActionPlanWithGoals | undefined): Goal[] {
  const inPlan = plan?.goals ?? [];
  const isIn = ({ _id }: Goal) => inPlan.some((goal) => goal._id === _id);
  const others = (area?.goals ?? []).filter((goal) => goal.status === 'Active' && !isIn(goal));
  return inPlanOrder([...inPlan, ...others]);
}
