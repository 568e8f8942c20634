import type { ModelUsage } from '#contract/assistant/plan-draft.ts';
import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import { type PlanStreamBody, type PlanStreamOptions, streamDraft } from '#web/api/assistant/plan-stream.ts';
import type { PlanFromText } from '#web/api/assistant/plan-texts.ts';
import { type SpecValues, toSpecRequest } from '../fields/spec.ts';
import type { EditableDraft } from './draft-edits.ts';

/** A draft with where it comes from, as the pages persist it. */
export interface GeneratedPlan {
  /** Differs from the previous plan's, so that the editor starts over. */
  readonly id: number;
  readonly draft: EditableDraft;
  readonly source: PlanGeneratorKind | 'pasted';
  /** The first day, and the last one if there is a deadline. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** The day by which the plan has to be done; null if there is none. */
  readonly deadline?: string | null;
  /** What the draft was generated from. Undefined for a pasted plan. */
  readonly request?: PlanStreamBody;
  /** What was changed so that the plan can be used. Whole sentences. */
  readonly changes: readonly string[];
  /** Lines of a pasted text or of a model that are not in the draft. */
  readonly leftOut: readonly string[];
  /** What to know about a plan of the built-in planner. Whole sentences. */
  readonly notes?: readonly string[];
  /** What a model has used, if it says so. */
  readonly usage?: ModelUsage;
  /** Some of it had not arrived when the model stopped. */
  readonly isCutShort?: boolean | undefined;
  /** There was no playbook, so a chatbot may know more. */
  readonly isFromOwnWords?: boolean;
}

export async function streamPlan(
  request: PlanStreamBody,
  signal: AbortSignal,
  options: PlanStreamOptions,
): Promise<GeneratedPlan> {
  const { draft, planner, understanding, deadline, changes, leftOut, usage, isCutShort } = await streamDraft(
    request,
    signal,
    options,
  );
  const { startsOn, endsOn, playbooks, notes } = understanding;
  const hasPlaybook = playbooks.length > 0 || Boolean(request.outline?.playbook);
  return {
    id: Date.now(),
    draft,
    source: planner,
    startsOn,
    endsOn,
    deadline,
    // The draft that a model has continued is part of this one.
    request: { ...request, continues: undefined },
    changes,
    leftOut,
    isCutShort,
    ...(usage && { usage }),
    ...(planner === 'builtIn' && { notes, isFromOwnWords: !hasPlaybook }),
  };
}

/** The text decides about the size of the plan, and a note says so if the user has chosen another one. */
export function fromPastedText({ draft, ...rest }: PlanFromText, chosen: SpecValues): GeneratedPlan {
  const { numberOfWeeks: weeks, weeklyCommitmentHours: hours } = toSpecRequest(chosen);
  const { weeks: pastedWeeks, weeklyCommitmentHours: pastedHours } = draft;
  const isOther = [
    pastedWeeks !== null && (weeks ?? pastedWeeks) !== pastedWeeks,
    (hours ?? pastedHours) !== pastedHours,
  ];
  const sizes = [
    [pastedWeeks === 1 ? '1 week' : `${pastedWeeks} weeks`, String(weeks)],
    [`${pastedHours} h a week`, `${hours} h`],
  ].filter((_, n) => isOther[n]);
  const [has, had] = [0, 1].map((side) => sizes.map((size) => size[side]).join(' and '));
  const notes = sizes.length > 0 ? [`The pasted plan has ${has}; you had chosen ${had}.`] : [];
  return { id: Date.now(), draft, source: 'pasted', endsOn: null, notes, ...rest };
}

/** Adds the answer to what a model has asked. */
export const withAnswer = (request: PlanStreamBody, answer: string): PlanStreamBody => ({
  ...request,
  userPrompt: `${request.userPrompt.trimEnd()}\n\n${answer}`,
});
