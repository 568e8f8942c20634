import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { type ArrangedGoal, isEmpty, listTexts, type Repairs } from './arrangement.ts';
import { splitDates } from './heading-dates.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';
import { parsePeriod } from './period.ts';
import type { FoundGoal } from './read-plan.ts';
import { replaceRepeatedWeeks } from './repeated-weeks.ts';
import { normalizeTaskSize } from './task-size.ts';

const DAYS_PER_WEEK = 7;
const WEEKS_PER_MONTH = 4;
/** A phase that does not say how long it takes gets a week for so many tasks. */
const TASKS_PER_WEEK = 5;
const separatorAtEnd = /[\s:：.–—-]{1,9}$/u;

/** 'Prepare (2–3 weeks)' */
const durationInWeeks = lazy(() => {
  const weeks = anyOf(readLexicon('plan-headings').get('week') ?? []);
  return new RegExp(String.raw`[\s([,:–—-]{0,9}(?<!\d)(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?[\s-]{0,3}${weeks}[)\]]?`, 'u');
});

/** A task with one of these words is repeated in every week. */
const recurring = lazy(() => {
  const words = anyOf(readLexicon('plan-headings').get('recurring') ?? []);
  return new RegExp(String.raw`${words}|\d ?[x×] ?/`, 'u');
});

