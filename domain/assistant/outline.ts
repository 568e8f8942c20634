/** What the user said about a milestone. */
export const milestoneStates = ['open', 'done', 'unwanted'] as const;

export type MilestoneState = (typeof milestoneStates)[number];

export interface OutlineMilestone {
  readonly title: string;
  readonly state: MilestoneState;
  /** The title in the playbook, if the user renamed it. A milestone that is not in the playbook is the user's own. */
  readonly original?: string | undefined;
}

/** The milestones of a plan before it is written. It carries the titles, so that a playbook that was removed still yields a plan. */
export interface Outline {
  /** The id of the playbook; null for the user's own steps and for those of a model. */
  readonly playbook: string | null;
  readonly milestones: readonly OutlineMilestone[];
  /** Values for the numbers that the playbook asks for, by their keys. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** An outline for a reader: its numbers have the labels and units of the playbook. */
export interface LabelledOutline extends Pick<Outline, 'milestones'> {
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** A number that a playbook asks for. */
export interface NumberQuestion {
  readonly key: string;
  readonly label: string;
  /** May be empty. */
  readonly unit: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}
