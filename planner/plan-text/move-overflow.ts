import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { parseTaskMinutes, totalTaskMinutes } from '#domain/plan/task-minutes.ts';

interface FittedWeeks {
  readonly goals: readonly DraftGoal[];
  readonly changes: readonly string[];
}

type Task = DraftGoal['tasks'][number];

/**
 * Moves tasks out of weeks that have more than the hours: the last ones to the next week with room, or else the first ones to the
 * one before. What fits nowhere stays. No task is dropped or resized.
 */
export function moveOverflow(goals: readonly DraftGoal[], weeklyHours: number): FittedWeeks {
  const available = weeklyHours * 60;
  const weeks = goals.map(({ tasks }) => [...tasks]);
  const changes = weeks.flatMap((tasks, n) => {
    const before = totalTaskMinutes(tasks);
    if (before <= available) return [];
    const targets = [...moveLater(weeks, n, available), ...moveEarlier(weeks, n, available)];
    const after = totalTaskMinutes(tasks);
    return [
      ...(targets.length > 0 ? [describeMoved(n + 1, before, weeklyHours, targets)] : []),
      ...(after > available
        ? [
            `Week ${n + 1} has ${formatDuration(after)}, more than your ${weeklyHours} h. No other week has room for it.`,
          ]
        : []),
    ];
  });
  return { goals: goals.map((goal, n) => ({ ...goal, tasks: weeks[n]! })), changes };
}

function hasRoom(tasks: readonly Task[], task: Task, available: number): boolean {
  return tasks.length < limits.draftTasks && totalTaskMinutes([...tasks, task]) <= available;
}

/** Returns the weeks that the tasks went to. The first task stays. */
function moveLater(weeks: readonly Task[][], n: number, available: number): number[] {
  const tasks = weeks[n]!;
  const targets: number[] = [];
  for (let place = tasks.length - 1; place > 0 && totalTaskMinutes(tasks) > available; place--) {
    const task = tasks[place]!;
    const to = weeks.findIndex((other, week) => week > n && hasRoom(other, task, available));
    if (to === -1 || parseTaskMinutes(task.title) === 0) continue;
    tasks.splice(place, 1);
    weeks[to]!.unshift(task);
    targets.push(to);
  }
  return targets;
}

function moveEarlier(weeks: readonly Task[][], n: number, available: number): number[] {
  const tasks = weeks[n]!;
  const targets: number[] = [];
  for (let place = 0; place < tasks.length - 1 && totalTaskMinutes(tasks) > available;) {
    const task = tasks[place]!;
    const to = weeks.findLastIndex((other, week) => week < n && hasRoom(other, task, available));
    if (to === -1 || parseTaskMinutes(task.title) === 0) place++;
    else {
      tasks.splice(place, 1);
      weeks[to]!.push(task);
      targets.push(to);
    }
  }
  return targets;
}

function describeMoved(week: number, minutes: number, weeklyHours: number, targets: readonly number[]): string {
  const numbers = [...new Set(targets)].toSorted((a, b) => a - b).map((to) => String(to + 1));
  const count = targets.length === 1 ? 'one task' : `${targets.length} tasks`;
  const all = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' and ');
  const where = `${numbers.length === 1 ? 'week' : 'weeks'} ${all}`;
  return `Week ${week} had ${formatDuration(minutes)}, more than your ${weeklyHours} h, so ${count} moved to ${where}.`;
}
