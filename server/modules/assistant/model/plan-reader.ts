import type { Effort } from '#domain/assistant/brief.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { ReplyPlan } from '#domain/plan/changes/known-plan.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';

/** What was asked for. It comes from the user, never from the model. */
export interface ReadScope {
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly effort: Effort;
  /** If empty, the model's title is used. */
  readonly title: string;
}

export interface ReadPlan {
  readonly draft: PlanDraft;
  /** What had to be changed, in whole sentences. */
  readonly changes: readonly string[];
  /** Lines that the draft has no place for. */
  readonly leftOut: readonly string[];
}

/** Reads what a model has written. It runs outside this process, because a text can take any time to parse. */
export interface PlanReader {
  readModelPlan(text: string, scope: ReadScope): Promise<ReadPlan | undefined>;
  /** One goal of a plan, by its position. */
  readModelGoal(text: string, index: number, scope: ReadScope): Promise<DraftGoal | undefined>;
  /** A plan to be compared with the one that it changes. */
  readChangedPlan(text: string): Promise<ReplyPlan | undefined>;
  readTasks(text: string): Promise<readonly { readonly title: string }[]>;
  readMilestones(text: string): Promise<readonly string[]>;
}

/** A reader for the texts of one model call, which asks for one of them at a time. */
export type OpenPlanReader = (signal: AbortSignal) => PlanReader;
