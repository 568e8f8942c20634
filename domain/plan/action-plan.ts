export const planStructures = ['weekly', 'backlog'] as const;

export type PlanStructure = (typeof planStructures)[number];

export const commitmentLevels = ['Light', 'Medium', 'Strong'] as const;

export type CommitmentLevel = (typeof commitmentLevels)[number];

/** The options in the form; the assistant may choose any number of hours. */
export const weeklyCommitments = ['1h', '3h', '5h'] as const;

export type WeeklyCommitment = (typeof weeklyCommitments)[number];

/** The initial values of a plan that is created by hand. */
export const planDefaults = {
  structure: 'backlog',
  weeks: 6,
  commitmentLevel: 'Light',
  weeklyCommitment: '1h',
} as const satisfies {
  structure: PlanStructure;
  weeks: number;
  commitmentLevel: CommitmentLevel;
  weeklyCommitment: WeeklyCommitment;
};

/** '3h' → 3 */
export function commitmentHours(commitment: WeeklyCommitment): number {
  return Number(commitment.slice(0, -1));
}
