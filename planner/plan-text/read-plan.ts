import { isWebLink } from '#domain/web-link.ts';
import { type Block, colonAtEnd, type Item, ITEM_DEPTH, readBlocks } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { daysBetween } from './heading-dates.ts';
import { type Contents, expandTables, findContents, type Heading, promoteLists } from './headings.ts';
import { htmlToMarkdown, isHtml } from './html-to-markdown.ts';
import { type Span, textOf } from './inline.ts';
import { findLinks } from './links.ts';
import { parsePlanText } from './parse-plan-text.ts';
import { type Period, parsePeriod } from './period.ts';
import { printPlanText } from './print-plan-text.ts';
import type { PlanTextResource, PlanTextScope, PlanTextTask } from './plan-text.ts';
import { readResource } from './resource-line.ts';
import { parseScope } from './scope-line.ts';
import { isChat, readLabel, type Section, sectionOf } from './sections.ts';
import { readTaskItem } from './task-item.ts';
import { hasSize } from './task-size.ts';

/** A goal as it was found in a text, with the period that its heading names. */
export interface FoundGoal {
  readonly title: string;
  readonly period: Period | undefined;
  readonly tasks: PlanTextTask[];
  readonly resources: PlanTextResource[];
}

export interface FoundPlan {
  /** Whether the text is exactly as we print it. */
  readonly isPrinted: boolean;
  readonly title: string;
  readonly scope: PlanTextScope | null;
  readonly notes: readonly string[];
  readonly goals: readonly FoundGoal[];
  /** What the plan has no place for, in the order of the text. */
  readonly unplaced: readonly string[];
}

const DAYS_PER_WEEK = 7;
/** In this order: a plan with weeks and days has a goal for each week. */
const goalUnits = ['week', 'month', 'phase', 'day'] as const;

/** Reads a plan from any text: plan text, Markdown, HTML, a checklist, a table or a whole reply of a chatbot. */
export function readPlan(source: string): FoundPlan {
  const { text, leftOut } = cleanText((isHtml(source) ? htmlToMarkdown(source) : undefined) ?? source);
  const found = readPrintedPlan(text) ?? readAnyPlan(text);
  return { ...found, unplaced: [...found.unplaced, ...leftOut] };
}

const withoutBlankLines = (text: string) => text.replaceAll(/\n\s*\n/g, '\n').trim();

function readPrintedPlan(text: string): FoundPlan | undefined {
  const plan = parsePlanText(text);
  if (!plan || withoutBlankLines(printPlanText(plan)) !== withoutBlankLines(text)) return undefined;
  const goals = plan.goals.map(({ title, tasks, resources }) => ({
    title,
    period: parsePeriod(title),
    tasks: [...tasks],
    resources: [...resources],
  }));
  return { ...plan, isPrinted: plan.scope !== null, goals, unplaced: plan.goals.flatMap(({ notes }) => notes) };
}

function readAnyPlan(text: string): FoundPlan {
  const blocks = expandTables(readBlocks(text));
  const found = new PlanReader(promoteLists(blocks)).read();
  const plan = found.goals.length > 0 ? found : (readPlainLines(blocks) ?? found);
  const scope = parseScope(plan.notes[0] ?? '');
  return { ...plan, scope, notes: plan.notes.slice(scope ? 1 : 0) };
}

const MIN_PLAIN_LINES = 3;
const MAX_PLAIN_LINE = 120;
const sentenceEnd = /[.!?:;,…。！？：]$/u;

/** Several short lines without any list or heading are a checklist, as people write it in a notes app. */
function readPlainLines(blocks: readonly Block[]): FoundPlan | undefined {
  const items = blocks.flatMap((block) => (block.kind === 'text' ? block.items : []));
  const isList = (item: Item) => item.text.length <= MAX_PLAIN_LINE && !sentenceEnd.test(item.text);
  if (items.length < MIN_PLAIN_LINES || items.length < blocks.length || !items.every(isList)) return undefined;
  return new PlanReader([{ kind: 'list', items }]).read();
}

/** A short line before the plan names it, unless it is a sentence. */
const MAX_TITLE_LINE = 80;

class PlanReader {
  readonly #blocks: readonly Block[];
  readonly #contents: ReadonlyMap<Heading, Contents>;
  readonly #unit: Period['unit'] | undefined;
  readonly #goals: FoundGoal[] = [];
  readonly #notes: string[] = [];
  readonly #unplaced: string[] = [];
  #title = '';
  /** A heading replaces a title that was only a line of text. */
  #isTitleText = false;
  #goal: FoundGoal | undefined;
  #goalDepth = Infinity;
  /** What the text below the last heading is. */
  #section: 'task' | 'resource' | 'aside' = 'task';
  /** Whether lines of text are tasks or resources, because there is no list. */
  #takesLines = false;
  #hasTakenLines = false;
  /** Goals that are still to come. */
  #goalsAhead: number;
  #prefix = '';

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
    this.#contents = findContents(blocks);
    const units = [...this.#contents.keys()].map(({ text }) => parsePeriod(text)?.unit);
    this.#unit = goalUnits.find((unit) => units.includes(unit));
    this.#goalsAhead = units.filter((unit) => unit && unit === this.#unit).length;
  }

