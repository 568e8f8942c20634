import { isWebLink } from '#domain/web-link.ts';
import { type Block, type Item, readBlocks } from './blocks.ts';
import { cleanText, hasBinaryCharacter, isTooLong, limitLength } from './clean-text.ts';
import { type Heading, listHeadings, promoteLists, resourcesHeading, tasksHeading } from './headings.ts';
import { htmlToMarkdown, isHtml } from './html-to-markdown.ts';
import { collectLinks } from './links.ts';
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

/** In this order: a plan with weeks and days has a goal for each week. */
const goalUnits = ['week', 'month', 'phase', 'day'] as const;

/** Reads a plan from any text: plan text, Markdown, HTML, a checklist, a table or a whole reply of a chatbot. */
export function readPlan(source: string): FoundPlan {
  // A printed plan may contain anything that can be typed, such as the character that stands for an unreadable one.
  const printed = hasBinaryCharacter(source) ? undefined : readPrintedPlan(source);
  if (printed) return printed;
  const { text, leftOut } = cleanText(source);
  const found = readPrintedPlan(text) ?? readAnyPlan(text);
  return { ...found, unplaced: [...found.unplaced, ...leftOut] };
}

function readPrintedPlan(text: string): FoundPlan | undefined {
  const lost: string[] = [];
  const plan = isTooLong(text) ? undefined : parsePlanText(text, (url) => lost.push(url));
  if (!plan) return undefined;
  const goals = plan.goals.map(({ title, tasks, resources }) => ({
    title,
    period: parsePeriod(title),
    tasks: [...tasks],
    resources: [...resources],
  }));
  return { ...plan, goals, unplaced: [...plan.goals.flatMap(({ notes }) => notes), ...lost] };
}

function readAnyPlan(source: string): FoundPlan {
  const { text, leftOut } = limitLength(isHtml(source) ? htmlToMarkdown(source) : source);
  const found = new PlanReader(promoteLists(readBlocks(text))).read();
  return { ...found, unplaced: [...found.unplaced, ...leftOut] };
}

/** A short line before the plan names it, unless it is a sentence. */
const MAX_TITLE_LINE = 80;

class PlanReader {
  readonly #blocks: readonly Block[];
  readonly #headings: Heading[];
  readonly #unit: Period['unit'] | undefined;
  readonly #goals: FoundGoal[] = [];
  readonly #notes: string[] = [];
  readonly #unplaced: string[] = [];
  #title = '';
  /** A heading replaces a title that was only a line of text. */
  #isTitleText = false;
  #goal: FoundGoal | undefined;
  #goalDepth = 0;
  #inResources = false;
  #prefix = '';

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
    this.#headings = listHeadings(blocks);
    const units = new Set(this.#headings.map(({ text }) => parsePeriod(text)?.unit));
    this.#unit = goalUnits.find((unit) => units.has(unit));
  }

  read(): FoundPlan {
    for (const block of this.#blocks) {
      if (block.kind === 'heading') this.#readHeading(block.depth, this.#headings.shift()!);
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

  #readHeading(depth: number, { text, hasTasks }: Heading): void {
    const period = parsePeriod(text);
    const isGoal = this.#unit ? period?.unit === this.#unit : hasTasks;
    this.#prefix = '';
    if (resourcesHeading.test(text)) {
      this.#inResources = true;
    } else if (isGoal && !tasksHeading.test(text)) {
      this.#open(text, period);
      this.#goalDepth = depth;
    } else if (!this.#goal && (this.#title === '' || this.#isTitleText)) {
      if (this.#isTitleText) this.#unplaced.push(this.#title);
      this.#title = text;
      this.#isTitleText = false;
    } else if (this.#goal && depth > this.#goalDepth) {
      this.#readSubheading(text, hasTasks, period !== undefined);
    } else if (!tasksHeading.test(text)) {
      this.#goal = undefined;
      this.#unplaced.push(text);
    }
  }

  /** 'Day 1: Walk' within a week is a task if nothing is listed below it. */
  #readSubheading(text: string, hasTasks: boolean, isPeriod: boolean): void {
    this.#inResources = false;
    if (tasksHeading.test(text)) return;
    if (hasTasks) this.#prefix = `${text}: `;
    else if (isPeriod) this.#goal!.tasks.push({ title: text, done: false });
    else this.#unplaced.push(text);
  }

  #open(title: string, period: Period | undefined): FoundGoal {
    this.#goal = { title, period, tasks: [], resources: [] };
    this.#goals.push(this.#goal);
    this.#inResources = false;
    return this.#goal;
  }

  #readItem(item: Item, prefix: string): void {
    // What is listed before the first week is an overview.
    const opensGoal = !this.#goal && !this.#unit && this.#goals.length === 0;
    const goal = opensGoal ? this.#open(this.#title, undefined) : this.#goal;
    const text = item.text.replace(/:$/, '');
    const owner = goal ?? (this.#inResources ? this.#goals.at(-1) : undefined);
    if (!owner) {
      this.#unplaced.push(text, ...listItems(item).map((part) => part.text));
    } else if (this.#inResources || isLink(item)) {
      owner.resources.push(parseResource(item.node));
      this.#unplaced.push(...collectLinks(item.node).flatMap(({ url }) => (isWebLink(url) ? [] : [url])));
    } else if (resourcesHeading.test(text)) {
      goal!.resources.push(...listItems(item).map(({ node }) => parseResource(node)));
    } else {
      const parts = listItems(item);
      this.#readLinks(goal!, item);
      if (parts.length === 0 && text !== '') goal!.tasks.push({ title: prefix + text, done: item.done });
      for (const part of parts) this.#readItem(part, text === '' ? prefix : `${prefix}${text}: `);
      for (const { kind, ...block } of item.children)
        if (kind === 'text' && 'text' in block) this.#unplaced.push(block.text);
    }
  }

  /** A title has no link, so the page that a task mentions becomes a resource. */
  #readLinks(goal: FoundGoal, { node }: Item): void {
    for (const { title, url } of collectLinks(node.children[0])) {
      if (!isWebLink(url)) this.#unplaced.push(url);
      else if (goal.resources.every((resource) => resource.url !== url))
        goal.resources.push({ title: title || url, url, notes: '', minutes: null });
    }
  }

  #readTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
    for (const { heading, period, tasks } of readTable(header, rows)) {
      // The days in the table of a week are no goals.
      const isGoal = heading !== '' && (!this.#unit || period?.unit === this.#unit);
      const isNew = isGoal && this.#goal?.title !== heading;
      const goal = isNew ? this.#open(heading, period) : (this.#goal ?? this.#open(this.#title, undefined));
      const prefix = this.#prefix + (heading === '' || isGoal ? '' : `${heading}: `);
      goal.tasks.push(...tasks.map((title) => ({ title: prefix + title, done: false })));
    }
  }

  /** Text below the title belongs to the plan; before it, between tasks and at the end, it is conversation. */
  #readText(lines: readonly string[]): void {
    const texts = lines.map((line) => line.trim()).filter(Boolean);
    const [first = ''] = texts;
    const isName = texts.length === 1 && first.length <= MAX_TITLE_LINE && !/[.!?:;,…。！？：]$/u.test(first);
    if (this.#title !== '' && this.#goals.length === 0) this.#notes.push(...texts);
    else if (this.#title === '' && this.#goals.length === 0 && isName) {
      this.#title = first;
      this.#isTitleText = true;
    } else this.#unplaced.push(...texts);
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
