import type { CommitmentLevel, PlanStructure } from '../action-plan.ts';

/** A plan that is not stored yet. */
export interface PlanDraft {
  readonly title: string;
  readonly description: string;
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyCommitmentHours: number;
  readonly commitmentLevel: CommitmentLevel;
  /** Of a weekly plan: 'Week 1: …' to 'Week N: …'. */
  readonly goals: readonly DraftGoal[];
}

export interface DraftGoal {
  readonly title: string;
  readonly tasks: readonly { readonly title: string }[];
  readonly resources: readonly DraftResource[];
}

export interface DraftResource {
  readonly title: string;
  readonly url?: string | null | undefined;
  readonly notes?: string | undefined;
  readonly estimatedMinutes?: number | null | undefined;
}
