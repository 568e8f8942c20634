import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { formatWeekLoad } from '#web/widgets/plan/plan-labels.ts';
import type { KeyedGoal } from './draft-edits.ts';

/** 'Week 3', or 'Goal 3' in a backlog. */
export function goalLabel(structure: PlanStructure, index: number): string {
  return `${structure === 'weekly' ? 'Week' : 'Goal'} ${index + 1}`;
}

/** '5 tasks · 3 h 35 min of 4 h', and how much a week is over its hours: '20 min over'. */
export function formatGoalSize({ tasks }: KeyedGoal, structure: PlanStructure, weeklyHours: number) {
  const minutes = totalTaskMinutes(tasks);
  const taskCount = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;
  if (minutes === 0) return { label: taskCount, over: undefined };
  if (structure !== 'weekly') return { label: `${taskCount} · ${formatDuration(minutes)}`, over: undefined };
  const available = weeklyHours * 60;
  return {
    label: `${taskCount} · ${formatWeekLoad(minutes, weeklyHours)}`,
    over: minutes > available ? `${formatDuration(minutes - available)} over` : undefined,
  };
}
