/** The first and the last week of a task in its plan; null as far as they are not known. */
export interface TaskWeeks {
  readonly week: number | null;
  readonly untilWeek: number | null;
}

/** A task without a week of its own belongs to the week of its goal. If it repeats, it ends with that week. */
export function resolveTaskWeeks({ week, untilWeek }: TaskWeeks, weekOfGoal: number | null): TaskWeeks {
  return {
    week: week ?? weekOfGoal,
    untilWeek: week === null ? (weekOfGoal ?? untilWeek) : untilWeek,
  };
}
