import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { AnsweredStep, Question } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PreparedPlan } from './understanding/prepare-plan.ts';

/** The input of a plan: what was understood, and the user's own words for the model. */
export interface PlanRequest extends PreparedPlan {
  readonly prompt: string;
  readonly history: readonly AnsweredStep[];
  readonly context: PlanContext;
}

/** What the server knows about the user. */
export interface PlanContext {
  readonly today: string;
  readonly timeZone: string;
  /** Of the last weeks; empty if nothing was tracked. */
  readonly trackedMinutesByWeek: readonly number[];
  readonly focusAreaName?: string | undefined;
}

export type PlanEvent =
  /** The plan without goals, before the first goal. */
  | { readonly type: 'start'; readonly draft: PlanDraft }
  /** `of` is null if the number of goals is up to the generator. */
  | { readonly type: 'goal'; readonly goal: DraftGoal; readonly number: number; readonly of: number | null }
  | FinishedPlan;

export interface FinishedPlan {
  readonly type: 'done';
  readonly draft: PlanDraft;
  /** What was repaired in the response of a model, in whole sentences. */
  readonly changes: readonly string[];
  /** What the user should know about the plan; undefined if the generator does not say. */
  readonly notes?: readonly string[];
}

/** What a draft was written from, as far as the browser still knows it. */
export interface PlanOrigin {
  readonly prompt: string;
  readonly facts?: Facts | undefined;
}

export interface SplitRequest extends PlanOrigin {
  readonly title: string;
  readonly goalTitle: string;
  readonly planTitle: string;
}

export interface RewrittenGoal {
  readonly goal: DraftGoal;
  readonly changes: readonly string[];
}

/** Each method rejects with the reason of `signal` once it is aborted. */
export interface PlanGenerator {
  readonly name: PlanGeneratorKind;
  nextQuestion(narrative: string, history: readonly AnsweredStep[], signal: AbortSignal): Promise<Question>;
  streamPlan(request: PlanRequest, signal: AbortSignal): AsyncIterable<PlanEvent>;
  /** Undefined if the generator would write the same goal again. */
  readonly rewriteGoal:
    | ((draft: PlanDraft, index: number, origin: PlanOrigin, signal: AbortSignal) => Promise<RewrittenGoal>)
    | undefined;
  splitTask(request: SplitRequest, signal: AbortSignal): Promise<readonly { readonly title: string }[]>;
}

/** The last event of a stream: the whole plan. */
export async function lastEvent(events: AsyncIterable<PlanEvent>): Promise<FinishedPlan> {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('A plan must end with an event.');
}
