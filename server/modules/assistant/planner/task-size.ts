import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { truncate } from '../user-text.ts';
import type { WeekTask } from './plan-stages.ts';
import { statedMinutes } from './stated-minutes.ts';

/** A session becomes at most this much longer if there are fewer days. */
const MAX_LONGER = 3;

/** The share of a week that remains beside an event that takes longer than its hours. */
const MIN_BESIDE_DAY = 0.5;

/** Steps of 5 minutes up to an hour, of 15 beyond; very short ones stay. */
export function roundSession(minutes: number): number {
  if (minutes < 7.5) return Math.max(1, Math.round(minutes));
  if (minutes <= 60) return Math.round(minutes / 5) * 5;
  return Math.floor(minutes / 15) * 15;
}

/** Never rounds up, because the sessions together have to fit into their week. */
function roundDown(minutes: number): number {
  const rounded = roundSession(minutes);
  return rounded <= minutes ? rounded : Math.max(1, rounded <= 10 ? Math.floor(minutes) : rounded - 5);
}

/** 'Practise the changes (3 × 20 min)' */
export function titleOfTask({ text, sessions, minutes }: WeekTask): string {
  const size = ` (${sessions > 1 ? `${sessions} × ` : ''}${formatDuration(minutes)})`;
  return truncate(text, limits.title - size.length) + size;
}

export const taskMinutes = ({ sessions, minutes }: WeekTask) => sessions * minutes;

/** At most one session a day: with fewer days, sessions become longer, unless the text says how long they are. */
export function fitToDays(task: WeekTask, days: number): WeekTask {
  if (task.sessions <= days || task.fixed) return task;
  const stated = statedMinutes(task.text, task.minutes) > 0 || task.atLeast !== undefined;
  const longer = Math.min(taskMinutes(task) / days, task.minutes * MAX_LONGER);
  return { ...task, sessions: days, minutes: stated ? task.minutes : roundDown(longer) };
}

/** Shortens the longest tasks until they fit, and leaves out the last if that is not enough. */
export function trimToCapacity(tasks: readonly WeekTask[], capacity: number): WeekTask[] {
  const others = tasks.filter(({ fixed }) => !fixed);
  if (others.length < tasks.length) {
    // The day itself takes as long as it takes; the rest of its week is short.
    const day = tasks.reduce((sum, task) => sum + (task.fixed ? taskMinutes(task) : 0), 0);
    const room = Math.max(capacity - day, capacity * MIN_BESIDE_DAY);
    const kept = others.length > 0 ? trimToCapacity(others, room) : [];
    return tasks.flatMap((task) => (task.fixed ? [task] : kept.slice(others.indexOf(task), others.indexOf(task) + 1)));
  }
  const result = [...tasks];
  const excess = () => result.reduce((sum, task) => sum + taskMinutes(task), 0) - capacity;
  while (excess() > 0) {
    const room = ({ sessions, minutes, atLeast = 10 }: WeekTask) =>
      minutes - 5 >= Math.max(10, atLeast) ? sessions * minutes : sessions;
    const longest = result.reduce((best, task, n) => (room(task) > room(result[best]!) ? n : best), 0);
    const { sessions, minutes, atLeast = 10 } = result[longest]!;
    if (minutes - 5 >= Math.max(10, atLeast)) result[longest] = { ...result[longest]!, minutes: minutes - 5 };
    else if (sessions > 1) result[longest] = { ...result[longest]!, sessions: sessions - 1 };
    else if (result.length > 1) result.pop();
    else {
      result[longest] = { ...result[longest]!, minutes: Math.max(1, capacity) };
      break;
    }
  }
  return result;
}
