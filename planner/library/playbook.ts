import type { Level } from '#domain/assistant/levels.ts';
import type { NumberQuestion } from '#domain/assistant/outline.ts';
import type { PlanTextResource } from '../plan-text/plan-text.ts';

export const playbookKinds = ['project', 'practice', 'habit'] as const;

/** What a playbook is about; playbooks/README.md describes the files. */
export interface PlaybookHeader {
  /** The name of the file. */
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof playbookKinds)[number];
  readonly hours: Range;
  /** The usual number of weeks; null for a project. */
  readonly weeks: Range | null;
  /** English words of the field. */
  readonly words: readonly string[];
  readonly consult: string;
}

export interface ThemedHeader extends PlaybookHeader {
  /** The folder of the playbook. */
  readonly theme: string;
}

/** What a playbook is found by in one language. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  /** Phrases that mean something else. */
  readonly not: readonly string[];
}

/** What an expert would tell somebody who sets out to reach a goal. */
export interface Playbook extends PlaybookHeader {
  /** For whom it is; may be empty. */
  readonly audience: string;
  readonly questions: readonly NumberQuestion[];
  readonly sumLimits: readonly SumLimit[];
  readonly title: string;
  readonly doneWhen: string;
  readonly pitfalls: readonly string[];
  readonly ask: string;
  readonly milestones: readonly Milestone[];
}

/** The number `key` grows by at most `rate` in each `per`. */
export interface SumLimit {
  readonly key: string;
  /** A figure, or the key of another number. */
  readonly rate: number | string;
  readonly per: 'week' | 'month';
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Milestone {
  readonly title: string;
  /** Percent of the weeks; null in a project. */
  readonly share: number | null;
  readonly level: Level | null;
  /** Results on the way to it, in order. */
  readonly checks: readonly string[];
  readonly tasks: readonly PlaybookTask[];
  readonly resources: readonly PlanTextResource[];
}

export interface PlaybookTask {
  readonly text: string;
  readonly sessions: number;
  /** Of a session; a range if it grows during the milestone. */
  readonly minutes: Range;
  readonly weekly: boolean;
  readonly optional: boolean;
  /** Once for each of the things that the user counts. */
  readonly each: boolean;
  /** Done on the day of the deadline or just before it. */
  readonly late: boolean;
  readonly level: Level | null;
  /** The months in which it makes sense, from 1 to 12, in the order of the season; empty for all. */
  readonly months: readonly number[];
}
