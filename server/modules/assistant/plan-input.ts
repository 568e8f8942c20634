import type { Effort } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';

/** What a built-in plan is written from. All text comes from the user; what they did not say is empty. */
export interface PlanInput {
  /** Everything the user wrote, in their own words. */
  readonly text: string;
  /** 'en', 'de' …; null if it could not be recognized. */
  readonly language: string | null;
  readonly facts: Facts;
  /** Facts that the user has changed, so they are right even if the goal does not mention them. */
  readonly corrected?: readonly (keyof Facts)[];
  /** How the user will know that the goal is reached. */
  readonly measure: string;
  /** The user's starting point. */
  readonly start: string;
  readonly reason: string;
  /** How the user likes to learn. */
  readonly learning: readonly string[];
  /** If empty, a title is derived from the goal. */
  readonly title: string;
  readonly structure: PlanStructure;
  readonly effort: Effort;
  /** The weeks of the plan with their dates. For a backlog: how many weeks of work it should hold. */
  readonly weeks: readonly PlanWeek[];
  /** The user chose the number of weeks; otherwise a plan ends when the work is done. */
  readonly hasFixedWeeks?: boolean;
  readonly weeklyMinutes: number;
}

export interface WrittenPlan {
  readonly draft: PlanDraft;
  /** What the user should know first: too little time, what was left out. Whole sentences. */
  readonly notes: readonly string[];
}
