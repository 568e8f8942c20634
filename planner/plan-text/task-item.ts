import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { colonAtEnd, type Item } from './blocks.ts';
import { isWeekday } from './heading-dates.ts';
import { parsePeriod } from './period.ts';
import type { PlanTextTask } from './plan-text.ts';
import { readLabel } from './sections.ts';
import { formatSize, parseSize } from './size.ts';
import { hasSize, normalizeTaskSize } from './task-size.ts';

interface FoundTasks {
  readonly tasks: PlanTextTask[];
  /** Details that a title has no place for. */
  readonly leftOut: string[];
}

/** Room for a size after the details in a title. */
const MAX_DETAILED = limits.title - 30;

/**
 * Adds the tasks of an item and of the items below it. Items with a size or a checkbox are separate tasks, and so are
 * all items below a label such as 'Monday:'. Other lines are details of the task above them.
 */
export function readTaskItem(item: Item, prefix: string, found: FoundTasks): void {
  const label = readLabel(item.text);
  const title = label?.section === 'task' ? item.text.slice(label.length) : item.text;
  const add = (text: string) => {
    if (title !== '') found.tasks.push({ title: prefix + text, done: item.line.done === true });
  };
  if (item.items.length + item.texts.length === 0) return add(title);
  const isTask = (child: Item) => child.items.length > 0 || child.line.done !== undefined || hasSize(child.text);
  const size = [...item.texts, ...item.items].map(({ text }) => ownSize(text)).find(Boolean);
  const children = item.items.filter(({ text }) => !ownSize(text));
  const texts = item.texts.map(({ text }) => text).filter((text) => !ownSize(text));
  const isSized = size !== undefined || hasSize(title);
  const hasTasks = isSized ? children.some(({ text }) => hasSize(text)) : isLabel(item) || children.every(isTask);
  if (children.length > 0 && hasTasks) {
    const name = withoutSize(normalizeTaskSize(title)).replace(colonAtEnd, '');
    found.leftOut.push(...texts);
    for (const child of children) readTaskItem(child, title === '' ? prefix : `${prefix}${name}: `, found);
    return;
  }
  const details = [...texts, ...children.filter((child) => !isTask(child)).map(({ text }) => text)].filter(Boolean);
  const detailed = addDetails(title, details, size);
  // Tips and the like are not part of what to do.
  const fits = details.length > 0 && prefix.length + detailed.length <= MAX_DETAILED && !details.some(readLabel);
  add(fits ? detailed : addDetails(title, [], size));
  if (!fits) found.leftOut.push(...details);
  for (const child of children.filter(isTask)) readTaskItem(child, prefix, found);
}

/** 'Time: 45 min' below a task */
function ownSize(text: string): string | undefined {
  const label = readLabel(text);
  const size = parseSize(text) ?? (label?.section === 'time' ? parseSize(text.slice(label.length)) : undefined);
  return size && formatSize(size);
}

function addDetails(title: string, details: readonly string[], size: string | undefined): string {
  if (details.length === 0 && size === undefined) return title;
  const sized = normalizeTaskSize(title);
  const name = withoutSize(sized);
  const end = sized.slice(name.length) || (size === undefined ? '' : ` (${size})`);
  return (details.length > 0 ? `${name.replace(/[:：.]$/u, '')}: ${details.join('; ')}` : name) + end;
}

function isLabel({ text, isBold }: Item): boolean {
  const name = text.replace(colonAtEnd, '');
  return name !== text || isBold || name === '' || parsePeriod(name) !== undefined || isWeekday(name);
}
