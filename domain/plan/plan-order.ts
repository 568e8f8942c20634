const NO_WEEK = Number.POSITIVE_INFINITY;

/** 'Week 12: Long runs' → 12. Titles without a week number sort last. */
export function parseWeekNumber(title: string): number {
  const digits = /\bweek\s*(\d{1,9})/i.exec(title)?.[1];
  return digits === undefined ? NO_WEEK : Number(digits);
}

/** Sorts goals by the number after 'Week' in their titles; goals with the same number, or with none, keep their order. */
export function sortByPlanOrder<G extends { readonly title: string }>(goals: readonly G[]): G[] {
  const weeks = new Map(goals.map((goal) => [goal, parseWeekNumber(goal.title)]));
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
