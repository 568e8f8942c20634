import type { PlanStructure } from '../plan/action-plan.ts';

/** The topics of the assistant's questions, in the order they are asked. */
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

export const commitmentLevelOf = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;

/** Initial values of the single-form assistant. */
export const formDefaults = { structure: 'weekly', weeks: 4, weeklyHours: 4, effort: 'medium' } as const;

/** Used when the wizard's answers leave something out. */
export const wizardDefaults = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;

/** Recorded as the answer to a skipped question. */
export const NO_PREFERENCE = 'No preference';

/** A question with its answer, which is a list when several examples were selected. */
export interface AnsweredStep {
  readonly q: string;
  readonly a: string | readonly string[];
  readonly pillar: string;
}

export function answerText({ a }: Pick<AnsweredStep, 'a'>): string {
  return typeof a === 'string' ? a : a.join(', ');
}

export interface Question {
  readonly question: string;
  readonly examples: readonly string[];
  readonly optional: boolean;
  readonly multiSelect: boolean;
  readonly pillar: string;
}

/** Shipped with the browser bundle so that the wizard opens without waiting for the server. */
export const firstQuestion = {
  question: 'What would you like to achieve?',
  optional: false,
  multiSelect: false,
  pillar: pillars[0],
} as const satisfies Omit<Question, 'examples'>;

/** The size of a plan. */
export interface PlanScope {
  readonly structure: PlanStructure;
  /** For a backlog: how many weeks of work it should hold. */
  readonly weeks: number;
  readonly weeklyHours: number;
  readonly effort: Effort;
}
