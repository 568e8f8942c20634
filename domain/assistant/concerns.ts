/** Why the assistant offers help instead of a plan, gravest first. */
export const concerns = ['selfHarm', 'violence', 'stalking', 'eating', 'medication', 'crime'] as const;

export type Concern = (typeof concerns)[number];

/** A model may also refuse for a reason that it keeps to itself. */
export const reasonsForHelp = [...concerns, 'refused'] as const;

export type ReasonForHelp = (typeof reasonsForHelp)[number];
