/** Why the assistant offers help instead of a plan, most serious first. */
export const concerns = [
  /** Suicide. */
  'selfHarm',
  /** Hurting oneself without wanting to die. */
  'selfInjury',
  /** Being hurt, threatened or controlled by somebody. */
  'abuse',
  'violence',
  'stalking',
  'eating',
  'medication',
  'crime',
] as const;

export type Concern = (typeof concerns)[number];

/** `refused`: the model declined without giving a reason. */
export const helpReasons = [...concerns, 'refused'] as const;

export type HelpReason = (typeof helpReasons)[number];
