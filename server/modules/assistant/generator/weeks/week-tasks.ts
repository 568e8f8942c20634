import { maxUnits, withCountedTime } from './counted-task.ts';
import { fillTemplate } from '../template.ts';
import type { TaskPattern } from '../goal-kind.ts';
import type { Outline } from '../outline.ts';
import { capitalize } from '../user-text.ts';
import type { PersonalTask } from '../personal/personal-task.ts';
import type { Extras } from '../personal/extras.ts';
import { titleWithSize } from './task-size.ts';
import type { ScheduledWeek } from './schedule.ts';
import { allocateMinutes } from './time-allocation.ts';
import { toSpacedWords } from '../goal/word-matcher.ts';

const MIN_TASKS = 3;
const MAX_TASKS = 6;
/** The time that a task needs at least. */
const MIN_MINUTES_PER_TASK = 11;
/** A week gets more tasks than the effort asks for only if each has this much time. */
const FAIR_MINUTES_PER_TASK = 18;
/** How many weeks pass before a task may be repeated. */
const MIN_WEEKS_APART = 12;

/** The week in which each task was last used, by its text. */
type LastUsedWeeks = Map<string, number>;

/** Builds the tasks of a week with their durations, and records them in `lastUsedWeeks`. */
export function buildWeekTasks(
  week: ScheduledWeek,
  { opening, more }: Extras,
  theme: string,
  { values, intensity, weeklyMinutes }: Outline,
  lastUsedWeeks: LastUsedWeeks,
): { title: string }[] {
  const weekValues = { ...values, theme };
  const fill = <T extends TaskPattern>(task: T, progress: number, taskValues = weekValues): T => {
    const context = { values: taskValues, progress, reach: intensity.reach, max: maxUnits(weeklyMinutes, task) };
    return withCountedTime({ ...task, do: capitalize(fillTemplate(task.do, context)) }, weeklyMinutes);
  };
  const fillPersonal = (task: PersonalTask) => fill(task, week.progress, { ...weekValues, ...task.values });
  const fillOwn = (task: TaskPattern & { readonly progress?: number }) => fill(task, task.progress ?? week.progress);
  const usual = Math.min(opening.length + intensity.tasksPerWeek, Math.floor(weeklyMinutes / MIN_MINUTES_PER_TASK));
  const maxTasks = Math.min(MAX_TASKS, Math.max(MIN_TASKS, usual, Math.floor(weeklyMinutes / FAIR_MINUTES_PER_TASK)));
  const count = Math.min(maxTasks, opening.length + intensity.tasksPerWeek + more.length);
  const extra = more.slice(0, Math.max(1, count - MIN_TASKS - opening.length));
  const tasks = [
    ...opening.map(fillPersonal),
    ...selectTasks(week, count - extra.length - opening.length, fillOwn, theme, lastUsedWeeks),
    ...extra.map(fillPersonal),
  ];
  const minutes = allocateMinutes(tasks, weeklyMinutes);
  return tasks.map((task, n) => ({ title: titleWithSize(task.do, minutes[n]!, task.sitting) }));
}

/** Selects the main task of the week, then the least recently used ones, in the order of the kind. */
function selectTasks(
  { index, tasks, spare }: ScheduledWeek,
  count: number,
  fill: (task: TaskPattern) => TaskPattern,
  theme: string,
  lastUsedWeeks: LastUsedWeeks,
): TaskPattern[] {
  const own = tasks.map(fill);
  const all = [...own, ...spare.map(fill)];
  const fresh = leastRecentlyUsed(all.slice(1), index, lastUsedWeeks).filter((task) => task.do !== own[0]!.do);
  const preferred = withoutSimilar([own[0]!, ...fresh], own).slice(0, count);
  // Too few fresh tasks: repeat recent ones, with this week's theme.
  const missing = Math.max(0, Math.min(count, MIN_TASKS) - preferred.length);
  const others = own.filter((task) => !preferred.includes(task));
  const repeated = others
    .toSorted((a, b) => Number(a.do.includes(theme)) - Number(b.do.includes(theme)))
    .slice(0, missing);
  const selected = new Set([...preferred, ...repeated]);
  return all
    .filter((task) => selected.has(task))
    .map((task) => {
      const needsTheme = wasRecentlyUsed(task.do, index, lastUsedWeeks) && !task.do.includes(theme);
      const text = needsTheme ? `${task.do}, with an eye on ${theme}` : task.do;
      lastUsedWeeks.set(text, index);
      return { ...task, do: text };
    });
}

function wasRecentlyUsed(text: string, week: number, lastUsedWeeks: LastUsedWeeks): boolean {
  const last = lastUsedWeeks.get(text);
  return last !== undefined && week - last < MIN_WEEKS_APART;
}

/** Drops recently used tasks and sorts the rest: new ones first, then those used longest ago. */
function leastRecentlyUsed(tasks: readonly TaskPattern[], week: number, lastUsedWeeks: LastUsedWeeks): TaskPattern[] {
  const lastUsed = ({ do: text }: TaskPattern) => lastUsedWeeks.get(text) ?? -1;
  return tasks
    .filter((task) => !wasRecentlyUsed(task.do, week, lastUsedWeeks))
    .toSorted((a, b) => lastUsed(a) - lastUsed(b));
}

/** Drops spare tasks that start like another task of the week, such as a second 'Run easily …'. */
function withoutSimilar(tasks: readonly TaskPattern[], own: readonly TaskPattern[]): TaskPattern[] {
  const openings = new Set(own.map(openingWords));
  return tasks.filter((task) => {
    if (own.includes(task)) return true;
    const isNew = !openings.has(openingWords(task));
    openings.add(openingWords(task));
    return isNew;
  });
}

function openingWords({ do: text }: TaskPattern): string {
  return toSpacedWords(text).split(' ', 3).join(' ');
}
