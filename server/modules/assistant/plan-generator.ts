import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { AnsweredStep, PlanBrief, Question } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';

/** The input of a plan: the parsed brief for the built-in generator, and the user's own words for the model. */
export interface PlanRequest {
  readonly brief: PlanBrief;
  readonly prompt: string;
  readonly history: readonly AnsweredStep[];
}

export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Each method rejects with the reason of `signal` once it is aborted. */
export interface PlanGenerator {
  readonly name: PlanGeneratorKind;
  nextQuestion(narrative: string, history: readonly AnsweredStep[], signal: AbortSignal): Promise<Question>;
  summarize(narrative: string, newAnswers: Answers, signal: AbortSignal): Promise<string>;
  generatePlan(request: PlanRequest, signal: AbortSignal): Promise<PlanDraft>;
}
