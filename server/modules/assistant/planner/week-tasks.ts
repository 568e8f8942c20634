import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { WorkItem } from '../weeks/split-items.ts';
import { joinShort } from './join-short.ts';
import type { WeekTask } from './plan-stages.ts';
import { splitAtSeams } from './split-clauses.ts';
import { roundSession, taskMinutes } from './task-size.ts';
import { headClause } from './user-words.ts';

/** A longer sitting is divided into several. */
export const MAX_SITTING = 180;
export const MIN_SITTING = 25;
/** A plan of so few weeks divides even what has no seam. */
const MAX_TINY_PLAN = 2;

/** Divides and joins the tasks of a week until there are enough, and not too many. */
export function withEnoughTasks(tasks: readonly WeekTask[], wanted: number, weeks: number): WeekTask[] {
  const divided = splitTasks(tasks, wanted);
  return joinTasks(weeks <= MAX_TINY_PLAN ? splitSittings(divided, wanted) : divided);
}

/** A task as an item that can be divided or joined. */
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
function joinTasks(tasks: readonly WeekTask[]): WeekTask[] {
  return joinShort(tasks.map(toItem), tasksPerWeek.max).map(toWeekTask);
}

/** Splits the longest tasks at a seam until there are `wanted`. */
function splitTasks(tasks: readonly WeekTask[], wanted: number): WeekTask[] {
  if (tasks.length >= wanted || tasks.some(({ text }) => partPattern.test(text))) return [...tasks];
  return splitAtSeams(tasks.map(toItem), { maxMinutes: Infinity, minMinutes: MIN_SITTING, wanted }).map(toWeekTask);
}

const partPattern = /, part \d+ of \d+$/;
const sittingNames = ['first half', 'second half'];

/** Divides the longest task into two sittings if there are fewer tasks than `wanted`. */
function splitSittings(tasks: readonly WeekTask[], wanted: number): WeekTask[] {
  const longest = tasks.reduce((best, task) => (taskMinutes(task) > taskMinutes(best) ? task : best));
  const missing = wanted - tasks.length;
  if (missing < 1 || taskMinutes(longest) < 2 * MIN_SITTING || longest.fixed || partPattern.test(longest.text))
    return [...tasks];
  const minutes = roundSession(taskMinutes(longest) / 2);
  const short = headClause(longest.text, 110);
  const parts = sittingNames.map((name, n) => ({
    text: n === 0 ? `${longest.text}: ${name}` : `${short}: ${name}`,
    sessions: 1,
    minutes,
  }));
  return tasks.flatMap((task) => (task === longest ? parts : [task]));
}
