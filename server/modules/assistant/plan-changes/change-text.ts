import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { splitWeek } from '#domain/plan/changes/match-goals.ts';
import { parseWeekNumber } from '#domain/plan/plan-order.ts';
import { calendarWeekOf } from '#domain/plan/schedule/plan-calendar.ts';
import type { PlanText } from '#planner/plan-text/plan-text.ts';
import { notFound } from '#server/http/errors.ts';
import type { ChangeableGoal, ChangeablePlan } from '#server/modules/plan-changes/changeable-plan.queries.ts';
import type { PlanChange } from '../plan-generator.ts';
import { toPlanText } from '../plan-text/to-plan-text.ts';

/** The goals that a request is about. Throws if it names one that cannot be changed. */
export function listChangeable({ goals }: ChangeablePlan, goalId: string | null): ChangeableGoal[] {
  const chosen = goals.filter((goal) => goal.isChangeable && (goalId === null || goal.id === goalId));
  if (goalId !== null && chosen.length === 0) throw notFound();
  return chosen;
}

/** What can be changed as plan text. What nobody may touch is ticked off. */
export function toChangeText(
  plan: ActionPlan,
  goals: readonly ChangeableGoal[],
  items: readonly InventoryItem[],
): PlanText {
  const itemsByGoal = Map.groupBy(items, (item) => item.goal);
  return toPlanText(
    plan,
    goals.map((goal) => ({
      title: headingOf(goal),
      tasks: goal.tasks.map((task) => ({ title: task.printed, done: task.isProtected })),
      resources: itemsByGoal.get(goal.id) ?? [],
    })),
  );
}

/** A week that was chosen for a goal replaces the number in its title. */
function headingOf({ title, week }: ChangeableGoal): string {
  return week === null || parseWeekNumber(title) === week ? title : `Week ${week}: ${splitWeek(title)[1]}`;
}

export function listWeeks({ calendar }: ChangeablePlan, goals: readonly ChangeableGoal[]): PlanChange['weeks'] {
  if (!calendar) return [];
  const weeks = new Set(goals.flatMap(({ week }) => week ?? []));
  return [...weeks].map((week) => {
    const from = calendarWeekOf(calendar, week);
    return { week, from, to: addDays(from, 6) };
  });
}
