import type { Effort } from '#domain/assistant/brief.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import { readBlocks } from './blocks.ts';
import { cleanText, limitLength } from './clean-text.ts';
import { DraftLimits } from './draft-limits.ts';
import { limitList } from './limit-list.ts';
import { parsePeriod } from './period.ts';
import { type FoundGoal, type FoundPlan, readPlan } from './read-plan.ts';
import { isChat, sectionOf } from './sections.ts';
import { normalizeTaskSize } from './task-size.ts';
import { type DraftFromText, toDraft } from './to-draft.ts';

/** What was asked for. It comes from the user, never from the model. */
export interface ModelScope {
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly effort: Effort;
  /** If empty, the model's title is used. */
  readonly title: string;
}

export interface ModelPlan {
  readonly draft: PlanDraft;
  readonly changes: string[];
  readonly leftOut: string[];
}

const MAX_MILESTONES = 12;

const commitmentLevels: Readonly<Record<Effort, CommitmentLevel>> = {
  light: 'Light',
  medium: 'Medium',
  strong: 'Strong',
};

/** A valid draft from the text of a model, with what had to be changed. Undefined if there is no plan in it. */
export function readModelPlan(text: string, scope: ModelScope): ModelPlan | undefined {
  const read = draftOf(readPlan(text), scope);
  return read && { draft: read.draft, changes: limitList(read.changes), leftOut: limitList(read.leftOut) };
}

/** One goal of a stream, or the goal in a reply that was to contain just one. A model may return the whole plan instead. */
export function readModelGoal(text: string, index: number, scope: ModelScope): DraftGoal | undefined {
  const found = readPlan(text);
  const week = (goal: FoundGoal) => (goal.period?.unit === 'week' ? goal.period.first : undefined);
  const goal = found.goals.find((each) => week(each) === index + 1) ?? found.goals[0];
  const isWeekly = scope.structure === 'weekly';
  const read = goal && draftOf({ ...found, goals: [goal] }, { ...scope, weeks: isWeekly ? 1 : null });
  const [first] = read?.draft.goals ?? [];
  if (!first || !isWeekly) return first;
  return { ...first, title: first.title.replace(/^Week \d+: /, `Week ${index + 1}: `) };
}

function draftOf(found: FoundPlan, { effort, ...scope }: ModelScope): DraftFromText | undefined {
  return toDraft({ ...found, scope: null }, { ...scope, commitmentLevel: commitmentLevels[effort] });
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
  const blocks = readBlocks(limitLength(cleanText(text).text).text);
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => item.text) : []));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const periods = headings.filter((heading) => parsePeriod(heading));
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? block.items.map((item) => item.text) : []));
  const listed = [periods, items, headings, lines].find(({ length }) => length > 1) ?? items;
  const fitted = new DraftLimits();
  return listed
    .filter((title) => /\p{L}/u.test(title) && !isChat(title) && !sectionOf(title))
    .slice(0, MAX_MILESTONES)
    .map((title) => fitted.fitTitle((parsePeriod(title)?.title || title).replace(/[.。]$/u, '')));
}
