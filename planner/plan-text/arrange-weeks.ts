import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { splitDates } from './heading-dates.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';
import { parsePeriod } from './period.ts';
import { replaceRepeatedWeeks } from './repeated-weeks.ts';
import { spreadTasks } from './spread-tasks.ts';
import { normalizeTaskSize } from './task-size.ts';
import type { FoundGoal } from './read-plan.ts';
import type { ArrangedGoal, Arrangement } from './arrangement.ts';

const DAYS_PER_WEEK = 7;
const WEEKS_PER_MONTH = 4;
/** A phase that does not say how long it takes gets a week for so many tasks. */
const TASKS_PER_WEEK = 5;

/** 'Prepare (2–3 weeks)' */
const durationInWeeks = lazy(() => {
  const weeks = anyOf(readLexicon('plan-headings').get('week') ?? []);
  return new RegExp(String.raw`[\s([,:–—-]{0,9}(?<!\d)(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?[\s-]{0,3}${weeks}[)\]]?`, 'u');
});

/** A goal and the weeks in which it is to be done. */
interface Placed {
  readonly goal: FoundGoal;
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** A year of days. */
const MAX_GOALS = 366;
/** Later weeks are left out. Three digits fit into a heading. */
const MAX_WEEKS = 999;

/** The name of a week without tasks. */
export const SPARE_WEEK = 'Spare week';

/** Gives each week a goal: ranges of weeks, months and phases are spread, and days are grouped. `asked` is the number of weeks. */
export function arrangeWeeks(all: readonly FoundGoal[], asked?: number): Arrangement {
  const max = asked ?? limits.planWeeks;
  const unique = replaceRepeatedWeeks(all, max);
  const found = inOrder(unique.goals.slice(0, MAX_GOALS), asked);
  const isDaily = found.some(({ period }) => period?.unit === 'day');
  const { placed, changes } = isDaily ? placeDays(found) : placeGoals(found, asked);
  const count = Math.max(0, ...placed.map(({ last }) => last));
  const weeks = new Map<number, ArrangedGoal>();
  const spread: string[] = [];
  for (const { goal, name, first, last } of placed) {
    // A schedule may consist of nothing but headings: 'Week 1: Run 3 km'.
    const tasks =
      goal.tasks.length + goal.resources.length === 0 && name !== '' ? [name] : goal.tasks.map(({ title }) => title);
    const parts = spreadTasks(tasks, last - first + 1);
    if (parts.length > 1)
      spread.push(`${goal.title === '' ? 'The list' : `“${goal.title}”`} was spread over ${parts.length} weeks.`);
    for (const [n, part] of parts.entries()) {
      const title = parts.length > 1 && name !== '' ? `${name} (${n + 1} of ${parts.length})` : name;
      addToWeek(weeks, first + n, { title, tasks: part, resources: n === 0 ? goal.resources : [] });
    }
  }
  const length = Math.min(MAX_WEEKS, Math.max(count, asked ?? 0));
  const arranged = Array.from({ length }, (_, n) => toWeek(n + 1, weeks.get(n + 1)));
  const [goals, rest] = [arranged.slice(0, max), arranged.slice(max)];
  const empty = goals.slice(0, count).filter(isEmpty).length;
  return {
    goals,
    leftOut: [
      ...unique.leftOut,
      ...rest
        .filter((goal) => !isEmpty(goal))
        .flatMap(({ title, tasks, resources }) => [title, ...tasks, ...resources.map((item) => item.title)]),
      ...unique.goals.slice(MAX_GOALS).flatMap(({ title, tasks }) => [title, ...tasks.map((task) => task.title)]),
    ],
    changes: [
      ...unique.changes,
      ...changes,
      ...spread,
      ...(empty > 0 ? [`${empty === 1 ? 'One week has' : `${empty} weeks have`} no tasks in the text.`] : []),
      ...(asked !== undefined && count < asked ? [`The text has only ${count} of ${asked} weeks.`] : []),
      ...(rest.length > 0 ? [`The text has ${count} weeks. The plan has the first ${max}.`] : []),
    ],
  };
}

const isEmpty = ({ tasks, resources }: ArrangedGoal) => tasks.length + resources.length === 0;

/** If there are as many goals as weeks asked for, they follow one another, whatever their numbers. One list is for all of them. */
function inOrder(goals: readonly FoundGoal[], asked: number | undefined): readonly FoundGoal[] {
  if (asked === undefined) return goals;
  const [first] = goals;
  if (goals.length === 1 && first && !first.period && first.tasks.length > asked)
    return [{ ...first, period: { unit: 'week', first: 1, last: asked, title: first.title } }];
  if (goals.length !== asked) return goals;
  return goals.map((goal, n) => {
    const title = goal.period?.unit === 'week' ? goal.period.title : goal.title;
    return { ...goal, period: { unit: 'week', first: n + 1, last: n + 1, title } };
  });
}

function addToWeek(weeks: Map<number, ArrangedGoal>, week: number, goal: ArrangedGoal): void {
  const other = weeks.get(week);
  weeks.set(
    week,
    other
      ? {
          title: [...new Set([other.title, goal.title])].filter(Boolean).join('; '),
          tasks: [...other.tasks, ...goal.tasks],
          resources: [...other.resources, ...goal.resources],
        }
      : goal,
  );
}

function toWeek(week: number, goal: ArrangedGoal | undefined): ArrangedGoal {
  const name = withoutSize(normalizeTaskSize(goal?.title || goal?.tasks[0] || SPARE_WEEK));
  return { tasks: [], resources: [], ...goal, title: `Week ${week}: ${name}` };
}

function placeGoals(found: readonly FoundGoal[], asked: number | undefined): { placed: Placed[]; changes: string[] } {
  const placed: Placed[] = [];
  const weekNumbers = found.flatMap(({ period }) => (period?.unit === 'week' ? [period.first] : []));
  // Calendar weeks and plans that begin in the middle: the first one is week 1, unless it can be the number that was asked for.
  const isAsked = asked !== undefined && Math.max(...weekNumbers) <= asked;
  const start = isAsked ? 1 : (weekNumbers[0] ?? 1);
  let offset = 1 - start;
  let isRestarted = false;
  /** The last week so far. */
  let end = 0;
  for (const goal of found) {
    const { period } = goal;
    if (period?.unit === 'week' && period.first + offset < (placed.at(-1)?.first ?? 1)) {
      offset = end + 1 - period.first;
      isRestarted = true;
    }
    const [first, last] = weeksOf(goal, end, offset);
    placed.push({ goal, name: nameOf(goal), first, last });
    end = Math.max(end, last);
  }
  return {
    placed,
    changes: [
      ...(start > 1 ? [`Week ${start} of the text is week 1 of the plan.`] : []),
      ...(isRestarted ? ['The text counts its weeks from 1 several times. They follow one another.'] : []),
    ],
  };
}

/** `end` is the last week so far. */
function weeksOf(
  { title, period, tasks }: FoundGoal,
  end: number,
  offset: number,
): readonly [first: number, last: number] {
  if (period?.unit === 'week') return [period.first + offset, period.last + offset];
  if (period?.unit === 'month') {
    const [first, last] = [(period.first - 1) * WEEKS_PER_MONTH + 1, period.last * WEEKS_PER_MONTH];
    return first > end ? [first, last] : [end + 1, end + 1 + last - first];
  }
  const [, from, to] = durationInWeeks().exec(lower(title)) ?? [];
  const weeks = Number(to ?? from ?? (period ? Math.ceil(tasks.length / TASKS_PER_WEEK) : 1));
  return [end + 1, end + Math.max(1, weeks)];
}

/** The heading without its week, dates and duration. A phase without a name is called 'Phase 2'. */
function nameOf({ title, period }: FoundGoal): string {
  const undated = splitDates(period?.title ?? '').title;
  const duration = durationInWeeks().exec(lower(undated));
  const text = (
    duration ? undated.replace(undated.slice(duration.index, duration.index + duration[0].length), '') : undated
  ).trim();
  if (text !== '' || !period) return text || splitDates(title).title;
  const outer = title.replace(/\s?[([][^()[\]]{0,60}[)\]]\s*$/u, '');
  return period.unit !== 'week' || parsePeriod(outer)?.unit === 'phase' ? outer.replace(/[\s:]{1,9}$/, '') : '';
}

function placeDays(found: readonly FoundGoal[]): { placed: Placed[]; changes: string[] } {
  const start = found.find(({ period }) => period)?.period?.first ?? 1;
  const byWeek = Map.groupBy(found, ({ period }) =>
    Math.max(1, Math.ceil(((period?.first ?? start) - start + 1) / DAYS_PER_WEEK)),
  );
  const placed = [...byWeek].map(([week, days]) => {
    const labels = days.map(({ title, period }) =>
      (period?.title ? title.slice(0, title.lastIndexOf(period.title)) : title).replace(/[\s:：.–—-]{1,9}$/u, ''),
    );
    const name = days.length === 1 ? labels[0]! : `${labels[0]} – ${labels.at(-1)}`;
    const goal: FoundGoal = {
      title: name,
      period: days[0]!.period,
      tasks: days.flatMap(({ title, tasks, resources }) =>
        tasks.length + resources.length === 0
          ? [{ title, done: false }]
          : tasks.map((task) => ({ ...task, title: `${title.replace(/[\s:]{1,9}$/, '')}: ${task.title}` })),
      ),
      resources: days.flatMap(({ resources }) => resources),
    };
    return { goal, name, first: week, last: week };
  });
  return {
    placed,
    changes: [`${found.length} days were grouped into ${byWeek.size === 1 ? 'one week' : `${byWeek.size} weeks`}.`],
  };
}
