import { type Block, colonAtEnd, Item, ITEM_DEPTH } from './blocks.ts';
import { isPeriodLine, parsePeriod, units } from './period.ts';
import { sectionOf } from './sections.ts';
import { readTable } from './table.ts';
import { hasSize } from './task-size.ts';

/** Replaces tables by headings and lists. */
export const expandTables = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? readTable(block.rows) : [block]));

/** Treats the items of an outer list as headings if they contain the tasks and no heading does. */
export function promoteLists(blocks: readonly Block[]): Block[] {
  const headings = findContents(blocks);
  const hasGoals = [...headings].some(([{ text }, { hasTasks }]) => hasTasks && !isAside(text));
  const hasPeriods = [...headings.keys()].some(({ text }) => parsePeriod(text));
  return blocks.flatMap((block) => {
    if (block.kind !== 'list') return [block];
    const parents = block.items.filter(({ items }) => items.length > 0);
    const arePeriods = parents.length > 0 && parents.every(({ text }) => parsePeriod(text));
    const isSchedule = !hasPeriods && block.items.length > 1 && block.items.every(({ text }) => isPeriodLine(text));
    const areGoals = !hasGoals && parents.length > 1 && !parents.every(({ text }) => hasSize(text));
    return arePeriods || isSchedule || areGoals ? block.items.flatMap(toHeading) : [block];
  });
}

function toHeading({ text, items, texts }: Item): Block[] {
  return [
    { kind: 'heading', depth: ITEM_DEPTH, text: text.replace(colonAtEnd, '') },
    ...(texts.length > 0 ? [{ kind: 'text' as const, items: texts }] : []),
    ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
  ];
}

const isAside = (text: string) => ['aside', 'resource'].includes(sectionOf(text) ?? '');

export type Heading = Extract<Block, { kind: 'heading' }>;

/** What follows a heading. */
export interface Contents {
  /** Whether a list follows, possibly after some text. */
  readonly hasTasks: boolean;
  /** Whether anything follows before the next heading. */
  readonly hasContent: boolean;
  /** Whether a list follows before the next heading of the same kind of period. */
  readonly hasTasksInside: boolean;
  readonly next: Heading | undefined;
}

export function findContents(blocks: readonly Block[]): Map<Heading, Contents> {
  const headings = new Map<Heading, Contents>();
  let [hasTasks, hasContent] = [false, false];
  /** The units of the next heading of which tasks have been found, from the end of the text. */
  let inside = new Set<string>();
  let next: Heading | undefined;
  for (const block of blocks.toReversed()) {
    if (block.kind === 'heading') {
      const unit = parsePeriod(block.text)?.unit ?? '';
      headings.set(block, { hasTasks, hasContent, hasTasksInside: inside.has(unit), next });
      next = block;
      inside.delete(unit);
      [hasTasks, hasContent] = [false, false];
    } else {
      hasContent = true;
      hasTasks ||= block.kind === 'list';
      if (hasTasks) inside = new Set([...units, '']);
    }
  }
  return headings;
}
