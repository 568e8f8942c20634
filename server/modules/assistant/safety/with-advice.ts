import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { findProfessionalAdvice } from '#planner/safety/advice.ts';

/** Adds a line about whom to consult to medical, legal and financial plans, if it fits the description's limit. */
export function withAdvice(draft: PlanDraft, prompt: string): PlanDraft {
  // What a goal is about is said early, and a whole narrative would take too long.
  const line = findProfessionalAdvice(prompt.slice(0, limits.prompt));
  if (line === undefined) return draft;
  const description = draft.description === '' ? line : `${draft.description}\n\n${line}`;
  return description.length > limits.description ? draft : { ...draft, description };
}
