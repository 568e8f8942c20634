import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { findProfessionalAdvice } from '#planner/safety/advice.ts';

/** Adds a line about whom to consult to medical, legal and financial plans, if it fits the description's limit. */
export function withAdvice(draft: PlanDraft, prompt: string): PlanDraft {
  const line = findProfessionalAdvice(prompt);
  if (line === undefined) return draft;
  const description = draft.description === '' ? line : `${draft.description}\n\n${line}`;
  return description.length > limits.description ? draft : { ...draft, description };
}
