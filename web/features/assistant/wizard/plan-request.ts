import { limits } from '#domain/limits.ts';
import type { WizardBrief } from '#web/api/assistant/assistant.ts';
import type { PlanDescription } from '#web/api/assistant/outlines.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { type SpecValues, toSpecRequest } from '../fields/spec.ts';
import { formatAnswer } from './answers/entry.ts';
import { answerHistory, type WizardState } from './wizard-state.ts';

/** The specification is what the review shows, or only what the user has set. */
export function toPlanRequest(
  state: WizardState,
  area: AreaChoice,
  narrative: string,
  spec: SpecValues = state.review,
): WizardBrief {
  return {
    sessionId: state.sessionId,
    ...area,
    ...toSpecRequest(spec),
    outline: state.review.outline?.request,
    title: state.review.title.trim(),
    userPrompt: narrative,
    history: answerHistory(state),
    ...(state.planner && { planner: state.planner }),
  };
}

/** What the plan is about. Undefined without an answer. */
export function toDescription(state: WizardState): PlanDescription | undefined {
  const [first] = state.steps;
  if (first?.answer === undefined) return undefined;
  return {
    // The answers say more than the narrative.
    userPrompt: formatAnswer(first.answer).slice(0, limits.narrative),
    history: answerHistory(state),
    ...toSpecRequest(state.review),
    outline: state.review.outline?.request,
  };
}
