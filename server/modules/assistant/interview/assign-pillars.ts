import { type AnsweredStep, pillars } from '#domain/assistant/brief.ts';

/** Replaces unknown pillars by the one that the position of the answer implies. */
export function assignPillars(history: readonly AnsweredStep[]): AnsweredStep[] {
  return history.map((step, index) => {
    const isKnown = pillars.some((pillar) => pillar === step.pillar);
    return isKnown ? step : { ...step, pillar: pillars[index] ?? step.pillar };
  });
}
