import { limits } from '../limits.ts';

const NO_WEEK = Number.POSITIVE_INFINITY;

/** 'Week 12: Long runs' → 12. Titles without a week number sort last. */
export function parseWeekNumber(title: string): number {
  const digits = /\bweek\s*(\d{1,9})/i.exec(title)?.[1];
  return digits === undefined ? NO_WEEK : Number(digits);
}

interface GoalInPlan {
  readonly title: string;
  /** The week that was chosen for it, if any. */
  readonly planWeek?: number | null;
}

/** The week of a goal: the one that was chosen, or else the number in its title; null if it has none, or an absurd one. */
export function goalWeek({ title, planWeek }: GoalInPlan): number | null {
  const week = planWeek ?? parseWeekNumber(title);
  return week >= 1 && week <= limits.taskWeek ? week : null;
}

/**
 * Sorts goals by the week that was chosen for them, or else by the number after 'Week' in their titles; goals with the same
 * number, or with none, keep their order.
 */
export function sortByPlanOrder<G extends GoalInPlan>(goals: readonly G[]): G[] {
  const weeks = new Map(goals.map((goal) => [goal, goal.planWeek ?? parseWeekNumber(goal.title)]));
  return goals.toSorted((a, b) => {
    const [first, second] = [weeks.get(a)!, weeks.get(b)!];
    return first === second ? 0 : first - second;
  });
}

/**
 * The goal that is being worked on: the last one with a running timer, else the last one with tracked time, else the
 * first. Expects the goals in plan order.
 */
export function findCurrentGoal<G extends { readonly _id: string }>(
  goals: readonly G[],
  isRunning: (goal: G) => boolean,
  trackedSeconds: (goal: G) => number,
): G | undefined {
  return goals.findLast(isRunning) ?? goals.findLast((goal) => trackedSeconds(goal) > 0) ?? goals[0];
}
