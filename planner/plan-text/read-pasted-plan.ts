import { planStart } from '#domain/assistant/plan-weeks.ts';
import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { cleanText } from './clean-text.ts';
import { findDay } from './heading-dates.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { limitLists } from './limit-list.ts';
import { readLines } from './lines.ts';
import { parsePlanText } from './parse-plan-text.ts';
import { type FoundPlan, readPlan } from './read-plan.ts';
import { type DraftFromText, toDraft } from './to-draft.ts';

export interface PastedText {
  readonly text: string;
  /** The same on the clipboard as HTML, if there was any. */
  readonly html?: string | null;
  /** Today in the user's time zone. */
  readonly today: string;
}

export interface PastedPlan extends DraftFromText {
  readonly startsOn: string | null;
}

/** A page that is longer than this is cut: the styles of an office program are much longer than its text. */
const MAX_HTML = 5 * 1024 * 1024;

/** Undefined if there is no plan in the text. */
export function readPastedPlan({ text, html, today }: PastedText): PastedPlan | undefined {
  const found = readPlan(chooseSource(text, html));
  const result = toDraft(found);
  const startsOn = result?.draft.structure === 'weekly' ? findStart(found, today) : null;
  return result && { ...limitLists(result), startsOn };
}

/** HTML, if it has headings, lists or tables that the text has lost. Text with Markdown in it has them all. */
export function chooseSource(text: string, html?: string | null): string {
  if (!html || parsePlanText(text)) return text;
  const markdown = htmlToMarkdown(html.slice(0, MAX_HTML));
  return markdown !== undefined && countStructure(markdown) > countStructure(text) ? markdown : text;
}

function countStructure(source: string): number {
  const lines = readLines(cleanText(source).text);
  return lines.filter(({ kind }) => kind === 'heading' || kind === 'item' || kind === 'row').length;
}

/** The first day of the plan: in the week that the text names, unless it has passed, or in the next possible one. */
function findStart({ scope, goals }: Pick<FoundPlan, 'scope' | 'goals'>, today: string): string {
  const first = goals.find(({ period }) => period?.unit === 'week');
  const named = scope?.startsOn ?? (first && findDay(first.title, today));
  if (named === undefined || addDays(weekStartForDay(named), 6) < today) return planStart(today, null);
  const start = scope?.startsOn ?? weekStartForDay(named);
  return start < today ? today : start;
}
