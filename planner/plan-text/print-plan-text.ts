import { isDeepStrictEqual } from 'node:util';
import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { parseMarkdown, printMarkdown } from './markdown.ts';
import { type PlanText, type PlanTextResource, type PlanTextTask, RESOURCES_HEADING } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { printScope } from './scope-line.ts';
import { addLastDay } from './week-dates.ts';

/** The inverse of `parsePlanText`. */
export function printPlanText(plan: PlanText): string {
  return [...printLines(plan)].join('');
}

/** Prints a plan piece by piece, because the plan of a full account has thousands of tasks. */
export function* printLines({ title, scope, notes, goals }: PlanText): Generator<string> {
  yield printMarkdown([heading(1, title), ...quote([...(scope ? [printScope(scope)] : []), ...notes])]);
  for (const goal of goals) {
    yield `\n${printMarkdown([heading(2, addLastDay(goal.title, scope?.startsOn ?? null)), ...quote(goal.notes)])}`;
    for (const [n, task] of goal.tasks.entries()) yield `${n === 0 ? '\n' : ''}${printTask(task)}`;
    if (goal.resources.length > 0) yield `\n${printMarkdown([heading(3, RESOURCES_HEADING)])}\n`;
    for (const resource of goal.resources) yield printMarkdown(list([resourceItem(resource)]));
  }
}

/** Most tasks contain nothing that means something in Markdown, so they need no printer. */
function printTask({ title, done }: PlanTextTask): string {
  if (plainTask.test(title)) return `- [${done ? 'x' : ' '}] ${title}\n`;
  return printMarkdown(list([{ type: 'listItem', checked: done, children: [paragraph([text(title)])] }]));
}

const plainTask = /^\p{L}[\p{L}\p{N}]*(?:,? [\p{L}\p{N}]+)*(?: \([\p{L}\p{N} ×]+\))?$/u;

/** Words without any character that means something in Markdown. Parsing again to be sure would take most of the time. */
const plainText = /^(?:\p{L}[\p{L}\p{N}]*(?:,? \p{L}[\p{L}\p{N}]*)*)?$/u;

/** Whatever the short form would change is printed with a bold title and its notes below. */
function resourceItem(resource: PlanTextResource): ListItem {
  const short = shortItem(resource);
  if (plainText.test(resource.title) && plainText.test(resource.notes)) return short;
  return isDeepStrictEqual(parseResource(reparse(short)), resource) ? short : longItem(resource);
}

function shortItem({ title, url, notes, minutes }: PlanTextResource): ListItem {
  const name: PhrasingContent = url ? { type: 'link', url, children: [text(title)] } : text(title);
  const rest = (notes === '' ? '' : ` – ${notes}`) + printSize(minutes);
  return { type: 'listItem', children: [paragraph(rest === '' ? [name] : [name, text(rest)])] };
}

function longItem({ title, url, notes, minutes }: PlanTextResource): ListItem {
  const name: PhrasingContent = url
    ? { type: 'link', url, children: [text(title)] }
    : { type: 'strong', children: [text(title)] };
  const size = printSize(minutes);
  const firstLine = paragraph(size === '' ? [name] : [name, text(size)]);
  return { type: 'listItem', spread: true, children: [firstLine, ...notesParagraphs(notes)] };
}

function reparse(item: ListItem): ListItem {
  const [block] = parseMarkdown(printMarkdown(list([item]))).children;
  return block?.type === 'list' ? block.children[0]! : item;
}

function printSize(minutes: number | null): string {
  return minutes === null ? '' : ` (${formatDuration(minutes)})`;
}

function notesParagraphs(notes: string): BlockContent[] {
  return notes === '' ? [] : notes.split('\n\n').map((part) => paragraph([text(part)]));
}

function heading(depth: 1 | 2 | 3, title: string): RootContent {
  return { type: 'heading', depth, children: [text(title)] };
}

function quote(lines: readonly string[]): RootContent[] {
  if (lines.length === 0) return [];
  const paragraphs = lines.join('\n').split(/\n{2,}/);
  return [{ type: 'blockquote', children: paragraphs.map((part) => paragraph([text(part)])) }];
}

function list(items: ListItem[]): RootContent[] {
  return items.length === 0
    ? []
    : [{ type: 'list', ordered: false, spread: items.some(({ spread }) => spread), children: items }];
}

function paragraph(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
