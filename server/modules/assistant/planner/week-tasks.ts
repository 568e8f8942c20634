import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { WorkItem } from '../weeks/split-items.ts';
import { joinShort } from './join-short.ts';
import type { WeekTask } from './plan-stages.ts';
import { roundSession, taskMinutes } from './task-size.ts';

/** A longer sitting is divided into several. */
export const MAX_SITTING = 180;

/** A task as an item that can be joined. */
interface TaskItem extends WorkItem {
  readonly task: WeekTask;
  readonly fixed: boolean;
  readonly sessions: number;
}

const toItem = (task: WeekTask): TaskItem => ({
  title: task.text,
  minutes: taskMinutes(task),
  milestone: 0,
  task,
  fixed: task.fixed ?? false,
  sessions: task.sessions,
});

function toWeekTask({ title, minutes, task }: TaskItem): WeekTask {
  if (title === task.text) return task;
  const sessions = Math.ceil(minutes / MAX_SITTING);
  return { text: title, sessions, minutes: roundSession(minutes / sessions) };
}

/** Joins the shortest tasks of a week that has too many. */
export function joinTasks(tasks: readonly WeekTask[]): WeekTask[] {
  return joinShort(tasks.map(toItem), tasksPerWeek.max).map(toWeekTask);
}
