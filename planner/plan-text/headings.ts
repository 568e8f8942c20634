import { type Block, type Item, ITEM_DEPTH } from './blocks.ts';
import { isPeriodLine, parsePeriod, units } from './period.ts';
import { sectionOf } from './sections.ts';
import { hasSize } from './task-size.ts';

const hasTasks = ({ kind }: Block) => kind === 'list' || kind === 'table';

/** Treats the items of an outer list as headings if they contain the tasks and no heading does. */
export function promoteLists(blocks: readonly Block[]): Block[] {
  const headings = listHeadings(blocks);
  const hasGoals = headings.some((heading) => heading.hasTasks && !isAside(heading.text));
  const hasPeriods = headings.some(({ text }) => parsePeriod(text));
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
    { kind: 'heading', depth: ITEM_DEPTH, text: text.replace(/[:：]$/u, '') },
    ...(texts.length > 0 ? [{ kind: 'text' as const, items: texts }] : []),
    ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
  ];
}

function isAside(text: string): boolean {
  const section = sectionOf(text);
  return section === 'aside' || section === 'resource';
}

const allUnits = [...units, ''];

export interface Heading {
  readonly text: string;
  /** Whether a list or table follows, possibly after some text. */
  readonly hasTasks: boolean;
  /** Whether anything follows before the next heading. */
  readonly hasContent: boolean;
  /** Whether a list or table follows before the next heading of the same kind of period. */
  readonly hasTasksInside: boolean;
}

export function listHeadings(blocks: readonly Block[]): Heading[] {
  const headings: Heading[] = [];
  let [below, content] = [false, false];
  /** The units of the next heading of which tasks have been found, from the end of the text. */
  let inside = new Set<string>();
  for (const block of blocks.toReversed()) {
    if (block.kind !== 'heading') {
      content = true;
      below ||= hasTasks(block);
      if (below) inside = new Set(allUnits);
      continue;
    }
    const unit = parsePeriod(block.text)?.unit ?? '';
    headings.push({ text: block.text, hasTasks: below, hasContent: content, hasTasksInside: inside.has(unit) });
    inside.delete(unit);
    [below, content] = [false, false];
  }
  return headings.toReversed();
}
