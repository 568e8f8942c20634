import type { Goal } from '#contract/goals/goals.ts';
import { findCurrentGoal, sortByPlanOrder, parseWeekNumber } from '#domain/plan/plan-order.ts';
import { compareNames } from '#domain/search/search.ts';
import type { SortBasis, SortOrder } from './sorting.ts';

/** The goals of a plan within one focus area; `others` are in plan order. */
export interface PlanGroup {
  readonly plan: NonNullable<Goal['actionPlan']>;
  readonly current: Goal;
  readonly others: readonly Goal[];
}

export type TimerRow = { readonly goal: Goal } | PlanGroup;

/** Groups sorted goals by plan. A plan with a single goal here is not grouped. */
export function buildRows(
  goals: readonly Goal[],
  { trackedSecByGoal, runningGoalIds }: Pick<SortBasis, 'trackedSecByGoal' | 'runningGoalIds'>,
  { by, isDescending }: SortOrder,
): TimerRow[] {
  const goalsByPlanId = Map.groupBy(goals, ({ actionPlan }) => actionPlan?._id);
  const rows = goals.flatMap((goal): TimerRow[] => {
    const plan = goal.actionPlan;
    const members = plan ? goalsByPlanId.get(plan._id)! : [goal];
    if (!plan || members.length === 1) return [{ goal }];
    // A group takes the position of its first goal.
    if (members[0] !== goal) return [];
    // Within the same week, sort by name.
    const ordered = sortByPlanOrder(members.toSorted((a, b) => compareNames(a.title, b.title)));
    const current = findCurrentGoal(
      ordered,
      ({ _id }) => runningGoalIds.has(_id),
      ({ _id }) => trackedSecByGoal.get(_id) ?? 0,
    )!;
    return [{ plan, current, others: ordered.filter((other) => other !== current) }];
  });
  if (by !== 'alphabetical') return rows;
  const sorted = rows.toSorted((a, b) => compareNames(rowName(a), rowName(b)));
  return isDescending ? sorted.toReversed() : sorted;
}

function rowName(row: TimerRow): string {
  return 'goal' in row ? row.goal.title : row.plan.title;
}

/** '5 more weeks' */
export function formatMoreLabel(others: readonly Goal[]): string {
  const kind = others.every(({ title }) => Number.isFinite(parseWeekNumber(title))) ? 'week' : 'goal';
  return `${others.length} more ${kind}${others.length === 1 ? '' : 's'}`;
}
