import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { colonAtEnd, type Item } from './blocks.ts';
import type { PlanTextTask } from './plan-text.ts';
import { parsePeriod } from './period.ts';
import { readLabel } from './sections.ts';
import { formatSize, parseSize } from './size.ts';
import { hasSize, normalizeTaskSize } from './task-size.ts';
import { isWeekday } from './heading-dates.ts';

interface FoundTasks {
  readonly tasks: readonly PlanTextTask[];
  /** Details that a title has no place for. */
  readonly leftOut: readonly string[];
}

/** Room for a size after the details in a title. */
const MAX_DETAILED = limits.title - 30;

/**
 * The tasks of an item and of the items below it. Those with a size or a checkbox are tasks of their own, and so is everything
 * below a label such as 'Monday:'. Other lines say more about the task above them.
 */
export function readTaskItem(item: Item, prefix: string): FoundTasks {
  const title = withoutTaskLabel(item.text);
  if (item.items.length + item.texts.length === 0) {
    return { tasks: title === '' ? [] : [{ title: prefix + title, done: item.line.done === true }], leftOut: [] };
  }
  const size = [...item.texts, ...item.items].map(({ text }) => ownSize(text)).find(Boolean);
  const isTask = (child: Item) => child.items.length > 0 || child.line.done !== undefined || hasSize(child.text);
  const children = item.items.filter(({ text }) => !ownSize(text));
  const texts = item.texts.map(({ text }) => text).filter((text) => !ownSize(text));
  const isSized = size !== undefined || hasSize(title);
  const hasTasks = isSized ? children.some(({ text }) => hasSize(text)) : isLabel(item) || children.every(isTask);
  if (children.length > 0 && hasTasks) {
    const name = withoutSize(normalizeTaskSize(title)).replace(colonAtEnd, '');
    const below = title === '' ? prefix : `${prefix}${name}: `;
    const found = children.map((child) => readTaskItem(child, below));
    return {
      tasks: found.flatMap(({ tasks }) => tasks),
      leftOut: [...texts, ...found.flatMap(({ leftOut }) => leftOut)],
    };
  }
  const found = children.filter(isTask).map((child) => readTaskItem(child, prefix));
  const details = [...texts, ...children.filter((child) => !isTask(child)).map(({ text }) => text)].filter(Boolean);
  const own = addDetails(prefix + title, details, size);
  return {
    tasks: [
      ...(title === '' ? [] : [{ title: own.title, done: item.line.done === true }]),
      ...found.flatMap(({ tasks }) => tasks),
    ],
    leftOut: [...own.leftOut, ...found.flatMap(({ leftOut }) => leftOut)],
  };
}

/** 'Time: 45 min' below a task */
function ownSize(text: string): string | undefined {
  const label = readLabel(text);
  const size = parseSize(text) ?? (label?.section === 'time' ? parseSize(text.slice(label.length)) : undefined);
  return size && formatSize(size);
}

/** Tips and the like are not part of what to do. */
function addDetails(source: string, details: readonly string[], size: string | undefined) {
  if (details.length === 0 && size === undefined) return { title: source, leftOut: [] };
  const sized = normalizeTaskSize(source);
  const hasOwn = hasSize(sized);
  const end = hasOwn ? sized.slice(sized.lastIndexOf(' (')) : size === undefined ? '' : ` (${size})`;
  const name = hasOwn ? sized.slice(0, sized.lastIndexOf(' (')) : sized;
  const joined = `${name.replace(/[:：.]$/u, '')}: ${details.join('; ')}`;
  const fits = details.length > 0 && joined.length <= MAX_DETAILED && !details.some((text) => readLabel(text));
  return { title: (fits ? joined : name) + end, leftOut: fits ? [] : details };
}

function isLabel({ text, isBold }: Item): boolean {
  const name = text.replace(colonAtEnd, '');
  return name !== text || isBold || name === '' || parsePeriod(name) !== undefined || isWeekday(name);
}

function withoutTaskLabel(text: string): string {
  const label = readLabel(text);
  return label?.section === 'task' ? text.slice(label.length) : text;
}
