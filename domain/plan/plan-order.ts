const LAST = Number.POSITIVE_INFINITY;

/** 'Week 12: Long runs' → 12; without a number after 'Week' it is the last of all. */
export function weekNumberOf(title: string): number {
  const digits = /\bweek\s*(\d{1,9})/i.exec(title)?.[1];
  return digits === undefined ? LAST : Number(digits);
}

/** The goals of a plan by the number after 'Week' in their titles; those of one week, and those of none, stay in their order. */
export function inPlanOrder<G extends { readonly title: string }>(goals: readonly G[]): G[] {
  const weeks = new Map(goals.map((goal) => [goal, weekNumberOf(goal.title)]));
  return goals.toSorted((a, b) => {
    const [first, second] = [weeks.get(a)!, weeks.get(b)!];
    return first === second ? 0 : first - second;
  });
}

/** The goal of a plan, given in plan order, that is on now: the last that runs or has time lately, else the first. */
export function currentInPlan<G extends { readonly _id: string }>(
  goals: readonly G[],
  isRunning: (goal: G) => boolean,
  secondsOf: (goal: G) => number,
): G | undefined {
  return goals.findLast(isRunning) ?? goals.findLast((goal) => secondsOf(goal) > 0) ?? goals[0];
}
