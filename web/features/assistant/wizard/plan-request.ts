import { limits } from '#domain/limits.ts';
import type { WizardBrief } from '#web/api/assistant.ts';
import type { PlanDescription } from '#web/api/understandings.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { toSize, toValidSize } from '../fields/plan-size.ts';
import { formatAnswer } from './answers/entry.ts';
import { answerHistory, type WizardState } from './wizard-state.ts';

export function toPlanRequest(state: WizardState, area: AreaChoice, narrative: string): WizardBrief {
  const { review } = state;
  return {
    sessionId: state.sessionId,
    ...area,
    ...toChosenScope(state),
    ...toSize(review),
    title: review.title.trim(),
    userPrompt: narrative,
    history: answerHistory(state),
    ...(state.planner && { planner: state.planner }),
  };
}

/** What is to be understood. Undefined without an answer. */
export function toDescription(state: WizardState): PlanDescription | undefined {
  const [first] = state.steps;
  if (first?.answer === undefined) return undefined;
  return {
    // The answers say more than the narrative.
    userPrompt: formatAnswer(first.answer).slice(0, limits.narrative),
    history: answerHistory(state),
    ...toChosenScope(state),
    ...toValidSize(state.review),
  };
}

/** Leaves out what the user has not changed, because it follows the answers. */
function toChosenScope({ review: { structure, effort } }: WizardState) {
  return { ...(structure && { structure }), ...(effort && { commitmentLevel: effort }) };
}