/** A goal and the weeks in which it is to be done. */
interface PlacedGoal extends ArrangedGoal {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** Gives each of the `asked` weeks a goal: ranges of weeks, months and phases are spread, and days are grouped. */
export function arrangeWeeks(all: readonly FoundGoal[], repairs: Repairs, asked?: number): ArrangedGoal[] {
  const { leftOut, changes } = repairs;
  const max = asked ?? limits.planWeeks;
  const found = inOrder(replaceRepeatedWeeks(all, max, repairs), asked);
  const isDaily = found.some(({ period }) => period?.unit === 'day');
  const placed = isDaily ? placeDays(found, changes) : placeGoals(found, changes, asked);
  const count = placed.reduce((most, { last }) => Math.max(most, last), 0);
  const length = Math.min(max, Math.max(count, asked ?? 0));
  const weeks = Array.from({ length }, (): ArrangedGoal => ({ title: '', tasks: [], resources: [] }));
  for (const goal of placed) {
    if (goal.first > max) leftOut.push(...listTexts(goal));
    else addGoal(weeks, goal, changes);
  }
  const empty = weeks.slice(0, count).filter(isEmpty).length;
  if (empty > 0) changes.push(`${empty === 1 ? 'One week has' : `${empty} weeks have`} no tasks in the text.`);
  if (asked !== undefined && count < asked) changes.push(`The text has only ${count} of ${asked} weeks.`);
  if (count > max) changes.push(`The text has ${count} weeks. The plan has the first ${max}.`);
  return weeks;
}

/** As many goals as weeks asked for follow one another, even if their numbers differ. One list is for all weeks. */
function inOrder(goals: readonly FoundGoal[], asked: number | undefined): readonly FoundGoal[] {
  const toWeeks = (goal: FoundGoal, first: number, last: number): FoundGoal => {
    const title = goal.period?.unit === 'week' ? goal.period.title : goal.title;
    return { ...goal, period: { unit: 'week', first, last, title } };
  };
  if (goals.length === asked) return goals.map((goal, n) => toWeeks(goal, n + 1, n + 1));
  const [list] = goals;
  const isList = goals.length === 1 && list && !list.period && list.tasks.length > (asked ?? Infinity);
  return isList ? [toWeeks(list, 1, asked!)] : goals;
}

function addGoal(weeks: ArrangedGoal[], goal: PlacedGoal, changes: string[]): void {
  const { title, name, resources } = goal;
  // A schedule may consist of nothing but headings: 'Week 1: Run 3 km'.
  const tasks = isEmpty(goal) && name !== '' ? [{ title: name }] : goal.tasks;
  const parts = spreadTasks(tasks, Math.min(goal.last, weeks.length) - goal.first + 1);
  if (parts.length > 1)
    changes.push(`${title === '' ? 'The list' : `“${title}”`} was spread over ${parts.length} weeks.`);
  for (const [n, part] of parts.entries()) {
    const week = goal.first - 1 + n;
    const other = weeks[week]!;
    const partName = parts.length > 1 && name !== '' ? `${name} (${n + 1} of ${parts.length})` : name;
    weeks[week] = {
      title: [...new Set([other.title, partName])].filter(Boolean).join('; '),
      tasks: [...other.tasks, ...part],
      resources: [...other.resources, ...(n === 0 ? resources : [])],
    };
  }
}

/** Distributes tasks over weeks in their order. If there are fewer tasks than weeks, every week gets all of them. */
function spreadTasks(tasks: ArrangedGoal['tasks'], weeks: number): ArrangedGoal['tasks'][] {
  if (weeks === 1) return [tasks];
  const isOnce = tasks.map(({ title }) => tasks.length >= weeks && !recurring().test(lower(title)));
  const count = isOnce.filter(Boolean).length;
  let position = 0;
  const weekOf = isOnce.map((once) => (once ? Math.floor((position++ * weeks) / count) : undefined));
  return Array.from({ length: weeks }, (_, n) =>
    tasks.filter((_task, t) => weekOf[t] === undefined || weekOf[t] === n),
  );
}

/** A week without a name is called after its first task. */
export function nameWeek(goal: ArrangedGoal, n: number): ArrangedGoal {
  const name = withoutSize(
    normalizeTaskSize(goal.title || splitDates(goal.tasks[0]?.title ?? '').title || 'Spare week'),
  );
  return { ...goal, title: `Week ${n + 1}: ${name}` };
}

function placeGoals(found: readonly FoundGoal[], changes: string[], asked: number | undefined): PlacedGoal[] {
  const numbers = found.flatMap(({ period }) => (period?.unit === 'week' ? [period.first] : []));
  // Calendar weeks, and plans that begin in the middle: the first one is week 1, unless its number was asked for.
  const isAsked = asked !== undefined && Math.max(...numbers) <= asked;
  const start = isAsked || found[0]?.period?.unit === 'phase' ? 1 : (numbers[0] ?? 1);
  if (start > 1) changes.push(`Week ${start} of the text is week 1 of the plan.`);
  let [offset, before, end] = [1 - start, 1, 0];
  let isRestarted = false;
  const placed = found.map((goal) => {
    if (goal.period?.unit === 'week' && goal.period.first + offset < before) {
      offset = end + 1 - goal.period.first;
      isRestarted = true;
    }
    const [first, last] = weeksOf(goal, end, offset);
    before = first;
    end = Math.max(end, last);
    return { ...goal, name: nameOf(goal), first, last };
  });
  if (isRestarted) changes.push('The text counts its weeks from 1 several times. They follow one another.');
  return placed;
}

/** `end` is the last week so far. */
function weeksOf({ title, period, tasks }: FoundGoal, end: number, offset: number): [first: number, last: number] {
  if (period?.unit === 'week') return [period.first + offset, period.last + offset];
  if (period?.unit === 'month') {
    const first = Math.max(end, (period.first - 1) * WEEKS_PER_MONTH) + 1;
    return [first, first - 1 + (period.last - period.first + 1) * WEEKS_PER_MONTH];
  }
  const [, from, to] = durationInWeeks().exec(lower(title)) ?? [];
  const weeks = Number(to ?? from ?? (period ? Math.ceil(tasks.length / TASKS_PER_WEEK) : 1));
  return [end + 1, end + Math.max(1, weeks)];
}

/** The heading without its week, dates and duration. A phase without a name is called 'Phase 2'. */
function nameOf({ title, period }: FoundGoal): string {
  if (!period) return splitDates(title).title;
  const undated = splitDates(period.title).title;
  const { 0: duration = '', index = 0 } = durationInWeeks().exec(lower(undated)) ?? {};
  const name = (undated.slice(0, index) + undated.slice(index + duration.length)).trim();
  if (name !== '') return name;
  const outer = title.replace(/\s?[([][^()[\]]{0,60}[)\]]\s*$/u, '');
  return period.unit !== 'week' || parsePeriod(outer)?.unit === 'phase' ? outer.replace(/[\s:]{1,9}$/, '') : '';
}

function placeDays(found: readonly FoundGoal[], changes: string[]): PlacedGoal[] {
  const start = found.find(({ period }) => period)?.period?.first ?? 1;
  const byWeek = Map.groupBy(found, ({ period }) =>
    Math.max(1, Math.ceil(((period?.first ?? start) - start + 1) / DAYS_PER_WEEK)),
  );
  changes.push(`${found.length} days were grouped into ${byWeek.size === 1 ? 'one week' : `${byWeek.size} weeks`}.`);
  return [...byWeek].map(([week, days]) => {
    const name = [...new Set([labelOf(days[0]!), labelOf(days.at(-1)!)])].join(' – ');
    const tasks = days.flatMap((day) => {
      const prefix = day.title.replace(/[\s:]{1,9}$/, '');
      return isEmpty(day) ? [day] : day.tasks.map((task) => ({ title: `${prefix}: ${task.title}` }));
    });
    return { title: name, name, tasks, resources: days.flatMap((day) => day.resources), first: week, last: week };
  });
}

/** 'Day 3: Walk' → 'Day 3' */
function labelOf({ title, period }: FoundGoal): string {
  return (period?.title ? title.slice(0, title.lastIndexOf(period.title)) : title).replace(separatorAtEnd, '');
}
