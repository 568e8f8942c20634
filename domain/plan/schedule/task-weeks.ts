interface TaskWeeks {
  readonly week: number | null;
  /** Of a repeating task: the last week, as far as it is known. */
  readonly untilWeek: number | null;
}

/** Without a week of its own, a task has that of its goal; a repeating one then belongs to that week alone. */
export function effectiveWeeks({ week, untilWeek }: TaskWeeks, weekOfGoal: number | null): TaskWeeks {
  return week === null ? { week: weekOfGoal, untilWeek: weekOfGoal ?? untilWeek } : { week, untilWeek };
}
