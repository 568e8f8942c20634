import type { PlanTextResource } from '../plan-text/plan-text.ts';

export const playbookKinds = ['project', 'practice', 'habit'] as const;
export const playbookLanguages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;

export type PlaybookLanguage = (typeof playbookLanguages)[number];

export type Experience = 'beginner' | 'advanced';

/** What a playbook is about; playbooks/README.md describes the files. */
export interface PlaybookHeader {
  /** The name of the file. */
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof playbookKinds)[number];
  readonly hours: Range;
  readonly estimatedBy: string;
  /** The hours a week for which tasks are sized, and the usual number of weeks; null for a project. */
  readonly weeklyHours: number | null;
  readonly weeks: Range | null;
  /** English words of the field. */
  readonly words: readonly string[];
  readonly consult: string;
  /** For a whole class of goals, such as organising an event, if no other playbook fits. */
  readonly isGeneral: boolean;
}

export interface ThemedHeader {
  readonly header: PlaybookHeader;
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
  readonly title: string;
  readonly doneWhen: string;
  readonly pitfalls: readonly string[];
  readonly ask: string;
  readonly milestones: readonly Milestone[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Milestone {
  readonly title: string;
  /** Percent of the weeks; null in a project. */
  readonly share: number | null;
  readonly experience: Experience | null;
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
  readonly experience: Experience | null;
}
