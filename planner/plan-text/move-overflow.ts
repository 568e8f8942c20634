import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { parseTaskMinutes, totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import type { ArrangedGoal } from './arrangement.ts';

type Task = ArrangedGoal['tasks'][number];

/**
 * Moves tasks out of weeks that have more than the hours: the last ones to the next week with enough time left, or else
 * the first ones to the one before. What fits nowhere stays. No task is dropped or resized.
 */
export function moveOverflow(goals: readonly ArrangedGoal[], weeklyHours: number, changes: string[]): ArrangedGoal[] {
  const available = weeklyHours * 60;
  const weeks = goals.map(({ tasks }) => [...tasks]);
  for (const [n, tasks] of weeks.entries()) {
    const before = totalTaskMinutes(tasks);
    if (before <= available) continue;
    const targets = [...moveTasks(weeks, n, available, 'later'), ...moveTasks(weeks, n, available, 'earlier')];
    if (targets.length > 0) changes.push(describeMoved(n + 1, before, weeklyHours, targets));
    const after = formatDuration(totalTaskMinutes(tasks));
    if (totalTaskMinutes(tasks) > available)
      changes.push(`Week ${n + 1} has ${after}, more than your ${weeklyHours} h. No other week has room for it.`);
  }
  return goals.map((goal, n) => ({ ...goal, tasks: weeks[n]! }));
}

/** Returns the weeks that the tasks went to, counted from 1. One task stays. */
function moveTasks(weeks: readonly Task[][], n: number, available: number, direction: 'earlier' | 'later'): number[] {
  const tasks = weeks[n]!;
  const isLater = direction === 'later';
  const targets: number[] = [];
  for (const task of isLater ? tasks.slice(1).toReversed() : tasks.slice(0, -1)) {
    if (totalTaskMinutes(tasks) <= available) break;
    const hasRoom = (other: readonly Task[]) =>
      other.length < limits.draftTasks && totalTaskMinutes([...other, task]) <= available;
    const to = isLater
      ? weeks.findIndex((other, week) => week > n && hasRoom(other))
      : weeks.findLastIndex((other, week) => week < n && hasRoom(other));
    if (to === -1 || parseTaskMinutes(task.title) === 0) continue;
    tasks.splice(tasks.indexOf(task), 1);
    weeks[to]!.splice(isLater ? 0 : weeks[to]!.length, 0, task);
    targets.push(to + 1);
  }
  return targets;
}

function describeMoved(week: number, minutes: number, weeklyHours: number, targets: readonly number[]): string {
  const numbers = [...new Set(targets)].toSorted((a, b) => a - b).map(String);
  const count = targets.length === 1 ? 'one task' : `${targets.length} tasks`;
  const where = `${numbers.length === 1 ? 'week' : 'weeks'} ${new Intl.ListFormat('en-GB').format(numbers)}`;
  return `Week ${week} had ${formatDuration(minutes)}, more than your ${weeklyHours} h, so ${count} moved to ${where}.`;
}
