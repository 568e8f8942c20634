import type { Planner as PlannerName } from '#contract/assistant.ts';
import type { AnsweredStep, PlanBrief, Question } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';

/** All that a plan is written from: the frame with what the answers say, and the user's own words. */
export interface PlanRequest {
  readonly brief: PlanBrief;
  readonly told: string;
  readonly history: readonly AnsweredStep[];
}

export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Whoever thinks. `gone` is aborted when the answer is waited for no more; its reason is then thrown. */
export interface Planner {
  readonly name: PlannerName;
  nextQuestion(story: string, history: readonly AnsweredStep[], gone: AbortSignal): Promise<Question>;
  summarize(story: string, newAnswers: Answers, gone: AbortSignal): Promise<string>;
  writePlan(request: PlanRequest, gone: AbortSignal): Promise<PlanDraft>;
}