  read(): FoundPlan {
    for (const block of this.#blocks) {
      if (block.kind === 'heading') this.#readHeading(block, this.#contents.get(block)!);
      else if (block.kind === 'list') for (const item of block.items) this.#readItem(item, this.#prefix);
      else if (block.kind !== 'table') this.#readText(block.items, block.kind === 'quote');
    }
    const isFound = ({ tasks, resources, period }: FoundGoal) => tasks.length + resources.length > 0 || period;
    for (const goal of this.#goals) if (!isFound(goal) && goal.title !== this.#title) this.#unplaced.push(goal.title);
    return {
      isPrinted: false,
      title: this.#title,
      scope: null,
      notes: this.#notes,
      goals: numberWeeks(this.#goals.filter(isFound)),
      unplaced: this.#unplaced,
    };
  }

  #readHeading({ depth, text }: Heading, contents: Contents): void {
    const { hasTasks, hasTasksInside } = contents;
    const period = parsePeriod(text);
    const section = period ? undefined : sectionOf(text);
    // 'Phase 1' before 'Phase 2 (weeks 3–4)', but neither above its weeks nor within one.
    const isOuter = depth <= this.#goalDepth && !(contents.next && contents.next.depth > depth);
    const isPhase = period?.unit === 'phase' && hasTasks && isOuter;
    const isGoal = this.#unit ? period?.unit === this.#unit || isPhase : hasTasks;
    // Nothing in a table or list below an aside such as 'Progress tracking' is a goal.
    const isAside = section === 'aside' || (depth === ITEM_DEPTH && this.#section === 'aside');
    this.#prefix = '';
    if (section === 'total') {
      this.#unplaced.push(text);
    } else if (isChat(text) || isAside || (section === 'focus' && (this.#goal || this.#unit))) {
      this.#unplaced.push(text);
      this.#section = 'aside';
    } else if (section === 'resource') {
      this.#section = 'resource';
      this.#takesLines = !hasTasks;
    } else if (isGoal && section !== 'task') {
      this.#open(text, period);
      this.#goalDepth = depth;
      // Only below the last goal, lines are what a chatbot says in the end.
      const isEnd = --this.#goalsAhead === 0 && this.#goals.length > 1 && !this.#hasTakenLines;
      this.#takesLines = this.#unit !== undefined && !hasTasksInside && !isEnd;
    } else if (!this.#goal && !period && section !== 'task' && (this.#title === '' || this.#isTitleText)) {
      if (this.#isTitleText) this.#unplaced.push(this.#title);
      [this.#title, this.#isTitleText, this.#section] = [text, false, 'task'];
    } else if (this.#goal && (depth > this.#goalDepth || period?.unit === 'day') && section !== 'task') {
      this.#readSubheading(text, contents, period !== undefined);
    } else {
      this.#section = 'task';
      if (section === 'task') return;
      this.#goal = undefined;
      this.#unplaced.push(text);
    }
  }

  /** 'Day 1: Walk' within a week is a task if nothing is listed below it. */
  #readSubheading(text: string, { hasTasks, hasContent }: Contents, isPeriod: boolean): void {
    this.#section = 'task';
    if (hasTasks || (hasContent && this.#takesLines)) this.#prefix = `${text.replace(colonAtEnd, '')}: `;
    else if (isPeriod) this.#goal!.tasks.push({ title: text, done: false });
    else this.#unplaced.push(text);
  }

  #open(title: string, period: Period | undefined): FoundGoal {
    this.#goal = { title, period, tasks: [], resources: [] };
    this.#goals.push(this.#goal);
    this.#section = 'task';
    this.#takesLines = false;
    return this.#goal;
  }

  #readItem(item: Item, prefix: string): void {
    // What is listed before the first week is an overview.
    const opensGoal = !this.#goal && !this.#unit && this.#goals.length === 0 && this.#section === 'task';
    const goal = opensGoal ? this.#open(this.#title, undefined) : this.#goal;
    const owner = goal ?? (this.#section === 'resource' ? this.#goals.at(-1) : undefined);
    const label = readLabel(item.text);
    if (!owner || this.#section === 'aside' || sectionOf(item.text) === 'total') this.#leaveOut(item);
    else if (this.#section === 'resource' || isLink(item))
      this.#addResource(owner, item.spans, ...item.texts, ...item.items);
    else if (label?.section === 'resource' || (item.items.length > 0 && sectionOf(item.text) === 'resource')) {
      if (label) this.#readResources(owner, item.spans);
      for (const each of item.items) this.#addResource(owner, each.spans, ...each.texts, ...each.items);
    } else if (label && isAsideLabel(label.section, item)) {
      this.#leaveOut(item);
    } else {
      readTaskItem(item, prefix, { tasks: owner.tasks, leftOut: this.#unplaced });
      this.#addLinks(owner, item);
    }
  }

  #leaveOut({ text, items, texts }: Item): void {
    this.#unplaced.push(text);
    for (const item of [...texts, ...items]) this.#leaveOut(item);
  }

  #addResource(goal: FoundGoal, spans: readonly Span[], ...below: readonly Item[]): void {
    const notes = below.map(({ text }) => text);
    goal.resources.push(readResource(spans, notes));
    this.#unplaced.push(...findLinks(spans).flatMap(({ url }) => (isWebLink(url) ? [] : [url])));
  }

  /** 'Resources: [A site](https://…), A book' */
  #readResources(goal: FoundGoal, spans: readonly Span[]): void {
    const named = skip(spans, readLabel(textOf(spans))!.length);
    const isLinked = named.some(({ url }) => url !== null);
    const parts: Span[][] = [[]];
    for (const span of named) {
      const texts = isLinked && span.url === null ? span.text.split(partEnd) : [span.text];
      for (const [n, text] of texts.entries()) {
        if (n > 0) parts.push([]);
        parts.at(-1)!.push({ ...span, text });
      }
    }
    for (const part of parts) if (textOf(part).trim() !== '') this.#addResource(goal, part);
  }

  /** A title has no link, so the page that a task mentions becomes a resource. */
  #addLinks(goal: FoundGoal, { spans, items, texts }: Item): void {
    for (const { title, url } of findLinks(spans)) {
      if (!isWebLink(url)) this.#unplaced.push(url);
      else if (goal.resources.every((resource) => resource.url !== url))
        goal.resources.push({ title: title || url, url, notes: '', minutes: null });
    }
    for (const item of [...items, ...texts]) this.#addLinks(goal, item);
  }

  /** Text below the title belongs to the plan; before it, between tasks and at the end, it is conversation. */
  #readText(items: readonly Item[], isQuote: boolean): void {
    for (const item of items) {
      const isName = items.length === 1 && item.text.length <= MAX_TITLE_LINE && !sentenceEnd.test(item.text);
      const owner = this.#goal ?? this.#goals.at(-1);
      if (isChat(item.text) || sectionOf(item.text) === 'total') this.#unplaced.push(item.text);
      else if (owner && readLabel(item.text)?.section === 'resource') this.#readResources(owner, item.spans);
      else if (this.#goal && this.#takesLines && this.#section !== 'aside' && !isQuote && !/[?？]$/u.test(item.text)) {
        this.#hasTakenLines = true;
        this.#readItem(item, this.#prefix);
      } else if (this.#title !== '' && this.#goals.length === 0) this.#notes.push(item.text);
      else if (isName && this.#goals.length === 0) [this.#title, this.#isTitleText] = [item.text, true];
      else this.#leaveOut(item);
    }
  }
}

/** Counts weeks that have dates instead of numbers from the first one. */
function numberWeeks(goals: readonly FoundGoal[]): FoundGoal[] {
  let [week, before] = [0, 0];
  return goals.map((goal) => {
    const { period } = goal;
    if (!period?.isDated) return goal;
    week += week === 0 ? 1 : Math.max(1, Math.round(daysBetween(before, period.first) / DAYS_PER_WEEK));
    before = period.first;
    return { ...goal, period: { ...period, first: week, last: week } };
  });
}

/** Between the names of a list: 'great, free' is none. */
const partEnd = /[,;、]\s{0,9}(?=[\p{Lu}\p{N}\p{Lo}"“„«]|$)/u;

/** The spans after so many characters. */
function skip(spans: readonly Span[], length: number): Span[] {
  let left = length;
  return spans.flatMap((span) => {
    const text = span.text.slice(left);
    left = Math.max(0, left - span.text.length);
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** 'Focus: Breathing' and 'Tip: Drink' are tasks only if they have a size. */
function isAsideLabel(section: Section, { text }: Item): boolean {
  if (section === 'aside' || section === 'time') return true;
  return (section === 'focus' || section === 'date' || section === 'month') && !hasSize(text);
}

/** An item that consists of a link is a resource. */
function isLink({ spans, items }: Item): boolean {
  return items.length === 0 && spans.length === 1 && spans[0]!.url !== null;
}
