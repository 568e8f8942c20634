import type { AskedTask, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { minutesLeft } from '#domain/plan/minutes-left.ts';
import { countTicks } from '#domain/plan/schedule/repetitions.ts';
import { weekOfLabel } from '#web/widgets/plan/schedule-labels.ts';
import { formatTicks } from '#web/widgets/tasks/task-labels.ts';

type Repeats = Pick<AskedTask, 'completed' | 'timesPerWeek' | 'ticks'>;

export function isDone(task: Repeats, weekStart: string): boolean {
  return task.completed || (task.timesPerWeek !== null && countTicks(task.ticks, weekStart) >= task.timesPerWeek);
}

/** 'Week 3 of 8 · 2 h 10 min left' */
export function formatPlanStatus(plan: PlanInWeek, weekStart: string): string {
  return `${weekOfLabel(plan.planWeek, plan.lastWeek)} · ${formatLeft(plan, weekStart)}`;
}

function formatLeft({ tasks, hiddenTasks, minutesLeft: planMinutes }: PlanInWeek, weekStart: string): string {
  // Ticks that were not sent yet count. Tasks that are not listed count as the server counted them.
  const minutes = tasks.reduce((sum, task) => sum + minutesLeft(task, weekStart) - task.minutesLeft, planMinutes);
  if (minutes > 0) return `${formatDuration(minutes)} left`;
  const open = tasks.filter((task) => !isDone(task, weekStart)).length + hiddenTasks;
  if (open > 0) return open === 1 ? '1 task left' : `${open} tasks left`;
  return tasks.length > 0 ? 'all done' : 'nothing to do';
}

/** Such as 'from Week 2' and '1 of 3 this week'. */
export function taskFacts(task: AskedTask, weekStart: string): string[] {
  const { reason, plannedWeek, timesPerWeek } = task;
  const facts = [
    reason === 'carriedOver' && plannedWeek !== null && `from Week ${plannedWeek}`,
    reason === 'next' && 'next up',
    timesPerWeek !== null && formatTicks(countTicks(task.ticks, weekStart), timesPerWeek),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
