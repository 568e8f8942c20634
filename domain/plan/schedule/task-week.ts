import { goalWeek } from '../plan-order.ts';
import { type PlanCalendar, planWeekIn } from './plan-calendar.ts';
import type { PlanStatus } from './plan-status.ts';

interface ScheduledTask {
  readonly week: number | null;
  readonly completed: boolean;
  readonly timesPerWeek: number | null;
  readonly isSetAside: boolean;
}

interface Schedule extends Omit<PlanCalendar, 'startWeek'> {
  readonly status: PlanStatus;
  readonly startWeek: string | null;
}

/** The week of a task: its own, or else that of its goal; null if neither has one. */
export function taskWeek({ week }: Pick<ScheduledTask, 'week'>, goal: Parameters<typeof goalWeek>[0]): number | null {
  return week ?? goalWeek(goal);
}

/** Whether an open task of a running plan was planned for an earlier week. Repeating tasks are never carried over. */
export function isCarriedOver(
  { week, completed, timesPerWeek, isSetAside }: ScheduledTask,
  { status, startWeek, pauses }: Schedule,
  currentWeek: string,
): boolean {
  if (week === null || completed || timesPerWeek !== null || isSetAside) return false;
  return status === 'running' && startWeek !== null && week < planWeekIn({ startWeek, pauses }, currentWeek);
}
