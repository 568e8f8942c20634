/** An open task that does not repeat. */
export interface ReplanTask {
  readonly id: string;
  readonly week: number;
  /** What is left of its size, at least 1. */
  readonly minutes: number;
}

export interface ReplanInput {
  /** In the order of the plan: by week, then as the user has sorted them. Completed and repeating tasks are not in it. */
  readonly tasks: readonly ReplanTask[];
  /** The plan week that is running, at least 1. It can be later than the last week. */
  readonly currentWeek: number;
  /** The plan's last week as planned. */
  readonly lastWeek: number;
  /** What the user usually does on this plan per week, at least 1. */
  readonly weeklyMinutes: number;
  /** No task can be in a later week. */
  readonly maxWeek: number;
  /** Minutes per week of repeating tasks, which stay where they are. */
  readonly repeatingMinutes?: (week: number) => number;
}
