import type { Effort } from '#domain/assistant/brief.ts';
import type { Level } from '#domain/assistant/levels.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';

/** What the user has said and confirmed about a plan. */
export interface PlanFields {
  /** The goal in the user's own words: the text of the form, or the first answer in the wizard. */
  readonly goal: string;
  /** If empty, the plan gets a title of its own. */
  readonly title: string;
  /** How the user will know that the goal is reached; may be empty. */
  readonly measure: string;
  readonly structure: PlanStructure;
  readonly effort: Effort;
  /** All weeks of the plan with their dates, even those after the deadline. For a backlog: how many weeks of work it holds. */
  readonly weeks: readonly PlanWeek[];
  readonly weeklyMinutes: number;
  readonly level: Level | null;
  /** The day by which the goal has to be reached. */
  readonly deadline: string | null;
  /** The most that it may cost, as written. */
  readonly budget: string | null;
}

export interface WrittenPlan {
  /** A weekly plan has a goal for each of `fields.weeks`; the last ones may have no tasks. */
  readonly draft: PlanDraft;
  /** What the user should know first: what was made smaller or left out. Whole sentences. */
  readonly notes: readonly string[];
}

/** A value with the words of the user that say so. */
export interface Found<T> {
  readonly value: T;
  readonly words: string;
}

export const languages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;

export type Language = (typeof languages)[number];

/** What can be filled in from the user's words. Null if they say nothing about it. */
export interface FoundFields {
  readonly deadline: Found<string> | null;
  readonly weeks: Found<number> | null;
  readonly weeklyMinutes: Found<number> | null;
  readonly structure: Found<PlanStructure> | null;
  readonly effort: Found<Effort> | null;
  readonly level: Found<Level> | null;
  readonly budget: Found<string> | null;
}

export interface Clock {
  /** In the user's time zone. */
  readonly today: string;
  readonly timeZone: string;
}

export interface Suggestion {
  readonly id: string;
  readonly name: string;
}

export interface Suggestions {
  /** At most five, best first; none below the margin. */
  readonly playbooks: readonly Suggestion[];
  /** Whether the first one can be used without asking. Never for goals of more than 25 words. */
  readonly isClear: boolean;
}
