import { type Block, type Item, readBlocks } from './blocks.ts';
import { parsePlanText } from './parse-plan-text.ts';
import { type Period, parsePeriod } from './period.ts';
import type { PlanTextResource, PlanTextScope, PlanTextTask } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { readTable } from './table.ts';

/** A goal as it was found in a text, with the period that its heading names. */
export interface FoundGoal {
  readonly title: string;
  readonly period: Period | undefined;
  readonly tasks: PlanTextTask[];
  readonly resources: PlanTextResource[];
}

export interface FoundPlan {
  readonly title: string;
  readonly scope: PlanTextScope | null;
  readonly notes: readonly string[];
  readonly goals: readonly FoundGoal[];
  /** What the plan has no place for, in the order of the text. */
  readonly unplaced: readonly string[];
}

const resourcesHeading =
  /^[^\p{L}]*(?:(?:recommended|useful|helpful|key)\s+)?(?:resources?|materials?|links?|references?|further reading|reading list|books?|ressourcen|quellen|material(?:ien)?|recursos|ressources|risorse|参考.*|リソース|资源)[^\p{L}]*$/iu;
const tasksHeading =
  /^[^\p{L}]*(?:tasks?|actions?|action items|to[- ]?dos?|steps|aufgaben|schritte|tareas|tâches|tarefas|タスク|任务)[^\p{L}]*$/iu;

/** In this order: a plan with weeks and days has a goal for each week. */
const goalUnits = ['week', 'month', 'phase', 'day'] as const;

/** Reads a plan from any text: plan text, Markdown, a checklist, a table or a whole reply of a chatbot. Never throws. */
export function readPlan(text: string): FoundPlan {
  const plan = parsePlanText(text);
  if (plan) {
    const goals = plan.goals.map(({ title, tasks, resources }) => ({
      title,
      period: parsePeriod(title),
      tasks: [...tasks],
      resources: [...resources],
    }));
    return { ...plan, goals, unplaced: plan.goals.flatMap(({ notes }) => notes) };
  }
  return new PlanReader(promoteLists(readBlocks(text))).read();
}

/** Treats the items of an outer list as headings if they contain the tasks and no heading does. */
function promoteLists(blocks: readonly Block[]): Block[] {
  const hasGoalHeadings = blocks.some((block, n) => block.kind === 'heading' && isFollowedByTasks(blocks, n));
  return blocks.flatMap((block) => {
    if (block.kind !== 'list') return [block];
    const parents = block.items.filter(({ children }) => children.some(({ kind }) => kind === 'list'));
    const arePeriods = parents.length > 0 && parents.every((item) => parsePeriod(item.text));
    if (!arePeriods && (hasGoalHeadings || parents.length < 2)) return [block];
    return block.items.flatMap((item): Block[] => [
      { kind: 'heading', depth: ITEM_DEPTH, text: item.text.replace(/:$/, '') },
      ...item.children,
    ]);
  });
}

/** Below headings and bold lines. */
const ITEM_DEPTH = 8;

function isFollowedByTasks(blocks: readonly Block[], index: number): boolean {
  const next = blocks.slice(index + 1).find(({ kind }) => kind !== 'text' && kind !== 'quote');
  return next?.kind === 'list' || next?.kind === 'table';
}

class PlanReader {
  readonly #blocks: readonly Block[];
  readonly #unit: Period['unit'] | undefined;
  readonly #goals: FoundGoal[] = [];
  readonly #notes: string[] = [];
  readonly #unplaced: string[] = [];
  #title = '';
  #goal: FoundGoal | undefined;
  #goalDepth = 0;
  #inResources = false;
  #prefix = '';

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
    const units = new Set(
      blocks.map((block) => (block.kind === 'heading' ? parsePeriod(block.text)?.unit : undefined)),
    );
    this.#unit = goalUnits.find((unit) => units.has(unit));
  }

  read(): FoundPlan {
    for (const [n, block] of this.#blocks.entries()) {
      if (block.kind === 'heading') this.#readHeading(block.depth, block.text, n);
      else if (block.kind === 'list') for (const item of block.items) this.#readItem(item, this.#prefix);
      else if (block.kind === 'table') this.#readTable(block.header, block.rows);
      else this.#readText(block.kind === 'quote' ? block.lines : [block.text]);
    }
    return {
      title: this.#title,
      scope: null,
      notes: this.#notes,
      goals: this.#goals.filter(({ tasks, resources, period }) => tasks.length + resources.length > 0 || period),
      unplaced: this.#unplaced,
    };
  }

  #readHeading(depth: number, text: string, index: number): void {
    const period = parsePeriod(text);
    const isGoal = this.#unit ? period?.unit === this.#unit : isFollowedByTasks(this.#blocks, index);
    this.#prefix = '';
    if (resourcesHeading.test(text)) {
      this.#inResources = true;
    } else if (isGoal && !tasksHeading.test(text)) {
      this.#open(text, period);
      this.#goalDepth = depth;
    } else if (!this.#goal && this.#title === '') {
      this.#title = text;
    } else if (this.#goal && depth > this.#goalDepth) {
      this.#inResources = false;
      if (!tasksHeading.test(text)) this.#prefix = `${text}: `;
    } else if (!tasksHeading.test(text)) {
      this.#goal = undefined;
      this.#unplaced.push(text);
    }
  }

  #open(title: string, period: Period | undefined): FoundGoal {
    this.#goal = { title, period, tasks: [], resources: [] };
    this.#goals.push(this.#goal);
    this.#inResources = false;
    return this.#goal;
  }

  #readItem(item: Item, prefix: string): void {
    const goal = this.#goal ?? (this.#goals.length === 0 ? this.#open(this.#title, undefined) : undefined);
    const text = item.text.replace(/:$/, '');
    if (!goal && !this.#inResources) {
      this.#unplaced.push(text);
    } else if (this.#inResources || isLink(item)) {
      (goal ?? this.#goals.at(-1)!).resources.push(parseResource(item.node));
    } else if (resourcesHeading.test(text)) {
      goal!.resources.push(...listItems(item).map(({ node }) => parseResource(node)));
    } else {
      const parts = listItems(item);
      if (parts.length === 0 && text !== '') goal!.tasks.push({ title: prefix + text, done: item.done });
      for (const part of parts) this.#readItem(part, text === '' ? prefix : `${prefix}${text}: `);
      for (const { kind, ...block } of item.children)
        if (kind === 'text' && 'text' in block) this.#unplaced.push(block.text);
    }
  }

  #readTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
    for (const { heading, period, tasks } of readTable(header, rows)) {
      const isNew = heading !== '' && this.#goal?.title !== heading;
      const goal = isNew ? this.#open(heading, period) : (this.#goal ?? this.#open(this.#title, undefined));
      goal.tasks.push(...tasks.map((title) => ({ title: this.#prefix + title, done: false })));
    }
  }

  /** Text below the title belongs to the plan; before it, between tasks and at the end, it is conversation. */
  #readText(lines: readonly string[]): void {
    const texts = lines.map((line) => line.trim()).filter(Boolean);
    if (this.#title !== '' && this.#goals.length === 0) this.#notes.push(...texts);
    else this.#unplaced.push(...texts);
  }
}

function listItems(item: Item): Item[] {
  return item.children.flatMap((block) => (block.kind === 'list' ? block.items : []));
}

/** An item that is nothing but a link is something to read, not to do. */
function isLink({ node, children }: Item): boolean {
  const [paragraph] = node.children;
  return (
    children.length === 0 &&
    paragraph?.type === 'paragraph' &&
    paragraph.children.length === 1 &&
    paragraph.children[0]!.type === 'link'
  );
}
