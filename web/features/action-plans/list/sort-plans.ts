import type { ActionPlan } from '#contract/action-plans.ts';
import type { PlanStatus } from '#domain/plan/schedule/plan-status.ts';

const ranks: Readonly<Record<PlanStatus, number>> = { running: 0, paused: 1, notStarted: 1, finished: 2 };

/** Running plans first and finished ones last, each in their order. */
export function sortPlans(plans: readonly ActionPlan[]): ActionPlan[] {
  return plans.toSorted((a, b) => ranks[a.schedule.status] - ranks[b.schedule.status]);
}
