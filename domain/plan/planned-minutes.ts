import { effectiveWeeks } from './schedule/task-weeks.ts';
import { type SizedTask, weeklyTaskMinutes } from './task-size.ts';

/** A task of a goal, with its size and its own weeks. */
export interface PlannedTask extends Omit<SizedTask, 'title'> {
  readonly week: number | null;
  readonly untilWeek: number | null;
  readonly isSetAside: boolean;
}

interface GoalWeeks {
  /** The week of the goal in its plan. */
  readonly goalWeek: number | null;
  /** The last week of the plan. */
  readonly lastWeek: number | null;
}

/**
 * The time that the tasks of a goal take, all repetitions included. Tasks without a size count as 0, and a repeating task whose end
 * is not known counts for one week.
 */
export function plannedMinutes(tasks: readonly PlannedTask[], goal: GoalWeeks): number {
  return tasks
    .filter(({ isSetAside }) => !isSetAside)
    .reduce((sum, task) => sum + weeklyTaskMinutes(task) * countWeeks(task, goal), 0);
}

function countWeeks(task: PlannedTask, { goalWeek, lastWeek }: GoalWeeks): number {
  if (task.timesPerWeek === null) return 1;
  const { week, untilWeek } = effectiveWeeks(task, goalWeek);
  const last = untilWeek ?? lastWeek;
  return last === null ? 1 : Math.max(1, last - (week ?? 1) + 1);
}
