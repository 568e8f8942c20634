import type { PlanStructure, CommitmentLevel } from '#domain/plan/action-plan.ts';

/**
 * A plan as a Markdown document: playbooks, pasted plans, the output of a model and copied plans all have this form.
 * Titles, notes of the plan and notes of a goal are single lines; notes of a resource may have several.
 */
export interface PlanText {
  readonly title: string;
  readonly scope: PlanTextScope | null;
  /** Lines below the title: what the plan is for, and when it is done. An empty line starts a new paragraph. */
  readonly notes: readonly string[];
  readonly goals: readonly PlanTextGoal[];
}

export interface PlanTextScope {
  readonly structure: PlanStructure;
  /** Null for a backlog. */
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly level: CommitmentLevel;
  /** The first day of the first week; null if it is not fixed. With it, the title of each week names its last day. */
  readonly startsOn: string | null;
}

export interface PlanTextGoal {
  readonly title: string;
  readonly notes: readonly string[];
  readonly tasks: readonly PlanTextTask[];
  readonly resources: readonly PlanTextResource[];
}

/** The duration is part of the title: 'Order a solid tyre (30 min)'. */
export interface PlanTextTask {
  readonly title: string;
  readonly done: boolean;
}

export interface PlanTextResource {
  readonly title: string;
  readonly url: string | null;
  readonly notes: string;
  readonly minutes: number | null;
}

/** The heading of the resources of a goal. */
export const RESOURCES_HEADING = 'Resources';
