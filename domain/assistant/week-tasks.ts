import { unitsWithin, withItsTime } from './counted-task.ts';
import { fill } from './fill.ts';
import type { TaskPattern } from './goal-kind.ts';
import type { Outline } from './outline.ts';
import { withCapital } from './own-words.ts';
import type { OwnTask } from './own-task.ts';
import type { Extras } from './tailoring.ts';
import { isRecent, type LastWeeks, leastRecent } from './task-memory.ts';
import { sizedTitle } from './task-size.ts';
import type { PlannedWeek } from './week-order.ts';
import { minutesOf } from './week-time.ts';
import { spaced } from './word-search.ts';

const [fewest, most] = [3, 6];
/** What a task needs at least, and what there must be for more tasks than the effort asks for: else they would be crumbs. */
const [leastMinutes, fairMinutes] = [11, 18];

/** The tasks of a week with their sizes. What is taken is remembered, so that it does not return too soon. */
export function tasksOf(
  week: PlannedWeek,
  { opening, more }: Extras,
  theme: string,
  { values, push, minutes }: Outline,
  lastWeeks: LastWeeks,
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
    ...chosen(week, all - extra.length - opening.length, own, theme, lastWeeks),
    ...extra.map(withWords),
  ];
  const sizes = minutesOf(tasks, minutes);
  return tasks.map((task, n) => ({ title: sizedTitle(task.do, sizes[n]!, task.sitting) }));
}

/** As many as that, in the kind's order: the one that the week is for in any case, then those that the plan has not had for long. */
function chosen(
  { number, tasks, spare }: PlannedWeek,
  count: number,
  filled: (task: TaskPattern) => TaskPattern,
  theme: string,
  lastWeeks: LastWeeks,
): TaskPattern[] {
  const own = tasks.map(filled);
  const all = [...own, ...spare.map(filled)];
  const fresh = leastRecent(all.slice(1), number, lastWeeks).filter((task) => task.do !== own[0]!.do);
  const kept = differing([own[0]!, ...fresh], own).slice(0, count);
  // A week of two tasks is none: rather one that was there lately, turned to the theme.
  const lacking = Math.max(0, Math.min(count, fewest) - kept.length);
  const others = own.filter((task) => !kept.includes(task));
  const more = others.toSorted((a, b) => Number(a.do.includes(theme)) - Number(b.do.includes(theme))).slice(0, lacking);
  const wanted = new Set([...kept, ...more]);
  const found = all.filter((task) => wanted.has(task));
  return found.map((task) => {
    const isAgain = isRecent(task.do, number, lastWeeks) && !task.do.includes(theme);
    const text = isAgain ? `${task.do}, with an eye on ${theme}` : task.do;
    lastWeeks.set(text, number);
    return { ...task, do: text };
  });
}

/** Those of the week itself, and of the others what does not begin as one of them does: 'Run easily …' is enough once. */
function differing(tasks: readonly TaskPattern[], own: readonly TaskPattern[]): TaskPattern[] {
  const beginnings = new Set(own.map(beginningOf));
  return tasks.filter((task) => {
    if (own.includes(task)) return true;
    const isNew = !beginnings.has(beginningOf(task));
    beginnings.add(beginningOf(task));
    return isNew;
  });
}

function beginningOf({ do: text }: TaskPattern): string {
  return spaced(text).split(' ', 3).join(' ');
}
