import { type Block, isPeriodLine } from './blocks.ts';
import { parsePeriod } from './period.ts';

export const resourcesHeading =
  /^[^\p{L}]*(?:(?:recommended|useful|helpful|key)\s+)?(?:resources?|materials?|links?|references?|further reading|reading list|books?|ressourcen|quellen|material(?:ien)?|recursos|ressources|risorse|参考.*|リソース|资源)[^\p{L}]*$/iu;
export const tasksHeading =
  /^[^\p{L}]*(?:tasks?|actions?|action items|to[- ]?dos?|steps|aufgaben|schritte|tareas|tâches|tarefas|タスク|任务)[^\p{L}]*$/iu;

/** Below headings and bold lines. */
const ITEM_DEPTH = 8;

/** Treats the items of an outer list as headings if they contain the tasks and no heading does. */
export function promoteLists(blocks: readonly Block[]): Block[] {
  const headings = listHeadings(blocks);
  const hasGoalHeadings = headings.some(({ hasTasks }) => hasTasks);
  const hasPeriods = headings.some(({ text }) => parsePeriod(text));
  return blocks.flatMap((block) => {
    if (block.kind !== 'list') return [block];
    const parents = block.items.filter(({ children }) => children.some(({ kind }) => kind === 'list'));
    const arePeriods = parents.length > 0 && parents.every((item) => parsePeriod(item.text));
    const isSchedule = !hasPeriods && block.items.length > 1 && block.items.every(({ text }) => isPeriodLine(text));
    if (!arePeriods && !isSchedule && (hasGoalHeadings || parents.length < 2)) return [block];
    return block.items.flatMap((item): Block[] => [
      { kind: 'heading', depth: ITEM_DEPTH, text: item.text.replace(/:$/, '') },
      ...item.children,
    ]);
  });
}

export interface Heading {
  readonly text: string;
  /** Whether a list or table follows, possibly after some text. */
  readonly hasTasks: boolean;
}

export function listHeadings(blocks: readonly Block[]): Heading[] {
  const headings: Heading[] = [];
  let hasTasks = false;
  for (const block of blocks.toReversed()) {
    if (block.kind === 'list' || block.kind === 'table') hasTasks = true;
    if (block.kind !== 'heading') continue;
    headings.push({ text: block.text, hasTasks });
    hasTasks = false;
  }
  return headings.toReversed();
}
