import type { GeneratedDraft } from '#contract/plan-draft.ts';
import type { Concern } from '#domain/assistant/concerns.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { check } from '#planner/safety/check.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';
import { findStart } from './plan-start.ts';
import { readPlan } from './read-plan.ts';
import { toDraft } from './to-draft.ts';

export interface ReadPlanJob {
  readonly text: string;
  /** Today in the user's time zone. */
  readonly today: string;
}

export interface PastedPlan {
  readonly draft: GeneratedDraft;
  readonly startsOn: string | null;
  readonly leftOut: string[];
  readonly changes: string[];
}

/** `plan` is undefined if there is none in the text. */
export type ReadPlanResult = { readonly concern: Concern } | { readonly plan: PastedPlan | undefined };

const MAX_LISTED = 100;
const MAX_LISTED_LENGTH = 300;

/** Takes seconds for the largest texts, so it runs in a thread of its own. */
export function readPastedPlan({ text, today }: ReadPlanJob): ReadPlanResult {
  const concern = check(text);
  if (concern) return { concern };
  const found = readPlan(text);
  const result = toDraft(found);
  if (!result) return { plan: undefined };
  const { draft, leftOut, changes } = result;
  // A book among the resources does not make the whole plan fiction.
  const concernOfPlan = check(planWords(draft));
  if (concernOfPlan) return { concern: concernOfPlan };
  return {
    plan: {
      draft: toDraftResponse(draft),
      startsOn: draft.structure === 'weekly' ? findStart(found, today) : null,
      leftOut: limitList(leftOut),
      changes: limitList(changes),
    },
  };
}

function planWords({ title, description, goals }: PlanDraft): string {
  return [title, description, ...goals.flatMap((goal) => [goal.title, ...goal.tasks.map((task) => task.title)])].join(
    '\n',
  );
}

function limitList(texts: readonly string[]): string[] {
  const visible = texts.map((text) => text.trim()).filter(Boolean);
  const listed = visible
    .slice(0, MAX_LISTED)
    .map((text) => (text.length <= MAX_LISTED_LENGTH ? text : `${text.slice(0, MAX_LISTED_LENGTH).toWellFormed()}…`));
  const more = visible.length - listed.length;
  return more === 0 ? listed : [...listed.slice(0, -1), `… and ${more + 1} more`];
}
