import { isDeepStrictEqual } from 'node:util';
import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { parseMarkdown, printMarkdown } from './markdown.ts';
import { type PlanText, type PlanTextGoal, type PlanTextResource, RESOURCES_HEADING } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { printScope } from './scope-line.ts';

/** The inverse of `parsePlanText`. */
export function printPlanText({ title, scope, notes, goals }: PlanText): string {
  return printMarkdown([
    heading(1, title),
    ...quote([...(scope ? [printScope(scope)] : []), ...notes]),
    ...goals.flatMap(goalBlocks),
  ]);
}

function goalBlocks({ title, notes, tasks, resources }: PlanTextGoal): RootContent[] {
  return [
    heading(2, title),
    ...quote(notes),
    ...list(tasks.map((task) => ({ type: 'listItem', checked: task.done, children: [paragraph([text(task.title)])] }))),
    ...(resources.length > 0 ? [heading(3, RESOURCES_HEADING), ...list(resources.map(resourceItem))] : []),
  ];
}

/** Whatever the short form would change is printed with a bold title and its notes below. */
function resourceItem(resource: PlanTextResource): ListItem {
  const short = shortItem(resource);
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
  return lines.length === 0 ? [] : [{ type: 'blockquote', children: [paragraph([text(lines.join('\n'))])] }];
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
