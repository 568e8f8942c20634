import type { PlanTextResource } from './plan-text.ts';

/** A goal on its way into a draft. */
export interface ArrangedGoal {
  readonly title: string;
  readonly tasks: readonly string[];
  readonly resources: readonly PlanTextResource[];
}

/** The goals of a draft, before its limits are applied. */
export interface Arrangement {
  readonly goals: readonly ArrangedGoal[];
  readonly leftOut: readonly string[];
  readonly changes: readonly string[];
}
