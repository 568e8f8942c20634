import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { GeneratedDraft } from '#contract/plan-draft.ts';
import type { Understanding } from '#contract/understanding.ts';
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
  /** What was changed so that the plan can be used. Whole sentences. */
  readonly changes: readonly string[];
  /** Lines of a pasted text that are not in the draft. */
  readonly leftOut: readonly string[];
  /** Set if there was no playbook: what to know about a plan that is made of the user's own words. Whole sentences. */
  readonly ownWordsNotes?: readonly string[];
}

interface GeneratedResponse {
  readonly draft: GeneratedDraft;
  readonly planner: PlanGeneratorKind;
  readonly understanding: Pick<Understanding, 'startsOn' | 'endsOn' | 'playbooks' | 'notes'>;
  readonly changes: readonly string[];
}

export function fromResponse({ draft, planner, understanding, changes }: GeneratedResponse): GeneratedPlan {
  const { startsOn, endsOn, playbooks, notes } = understanding;
  return {
    id: Date.now(),
    draft,
    source: planner,
    startsOn,
    endsOn,
    changes,
    leftOut: [],
    ...(planner === 'builtIn' && playbooks.length === 0 && { ownWordsNotes: notes }),
  };
}

interface PastedResponse extends Pick<GeneratedPlan, 'startsOn' | 'changes' | 'leftOut'> {
  readonly draft: GeneratedDraft;
}

export function fromPastedText({ draft, startsOn, changes, leftOut }: PastedResponse): GeneratedPlan {
  return { id: Date.now(), draft, source: 'pasted', startsOn, endsOn: null, changes, leftOut };
}
