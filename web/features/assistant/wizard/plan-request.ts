import { assistant } from '#contract/assistant.ts';
import type { WizardBrief } from '#web/api/assistant.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { wholeIn } from '#web/ui/whole-in.ts';
import type { AreaChoice } from './area-choice.ts';
import { frameOf, historyOf, type WizardState } from './wizard-state.ts';

/** What a plan is asked for with. */
export function briefOf(state: WizardState, place: AreaChoice, narrative: string): WizardBrief {
  const { structure, weeks, weeklyHours, effort } = frameOf(state);
  return {
    sessionId: state.sessionId,
    ...place,
    structure,
    numberOfWeeks: wholeIn(weeks),
    weeklyCommitmentHours: wholeIn(weeklyHours),
    commitmentLevel: effort,
    title: state.review.title.trim(),
    userPrompt: narrative,
    history: historyOf(state),
    ...(state.planner && { planner: state.planner }),
  };
}

/** What is wrong with the fields of the review, by the names of the contract. */
export function reviewErrors(state: WizardState, place: AreaChoice): Readonly<Record<string, string>> {
  return messagesOf(assistant.generatePlan.body, briefOf(state, place, state.steps[0]?.narrative ?? ''));
}
