import { unitsWithin, withItsTime } from './counted-task.ts';
import { fill } from './fill.ts';
import type { TaskPattern } from './goal-kind.ts';
import type { Outline } from './outline.ts';
import { withCapital } from './own-words.ts';
import type { OwnTask } from './own-task.ts';
import type { Extras } from './tailoring.ts';
import { sizedTitle } from './task-size.ts';
import type { PlannedWeek } from './week-order.ts';
import { minutesOf } from './week-time.ts';

const [fewest, most] = [3, 6];
/** What a task needs at least, and what there must be for more tasks than the effort asks for: else they would be crumbs. */
const [leastMinutes, fairMinutes] = [11, 18];

/** The tasks of a week with their sizes. What is taken is remembered, as no task comes twice while there are others. */
export function tasksOf(
  week: PlannedWeek,
  { opening, more }: Extras,
  theme: string,
  { values, push, minutes }: Outline,
  taken: Set<string>,
): { title: string }[] {
  const named = { ...values, theme };
  const filled = <T extends TaskPattern>(task: T, progress: number, words = named): T => {
    const filling = { values: words, progress, reach: push.reach, most: unitsWithin(minutes, task) };
    return withItsTime({ ...task, do: withCapital(fill(task.do, filling)) }, minutes);
  };
  const withWords = (task: OwnTask) => filled(task, week.progress, { ...named, ...task.words });
  const own = (task: TaskPattern & { readonly progress?: number }) => filled(task, task.progress ?? week.progress);
  const usual = Math.min(opening.length + push.tasks, Math.floor(minutes / leastMinutes));
  const room = Math.min(most, Math.max(fewest, usual, Math.floor(minutes / fairMinutes)));
  const all = Math.min(room, opening.length + push.tasks + more.length);
  const extra = more.slice(0, Math.max(1, all - fewest - opening.length));
  const tasks = [
    ...opening.map(withWords),
    ...chosen(week, all - extra.length - opening.length, own, theme, taken),
    ...extra.map(withWords),
  ];
  const sizes = minutesOf(tasks, minutes);
  return tasks.map((task, n) => ({ title: sizedTitle(task.do, sizes[n]!, task.sitting) }));
}

/** As many as that: the one that the week is for in any case, then those that the plan does not have yet, in the kind's order. */
function chosen(
  { tasks, spare }: PlannedWeek,
  count: number,
  filled: (task: TaskPattern) => TaskPattern,
  theme: string,
  taken: Set<string>,
): TaskPattern[] {
  const own = tasks.map(filled);
  const isNew = ({ do: text }: TaskPattern) => !taken.has(text);
  const wanted = new Set([...new Set([own[0]!, ...own.filter(isNew), ...own])].slice(0, count));
  const found = own.filter((task) => wanted.has(task));
  for (const task of found.length < count ? spare : []) {
    const other = filled(task);
    if (isNew(other)) found.push(other);
    if (found.length === count) break;
  }
  return found.map((task) => {
    const text = isNew(task) || task.do.includes(theme) ? task.do : `${task.do}, with an eye on ${theme}`;
    taken.add(text);
    return { ...task, do: text };
  });
}
