import type { WizardBrief } from '#web/api/assistant.ts';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import type { AreaChoice } from '../fields/area-choice.ts';
import { effectiveScope, answerHistory, type WizardState } from './wizard-state.ts';

export function toPlanRequest(state: WizardState, area: AreaChoice, narrative: string): WizardBrief {
  const { structure, weeks, weeklyHours, effort } = effectiveScope(state);
  return {
    sessionId: state.sessionId,
    ...area,
    structure,
    numberOfWeeks: parseWholeNumber(weeks),
    weeklyCommitmentHours: parseWholeNumber(weeklyHours),
    commitmentLevel: effort,
    title: state.review.title.trim(),
    userPrompt: narrative,
    history: answerHistory(state),
    ...(state.planner && { planner: state.planner }),
  };
}
