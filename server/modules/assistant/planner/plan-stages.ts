import type { PlanTextResource } from '../plan-text/plan-text.ts';
import type { Range } from '../playbooks/playbook.ts';

/** A task of a playbook in the user's words. Numbers that grow are still ranges. */
export interface Step {
  readonly text: string;
  readonly sessions: number;
  readonly minutes: Range;
  readonly weekly: boolean;
  readonly optional: boolean;
  /** Never left out. */
  readonly essential: boolean;
  /** For so many things, which the weeks of the milestone share; the text has their number as {n}. */
  readonly each?: number;
  /** Belongs to the last week: what is done on the day itself or just before. */
  readonly late?: boolean;
  /** Takes as long as it takes: an exam, a journey, a party. */
  readonly fixed?: boolean;
}

/** A milestone in the user's words. */
export interface Stage {
  readonly title: string;
  /** Percent of the weeks of a practice, otherwise null. */
  readonly share: number | null;
  readonly checks: readonly string[];
  readonly steps: readonly Step[];
  readonly resources: readonly PlanTextResource[];
}

/** A task in its week. */
export interface WeekTask {
  /** Without its size. */
  readonly text: string;
  readonly sessions: number;
  /** Of each session. */
  readonly minutes: number;
  /** A session of fewer minutes would contradict the text. */
  readonly atLeast?: number;
  /** Takes as long as it takes. */
  readonly fixed?: boolean;
}

/** A week before it has its dates and number. */
export interface WeekPlan {
  readonly title: string;
  readonly tasks: readonly WeekTask[];
  readonly resources: readonly PlanTextResource[];
}

export interface PracticeScope {
  readonly capacities: readonly number[];
  /** How much longer than in the playbook a week may become. */
  readonly maxGrowth: number;
  /** How many days each week has on which the user has time. */
  readonly days: readonly number[];
  /** What the user counts, if it grows from week to week: 40 books. */
  readonly target: { readonly n: number; readonly of: string } | null;
}

export const middle = ({ from, to }: Range) => (from + to) / 2;

/** The minutes of a step in one week, or altogether if it is done once. */
export const stepMinutes = ({ sessions, minutes }: Step) => sessions * middle(minutes);

/** A step for the things from `first` to `last`: 'Plant tree 1–3'. */
export function numbered(step: Step, first: number, last: number): Step {
  const times = last - first + 1;
  return {
    ...step,
    text: step.text.replaceAll('{n}', first === last ? String(first) : `${first}–${last}`),
    minutes: { from: step.minutes.from * times, to: step.minutes.to * times },
  };
}
