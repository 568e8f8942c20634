import type { PlanStructure } from '../action-plan.ts';

/** What the questions of the assistant are about, one each, in this order. */
export const pillars = [
  'Specific',
  'Measurable',
  'Achievable',
  'Relevant',
  'Time-bound',
  'Commitment',
  'Obstacles',
  'Learning',
] as const;

export type Pillar = (typeof pillars)[number];

export const efforts = ['light', 'medium', 'strong'] as const;

export type Effort = (typeof efforts)[number];

/** What the one form begins with. */
export const formDefaults = { structure: 'weekly', weeks: 4, weeklyHours: 4, effort: 'medium' } as const;

/** What holds where the answers do not say. */
export const wizardDefaults = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;

/** What stands for an answer where a question was passed over. */
export const skipped = 'No preference';

/** A question that was answered; several examples may be chosen as an answer. */
export interface AnsweredStep {
  readonly q: string;
  readonly a: string | readonly string[];
  readonly pillar: string;
}

export interface Question {
  readonly question: string;
  readonly examples: readonly string[];
  readonly optional: boolean;
  readonly multiSelect: boolean;
  readonly pillar: string;
}

/** How big the plan is to be. */
export interface PlanFrame {
  readonly structure: PlanStructure;
  /** For a backlog: how many weeks' worth. */
  readonly weeks: number;
  readonly weeklyHours: number;
  readonly effort: Effort;
}

/** What a plan is written from. All text is the user's own; what was not said is empty. */
export interface PlanBrief extends PlanFrame {
  /** What is to be reached. */
  readonly goal: string;
  /** How the user knows that it is reached. */
  readonly measure: string;
  /** Where the user stands today. */
  readonly start: string;
  readonly reason: string;
  readonly obstacles: readonly string[];
  /** How the user likes to learn. */
  readonly learning: readonly string[];
  /** What the plan is to be called; empty: whatever fits the goal. */
  readonly title: string;
}
