import type { ReplyGoal, ReplyPlan } from '#domain/plan/changes/known-plan.ts';
import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { listTexts } from './arrangement.ts';
import { DraftLimits } from './draft-limits.ts';
import { splitDates } from './heading-dates.ts';
import { limitList } from './limit-list.ts';
import { chooseSource, type PastedText } from './read-pasted-plan.ts';
import { type FoundGoal, readPlan } from './read-plan.ts';
import { replaceRepeatedWeeks } from './repeated-weeks.ts';
import { normalizeTaskSize } from './task-size.ts';

/** Comparing more of them with a plan would take too long. */
const MAX_GOALS = 366;

/**
 * Reads a reply to compare it with the plan that it changes. Other than for a draft, nothing is arranged: weeks keep their
 * numbers, and those that are missing stay missing. Undefined if there is no plan in the text.
 */
export function readChangedPlan({ text, html }: Omit<PastedText, 'today'>): ReplyPlan | undefined {
  const found = readPlan(chooseSource(text, html));
  const fitted = new DraftLimits();
  const goals = replaceRepeatedWeeks(found.goals, limits.taskWeek, fitted);
  const read = goals.slice(0, MAX_GOALS).map((goal) => toReplyGoal(goal, fitted));
  const rest = goals.slice(MAX_GOALS).flatMap(listTexts);
  // A week that is free now has no tasks.
  if (!read.some(({ tasks, week }) => tasks.length > 0 || week !== null)) return undefined;
  return {
    title: fit(found.title, fitted),
    goals: read,
    leftOut: limitList([...found.unplaced, ...rest, ...fitted.leftOut]),
  };
}

/** Nothing stays nothing. */
const fit = (title: string, fitted: DraftLimits) => (title.trim() === '' ? '' : fitted.fitTitle(title));

function toReplyGoal({ title, period, tasks, resources }: FoundGoal, fitted: DraftLimits): ReplyGoal {
  const name = period?.title ?? title;
  return {
    week: period?.unit === 'week' ? period.first : null,
    heading: fit(title, fitted),
    name,
    undated: splitDates(name).title,
    tasks: tasks
      .map((task) => ({ ...task, title: task.title.toWellFormed().replaceAll('\0', '').trim() }))
      .filter((task) => hasVisibleCharacter(task.title))
      .map((task) => {
        const sized = normalizeTaskSize(task.title);
        return { title: task.title, sized, name: fitted.fitTitle(withoutSize(sized)), done: task.done };
      }),
    resources: resources.map((resource) => resource.title),
  };
}
