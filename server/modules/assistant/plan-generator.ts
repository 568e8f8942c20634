import type { AnsweredStep, Question } from '#domain/assistant/brief.ts';
import type { LabelledOutline, Outline } from '#domain/assistant/outline.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { ReplyPlan } from '#domain/plan/changes/known-plan.ts';
import type { Language, PlanFields } from '#planner/plan-fields.ts';
import type { Reading } from '#planner/index.ts';
import type { GoalFromText } from '#planner/plan-text/read-model-plan.ts';
import type { DraftFromText } from '#planner/plan-text/to-draft.ts';

/** What a plan is written from: the user's own words and choices. */
export interface PlanRequest {
  /** The goal in the user's own words, or the narrative of the wizard. */
  readonly prompt: string;
  readonly history: readonly AnsweredStep[];
  /** What the user has confirmed. */
  readonly fields: PlanFields;
  /** What the words say about fields that the request leaves open. Never sent to a model, because it may be wrong. */
  readonly prefilled: Partial<Pick<PlanFields, 'deadline' | 'level' | 'budget'>>;
  readonly outline: Outline | null;
  /** As prompts name it; otherwise as it is. */
  readonly labelledOutline?: LabelledOutline | null;
  /** Of the user's words, such as 'de'; null if it is not clear. */
  readonly language: Language | null;
  /** What the words suggest. */
  readonly reading: Reading;
  readonly context: PlanContext;
  /** A draft whose missing weeks are to be written. Its weeks stay as they are. */
  readonly continues?: PlanDraft | undefined;
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
  /** What a model has written and the draft has no place for. */
  readonly leftOut?: readonly string[];
  /** What the user should know about the plan; undefined if the generator does not say. */
  readonly notes?: readonly string[];
  /** Of a model that says so. */
  readonly usage?: TokenUsage | null;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What a draft was written from, as far as the browser still knows it. */
export interface PlanOrigin extends Pick<PlanFields, 'deadline' | 'level' | 'budget'> {
  readonly prompt: string;
  readonly outline: LabelledOutline | null;
  /** The first day of the first week. */
  readonly startsOn: string | null;
  /** What should be different, in the user's words; may be empty. */
  readonly wish: string;
}

export interface SplitRequest {
  readonly prompt: string;
  readonly title: string;
  readonly goalTitle: string;
  readonly planTitle: string;
}

/** A plan that somebody has, and what should be different. */
export interface PlanChange {
  /** As plan text. */
  readonly plan: string;
  readonly wish: string;
  readonly today: string;
  /** The weeks of the plan in the calendar, if it was started. */
  readonly weeks: readonly (PlanWeek & { readonly week: number })[];
}

export interface ChangedPlan {
  readonly reply: ReplyPlan;
  readonly usage: TokenUsage | null;
}

export interface ChangedDraft extends DraftFromText {
  readonly usage: TokenUsage | null;
}

/** Each method rejects with the reason of `signal` once it is aborted. */
interface AnyGenerator {
  nextQuestion(narrative: string, history: readonly AnsweredStep[], signal: AbortSignal): Promise<Question>;
  streamPlan(request: PlanRequest, signal: AbortSignal): AsyncIterable<PlanEvent>;
  splitTask(request: SplitRequest, signal: AbortSignal): Promise<readonly { readonly title: string }[]>;
}

export interface BuiltInGenerator extends AnyGenerator {
  readonly name: 'builtIn';
}

export interface ModelGenerator extends AnyGenerator {
  readonly name: 'model';
  /** The titles of the milestones. */
  outline(request: PlanRequest, signal: AbortSignal): Promise<readonly string[]>;
  rewriteGoal(draft: PlanDraft, index: number, origin: PlanOrigin, signal: AbortSignal): Promise<GoalFromText>;
  changePlan(change: PlanChange, signal: AbortSignal): Promise<ChangedPlan>;
  /** `plan` is the draft as plan text. */
  changeDraft(draft: PlanDraft, plan: string, origin: PlanOrigin, signal: AbortSignal): Promise<ChangedDraft>;
}

export type PlanGenerator = BuiltInGenerator | ModelGenerator;

/** The last event of a stream: the whole plan. */
export async function lastEvent(events: AsyncIterable<PlanEvent>): Promise<FinishedPlan> {
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('A plan must end with an event.');
}
