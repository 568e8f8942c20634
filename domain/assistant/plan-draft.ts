import type { CommitmentLevel, PlanStructure } from '../plan/action-plan.ts';

/** A generated plan that has not been saved. */
export interface PlanDraft {
  readonly title: string;
  readonly description: string;
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyCommitmentHours: number;
  readonly commitmentLevel: CommitmentLevel;
  /** In a weekly plan their titles run from 'Week 1: …' to 'Week N: …'. */
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
