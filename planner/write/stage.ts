import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { Milestone, PlaybookTask } from '../library/playbook.ts';
import type { Clock, Language, PlanFields } from '../plan-fields.ts';
import type { OwnLine } from '../read/own-line.ts';

/** What a plan has to fit into. */
export interface Scope {
  readonly fields: PlanFields;
  readonly clock: Clock;
  readonly language: Language | null;
  /** In which work can be done. */
  readonly weeks: readonly PlanWeek[];
  /** The minutes of each week that are planned. */
  readonly capacities: readonly number[];
  /** All minutes of each week, which the user's own lines may fill. */
  readonly full: readonly number[];
}

/** A task of a playbook with its slots filled, or a line of the user. Numbers that grow are still ranges: '{3..8} km'. */
export interface Step extends Omit<PlaybookTask, 'each' | 'level'> {
  /** A late step that is the day of the deadline itself, which takes as long as it takes. */
  readonly isDay: boolean;
  /** Once for each of so many things, whose number stands for {n}. */
  readonly count: number | null;
}

/** A milestone as the user left it. */
export interface Stage extends Omit<Milestone, 'level' | 'tasks'> {
  /** The first one is never left out. */
  readonly steps: readonly Step[];
  /** What the user has written instead of a milestone: one step, whose words stay as they are. */
  readonly line: OwnLine | null;
}

export interface WeekTask {
  readonly stage: Stage;
  readonly step: Step;
  /** Without its size. */
  readonly text: string;
  readonly sessions: number;
  /** Of each session. */
  readonly minutes: number;
}

/** A milestone in one of the weeks that work on it. */
export interface Visit {
  readonly stage: Stage;
  /** The index of the week in the milestone, and their number. */
  readonly index: number;
  readonly of: number;
  /** Of the milestones. */
  readonly isLast: boolean;
}

/** Altogether, with all sessions and things. A task that grows from week to week is needed at its full size if it is done once. */
export const stepMinutes = ({ sessions, minutes, count }: Step) => sessions * minutes.to * (count ?? 1);

export const taskMinutes = ({ sessions, minutes }: WeekTask) => sessions * minutes;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

/** Steps of 5 minutes up to an hour and of 15 beyond, never more than given, but at least 5 minutes. */
export function roundDown(minutes: number): number {
  const step = minutes <= 60 ? 5 : 15;
  return Math.max(5, Math.floor(minutes / step) * step);
}
