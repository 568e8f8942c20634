import type { PlanTextResource } from './plan-text.ts';

/** A goal on its way into a draft. */
export interface ArrangedGoal {
  readonly title: string;
  readonly tasks: readonly { readonly title: string }[];
  readonly resources: readonly PlanTextResource[];
}

export interface Repairs {
  /** Texts that the draft has no place for. */
  readonly leftOut: string[];
  /** What was repaired, in whole sentences. */
  readonly changes: string[];
}

export const isEmpty = ({ tasks, resources }: ArrangedGoal) => tasks.length + resources.length === 0;

export function listTexts({ title, tasks, resources }: ArrangedGoal): string[] {
  return [title, ...[...tasks, ...resources].map((each) => each.title)];
}
