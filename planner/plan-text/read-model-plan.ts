import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { readBlocks } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { DraftLimits } from './draft-limits.ts';
import { limitLists } from './limit-list.ts';
import { parsePeriod } from './period.ts';
import { type FoundGoal, readPlan } from './read-plan.ts';
import { isChat, sectionOf } from './sections.ts';
import { normalizeTaskSize } from './task-size.ts';
import { type DraftFromText, type DraftOptions, toDraft } from './to-draft.ts';

const MAX_MILESTONES = 12;

/** A valid draft from the text of a model, with what had to be changed. Undefined if there is no plan in it. */
export function readModelPlan(text: string, scope: DraftOptions): DraftFromText | undefined {
  const read = toDraft(readPlan(text), scope);
  return read && limitLists(read);
}

/** One goal of a stream, or of a reply that should contain just one. A model may return the whole plan instead. */
export function readModelGoal(text: string, index: number, scope: DraftOptions): DraftGoal | undefined {
  const found = readPlan(text);
  const isAsked = ({ period }: FoundGoal) => period?.unit === 'week' && period.first === index + 1;
  const goal = found.goals.find(isAsked) ?? found.goals[0];
  const weeks = scope.structure === 'weekly' ? 1 : null;
  const read = goal && toDraft({ ...found, goals: [goal] }, { ...scope, weeks });
  const [first] = read?.draft.goals ?? [];
  return first && { ...first, title: weeks ? first.title.replace(/^Week 1: /, `Week ${index + 1}: `) : first.title };
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
