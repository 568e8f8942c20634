import type { Goal } from '#contract/goals.ts';
import { currentInPlan, inPlanOrder, weekNumberOf } from '#domain/plan-order.ts';
import { byName } from '#domain/search.ts';
import type { Basis, SortChoice } from './timer-sorts.ts';

/** The goals of a plan in one focus area: the one that is on now, and the others in the order of the plan. */
export interface PlanGroup {
  readonly plan: NonNullable<Goal['actionPlan']>;
  readonly current: Goal;
  readonly others: readonly Goal[];
}

export type TimerRow = { readonly goal: Goal } | PlanGroup;

/** Sorted goals, with those of a plan gathered in one row. A plan that has only one goal here needs no group. */
export function timerRows(
  goals: readonly Goal[],
  { tracked, running }: Pick<Basis, 'tracked' | 'running'>,
  { by, isDescending }: SortChoice,
): TimerRow[] {
  const ofPlans = Map.groupBy(goals, ({ actionPlan }) => actionPlan?._id);
  const rows = goals.flatMap((goal): TimerRow[] => {
    const plan = goal.actionPlan;
    const members = plan ? ofPlans.get(plan._id)! : [goal];
    if (!plan || members.length === 1) return [{ goal }];
    // A group stands where the first of its goals would.
    if (members[0] !== goal) return [];
    // Goals of the same week stay in the order of their names.
    const ordered = inPlanOrder(members.toSorted((a, b) => byName(a.title, b.title)));
    const current = currentInPlan(
      ordered,
      ({ _id }) => running.has(_id),
      ({ _id }) => tracked.get(_id) ?? 0,
    )!;
    return [{ plan, current, others: ordered.filter((other) => other !== current) }];
  });
  if (by !== 'alphabetical') return rows;
  const sorted = rows.toSorted((a, b) => byName(nameOf(a), nameOf(b)));
  return isDescending ? sorted.toReversed() : sorted;
}

function nameOf(row: TimerRow): string {
  return 'goal' in row ? row.goal.title : row.plan.title;
}

/** '5 more weeks' */
export function moreInWords(others: readonly Goal[]): string {
  const kind = others.every(({ title }) => Number.isFinite(weekNumberOf(title))) ? 'week' : 'goal';
  return `${others.length} more ${kind}${others.length === 1 ? '' : 's'}`;
}
