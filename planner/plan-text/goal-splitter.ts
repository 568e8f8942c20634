import { toName } from '#domain/plan/changes/match-goals.ts';
import { isWeekday, splitDates } from './heading-dates.ts';
import { isPeriodLine, parsePeriod } from './period.ts';
import { isChat, sectionOf } from './sections.ts';

const headingLine = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
/** A bullet or number, and bold type: '- **Week 2: Kicking**' and '**Week 2:** Kicking' */
const markup = /^[ \t]{0,3}(?:(?:[-*+•]|\d{1,2}[.)])[ \t]{1,4})?|\*\*|__/g;
const titleLine = /^ {0,3}#\s+\S/m;
/** The depth of a goal's heading in plan text. */
const GOAL_DEPTH = 2;
/** Longer lines are no headings. */
const MAX_HEADING_LINE = 1000;

/** Counts the goals of plan text while it arrives. It only looks at the beginnings of lines, because it runs in the server process. */
export class GoalCounter {
  count = 0;
  #line = '';

  push(text: string): void {
    for (const [n, part] of text.split('\n').entries()) {
      if (n > 0) {
        if (readHeading(this.#line)) this.count++;
        this.#line = '';
      }
      if (this.#line.length < MAX_HEADING_LINE) this.#line += part.slice(0, MAX_HEADING_LINE);
    }
  }
}

type SplitText = ReturnType<typeof splitGoals>;

/** What stands before the first goal, and the text of each goal, which begins with its heading. */
export function splitGoals(text: string) {
  const parts: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (readHeading(line) !== undefined) parts.push([]);
    parts.at(-1)!.push(line);
  }
  const [head = '', ...goals] = parts.map((lines) => `${lines.join('\n')}\n`);
  return { head, goals };
}

/** The text of a goal's heading; undefined for any other line. */
function readHeading(line: string): string | undefined {
  const start = line.slice(0, MAX_HEADING_LINE).trimEnd();
  const [, hashes = '', title] = headingLine.exec(start) ?? [];
  const text = (title ?? start).replaceAll(markup, '').trim();
  const isWeek = () => parsePeriod(text)?.unit === 'week' && (title !== undefined || isPeriodLine(text));
  return hashes.length === GOAL_DEPTH || isWeek() ? text : undefined;
}

/** What the heading of a goal's text says. */
export function describeGoal(text: string) {
  const title = readHeading(text.split('\n', 1)[0]!) ?? '';
  const period = parsePeriod(title);
  const week = period?.unit === 'week' ? period : undefined;
  const name = splitDates(week?.title ?? title).title;
  return { title, name, period, week, key: toName(name) };
}

type GoalHeading = ReturnType<typeof describeGoal>;

export const isSameGoal = (a: GoalHeading, b: GoalHeading) =>
  a.week && b.week ? a.week.first === b.week.first : a.key !== '' && a.key === b.key;

/** Whether a heading can be that of a goal, unlike 'Resources', 'Monday' or 'Good luck!'. */
export const canBeGoal = ({ title, period }: GoalHeading) =>
  period?.unit !== 'day' && sectionOf(title) === undefined && !isWeekday(title) && !isChat(title);

const withNumber = (text: string, title: string, week: number) =>
  text.replace(/^[^\n]*/, () => `## Week ${week}: ${title}`);

/**
 * The text of a plan that a model has written in several replies, each of which goes on where the one before ended, or starts
 * over. What is written again replaces what was there, except for the goals of `earlier`, which are the user's.
 */
export function joinReplies(earlier: string, replies: readonly string[]) {
  const plan = splitGoals(earlier);
  const own = plan.goals.length;
  const replaced: string[] = [];
  for (const [n, reply] of replies.entries()) {
    const { head, goals } = splitGoals(reply);
    if (n === 0 || titleLine.test(head)) plan.head = head;
    else continueLastGoal(plan, head);
    const known = plan.goals.map(describeGoal);
    const headings = goals.map(describeGoal);
    const isUnnumbered = headings.every(({ period }) => !period);
    let last = Math.max(0, ...known.map(({ week }, place) => (week?.isDated ? place + 1 : (week?.last ?? 0))));
    for (const [index, goal] of goals.entries()) {
      const heading = headings[index]!;
      const place = known.findIndex((other) => isSameGoal(other, heading));
      // Headings without numbers go on counting.
      const isCounted = isUnnumbered && last > 0 && canBeGoal(heading);
      const same = known[place]?.week;
      const week = same?.isDated ? place + 1 : (same?.first ?? (isCounted ? ++last : undefined));
      const text = isCounted && week !== undefined ? withNumber(goal, heading.title, week) : goal;
      if (place === -1) plan.goals.push(text);
      else if (place >= own) replaced.push(...plan.goals.splice(place, 1, text));
    }
  }
  return { text: plan.head + plan.goals.join(''), replaced: replaced.join('') };
}

/** Adds what was written before the first heading of a continuation, without the conversation around it. */
function continueLastGoal(plan: SplitText, head: string): void {
  const lines = head.split('\n').filter((line) => line.trim() !== '' && !isChat(line));
  if (lines.length === 0) return;
  const rest = `\n${lines.join('\n')}\n`;
  const last = plan.goals.pop();
  if (last === undefined) plan.head += rest;
  else plan.goals.push(last + rest);
}
