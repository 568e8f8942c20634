import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limitLength } from './clean-text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { limitList } from './limit-list.ts';
import { readLines } from './lines.ts';
import { parsePlanText } from './parse-plan-text.ts';
import { findStart } from './plan-start.ts';
import { readPlan } from './read-plan.ts';
import { toDraft } from './to-draft.ts';

export interface PastedText {
  readonly text: string;
  /** The same on the clipboard as HTML, if there was any. */
  readonly html?: string | null;
  /** Today in the user's time zone. */
  readonly today: string;
}

export interface PastedPlan {
  readonly draft: PlanDraft;
  readonly startsOn: string | null;
  readonly leftOut: string[];
  readonly changes: string[];
}

/** A page that is longer than this is cut: the styles of an office program are much longer than its text. */
const MAX_HTML = 5 * 1024 * 1024;

/** Undefined if there is no plan in the text. */
export function readPastedPlan({ text, html, today }: PastedText): PastedPlan | undefined {
  const found = readPlan(chooseSource(text, html));
  const result = toDraft(found);
  if (!result) return undefined;
  const { draft, leftOut, changes } = result;
  return {
    draft,
    startsOn: draft.structure === 'weekly' ? findStart(found, today) : null,
    leftOut: limitList(leftOut),
    changes: limitList(changes),
  };
}

/** HTML, if it has headings, lists or tables that the text has lost. Text with Markdown in it has them all. */
export function chooseSource(text: string, html?: string | null): string {
  if (!html || parsePlanText(text)) return text;
  const markdown = htmlToMarkdown(html.slice(0, MAX_HTML));
  return markdown !== undefined && countStructure(markdown) > countStructure(text) ? markdown : text;
}

function countStructure(source: string): number {
  const { text } = limitLength(source);
  return readLines(text).filter(({ kind }) => kind === 'heading' || kind === 'item' || kind === 'row').length;
}
