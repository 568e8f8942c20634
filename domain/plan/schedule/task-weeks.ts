import { type PlanCalendar, planWeekIn } from './plan-calendar.ts';
import type { PlanStatus } from './plan-status.ts';

export interface TaskWeeks {
  readonly week: number | null;
  /** Of a repeating task: the last week, as far as it is known. */
  readonly untilWeek: number | null;
}

/** Without a week of its own, a task has that of its goal; a repeating one then belongs to that week alone. */
export function effectiveWeeks({ week, untilWeek }: TaskWeeks, weekOfGoal: number | null): TaskWeeks {
  return week === null ? { week: weekOfGoal, untilWeek: weekOfGoal ?? untilWeek } : { week, untilWeek };
}

interface OpenTask {
  /** Its own week, or else that of its goal. */
  readonly week: number | null;
  readonly completed: boolean;
  readonly timesPerWeek: number | null;
  readonly isSetAside: boolean;
}

interface Schedule extends Omit<PlanCalendar, 'startWeek'> {
  readonly status: PlanStatus;
  readonly startWeek: string | null;
}

/** Whether an open task of a running plan was planned for an earlier week. Repeating tasks are never carried over. */
export function isCarriedOver(
  { week, completed, timesPerWeek, isSetAside }: OpenTask,
  { status, startWeek, pauses }: Schedule,
  currentWeek: string,
): boolean {
  if (week === null || completed || timesPerWeek !== null || isSetAside) return false;
  return status === 'running' && startWeek !== null && week < planWeekIn({ startWeek, pauses }, currentWeek);
}
