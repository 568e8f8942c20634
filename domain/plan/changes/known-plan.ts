import type { PlanStructure } from '../action-plan.ts';
import type { SizedTask } from '../task-size.ts';

/** A stored plan, as far as a reply can be about it. */
export interface KnownPlan {
  readonly structure: PlanStructure;
  readonly goals: readonly KnownGoal[];
  readonly resources: readonly string[];
}

/** A goal with the tasks of its week. */
export interface KnownGoal {
  readonly id: string;
  readonly title: string;
  readonly week: number | null;
  /** The writer of a reply was only shown goals that can be changed. */
  readonly isChangeable: boolean;
  readonly tasks: readonly KnownTask[];
}

export interface KnownTask extends SizedTask {
  readonly id: string;
  /** As the writer was shown it: with its size. */
  readonly printed: string;
  /** It stays as it is: done, worked on, or not in a goal that can be changed. */
  readonly isProtected: boolean;
}

/** A plan that a model or chatbot has written. */
export interface ReplyPlan {
  readonly title: string;
  readonly goals: readonly ReplyGoal[];
  /** Lines that are neither goals nor tasks. */
  readonly leftOut: readonly string[];
}

export interface ReplyGoal {
  readonly week: number | null;
  readonly heading: string;
  /** The heading without its week. */
  readonly name: string;
  /** The name without its dates. */
  readonly undated: string;
  readonly tasks: readonly ReplyTask[];
  readonly resources: readonly string[];
}

export interface ReplyTask {
  readonly title: string;
  /** With its size at the end, in brackets, however it was written. */
  readonly sized: string;
  /** Without its size, and short enough for a title. */
  readonly name: string;
  readonly done: boolean;
}
