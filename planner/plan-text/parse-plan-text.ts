import type { Blockquote, List, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isWebLink } from '#domain/web-link.ts';
import { collectLinks } from './links.ts';
import { hasMuchEmphasis, parseMarkdown } from './markdown.ts';
import {
  type PlanText,
  type PlanTextGoal,
  type PlanTextResource,
  type PlanTextTask,
  RESOURCES_HEADING,
} from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { parseScope } from './scope-line.ts';
import { sliceMarkdown } from './slice-markdown.ts';
import { removeLastDay } from './week-dates.ts';

interface OpenGoal extends PlanTextGoal {
  readonly notes: string[];
  readonly tasks: PlanTextTask[];
  readonly resources: PlanTextResource[];
}

/** The longest resource that can be printed: its notes, of which every character may be escaped. */
const MAX_PRINTED = 20_000;
/** A plan of 52 weeks takes a second. */
const PARSE_BUDGET_MS = 4000;
/** Parses plan text as `printPlanText` prints it; undefined for any other text. Reports links that it has no place for. */
export function parsePlanText(text: string, onLostLink?: (url: string) => void): PlanText | undefined {
  const blocks = parseBlocks(text);
  const { value: titleBlock } = blocks.next();
  if (titleBlock?.type !== 'heading' || titleBlock.depth !== 1) return undefined;
  const notes: string[] = [];
  const goals: OpenGoal[] = [];
  let inResources = false;
  for (const block of blocks) {
    const goal = goals.at(-1);
    if (onLostLink && block.type === 'list') lostLinks(block, inResources).forEach(onLostLink);
    if (block.type === 'heading' && block.depth === 2) {
      goals.push({ title: toString(block), notes: [], tasks: [], resources: [] });
      inResources = false;
    } else if (block.type === 'heading' && block.depth === 3 && goal && toString(block) === RESOURCES_HEADING) {
      inResources = true;
    } else if (block.type === 'blockquote' && !inResources) {
      (goal?.notes ?? notes).push(...quotedLines(block));
    } else if (block.type === 'list' && goal && inResources) {
      goal.resources.push(...block.children.map(parseResource));
    } else if (block.type === 'list' && goal && isTaskList(block)) {
      goal.tasks.push(...block.children.map((item) => ({ title: toString(item), done: item.checked === true })));
    } else {
      return undefined;
    }
  }
  const scope = parseScope(notes[0] ?? '');
  return {
    title: toString(titleBlock),
    scope,
    notes: scope ? notes.slice(1) : notes,
    goals: goals.map((goal) => ({ ...goal, title: removeLastDay(goal.title, scope?.startsOn ?? null) })),
  };
}

/** A task keeps no link, and a resource only one to a web page. An address as it is stays in the text. */
function lostLinks(list: List, inResources: boolean): string[] {
  return collectLinks(list).flatMap(({ title, url }) =>
    url.endsWith(title) || (inResources && isWebLink(url)) ? [] : [url],
  );
}

/** Long texts are parsed in slices, which ends early if they are no plan text. */
function* parseBlocks(text: string): Generator<RootContent, undefined> {
  const deadline = performance.now() + PARSE_BUDGET_MS;
  for (const slice of sliceMarkdown(text, MAX_PRINTED)) {
    // In printed text emphasis is escaped.
    if (hasMuchEmphasis(slice) || performance.now() > deadline) yield { type: 'html', value: slice };
    else yield* parseMarkdown(slice).children;
  }
}

/** Paragraphs are separated by an empty line. */
function quotedLines({ children }: Blockquote): string[] {
  return children
    .map((block) => toString(block))
    .join('\n\n')
    .split('\n');
}

/** A task is a single line with a checkbox. */
function isTaskList(list: List): boolean {
  return list.children.every(
    ({ checked, children }) =>
      typeof checked === 'boolean' && children.length === 1 && children[0]?.type === 'paragraph',
  );
}
