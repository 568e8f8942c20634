import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { nameWeek } from './arrange-weeks.ts';
import type { Repairs } from './arrangement.ts';
import { readBlocks } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { DraftLimits } from './draft-limits.ts';
import { canBeGoal, describeGoal, isSameGoal, joinReplies, splitGoals } from './goal-splitter.ts';
import { limitLists } from './limit-list.ts';
import { parsePeriod } from './period.ts';
import { type FoundGoal, readPlan } from './read-plan.ts';
import { listDropped } from './repeated-weeks.ts';
import { isChat, sectionOf } from './sections.ts';
import { normalizeTaskSize } from './task-size.ts';
import { type DraftFromText, type DraftOptions, toDraft } from './to-draft.ts';

const MAX_MILESTONES = 12;

/** A valid draft from the text of a model, with what had to be changed. Undefined if there is no plan in it. */
export function readModelPlan(text: string, scope: DraftOptions): DraftFromText | undefined {
  const read = toDraft(readPlan(text), scope);
  return read && limitLists(read);
}

export interface PlanFromReplies extends DraftFromText {
  /** The goals as they are written. In the draft, tasks may have moved to other weeks. */
  readonly written: readonly DraftGoal[];
}

/** The plan in several replies of a model, after the text of the goals that the user has. */
export function readReplies(
  earlier: string,
  replies: readonly string[],
  scope: DraftOptions,
): PlanFromReplies | undefined {
  const { text, replaced } = joinReplies(earlier, replies);
  const found = readPlan(text);
  const read = toDraft(found, scope);
  const unmoved = toDraft(found, { ...scope, weeklyHours: Infinity });
  if (!read || !unmoved) return undefined;
  const dropped = listDropped(readPlan(replaced).goals, found.goals);
  return limitLists({ ...read, leftOut: [...read.leftOut, ...dropped], written: unmoved.draft.goals });
}

export interface GoalFromText extends Readonly<Repairs> {
  readonly goal: DraftGoal;
}

/** One goal of a plan with these titles, from a reply that should contain just it. A model may return the whole plan instead. */
export function readModelGoal(
  text: string,
  index: number,
  structure: PlanStructure,
  titles: readonly string[],
): GoalFromText | undefined {
  const whole = readPlan(text);
  if (whole.goals.length === 0) return undefined;
  const listed = splitGoals(text).goals.length > 0 ? undefined : findListed(whole.goals, index);
  const one = listed
    ? { text, heading: `## ${listed.title}`, isWhole: whole.goals.length > 1 }
    : chooseGoal(text, index, titles);
  const found = listed ? whole : readPlan(one.text);
  const { tasks, resources } = listed ?? found.goals[0]!;
  const goal = {
    title: describeGoal(one.heading).name,
    tasks: tasks.map(({ title }) => ({ title: normalizeTaskSize(title) })),
    resources,
  };
  const fitted = new DraftLimits();
  const isWeekly = structure === 'weekly';
  const fit = fitted.fitGoal(
    isWeekly ? nameWeek(goal, index) : { ...goal, title: goal.title || titles[index]! },
    structure,
  );
  return limitLists({
    goal: fit,
    leftOut: [...found.notes, ...found.unplaced, ...fitted.leftOut],
    changes: [
      ...(one.isWhole ? [`The model wrote other goals, too. Only “${fit.title}” was taken.`] : []),
      ...fitted.changes,
    ],
  });
}

/** The goal of a list or table. */
function findListed(goals: readonly FoundGoal[], index: number): FoundGoal | undefined {
  const isAsked = ({ period }: FoundGoal) => period?.unit === 'week' && period.first === index + 1;
  return goals.find(isAsked) ?? (goals.length === 1 ? goals[0] : undefined);
}

/** The text of one goal, in which days and other parts have subheadings, and its heading. */
function chooseGoal(text: string, index: number, titles: readonly string[]) {
  const { head, goals } = splitGoals(text);
  const headings = goals.map(describeGoal);
  const planned = titles.map((title) => describeGoal(`## ${title}`));
  const isAsked = (n: number) => isSameGoal(headings[n]!, planned[index]!);
  const named = [...headings.keys()].filter((n) => canBeGoal(headings[n]!));
  const weeks = named.filter((n) => headings[n]!.week);
  const hasOther = named.some((n) => planned.some((goal, i) => i !== index && isSameGoal(headings[n]!, goal)));
  const isWhole = named.length === titles.length || hasOther;
  const starts = weeks.length > 0 ? weeks : isWhole ? named : named.slice(0, 1);
  const start = starts.find(isAsked) ?? starts[index] ?? starts[0];
  const parts =
    starts.length > 1
      ? goals.slice(
          start,
          starts.find((n) => n > start!),
        )
      : [head, ...goals];
  const heading = start === undefined ? '' : goals[start]!.split('\n', 1)[0]!;
  const body = parts
    .join('')
    .replace(heading, '')
    .replaceAll(/^\s{0,3}#{1,6}(?=\s)/gm, '####');
  return { text: `## Week 1\n${body}`, heading, isWhole: starts.length > 1 };
}

/** The tasks that one task is split into. */
export function readTasks(text: string): { title: string }[] {
  const fitted = new DraftLimits();
  return readPlan(text)
    .goals.flatMap(({ tasks }) => tasks)
    .slice(0, limits.draftTasks)
    .map(({ title }) => ({ title: fitted.fitTask(normalizeTaskSize(title)) }));
}

/** A model's list of milestones: the items of its list, or else its headings or lines. */
export function readMilestones(text: string): string[] {
  const blocks = readBlocks(cleanText(text).text);
  const textsOf = (kind: 'list' | 'text') =>
    blocks.flatMap((block) => (block.kind === kind ? block.items.map((item) => item.text) : []));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const periods = headings.filter((heading) => parsePeriod(heading));
  const items = textsOf('list');
  const listed = [periods, items, headings, textsOf('text')].find(({ length }) => length > 1) ?? items;
  const fitted = new DraftLimits();
  return listed
    .filter((title) => /\p{L}/u.test(title) && !isChat(title) && !sectionOf(title))
    .slice(0, MAX_MILESTONES)
    .map((title) => fitted.fitTitle((parsePeriod(title)?.title || title).replace(/[.。]$/u, '')));
}
