/** Who can create an account at this moment: anyone, only the very first user, or only somebody with an invitation. */
export const signUpStates = ['open', 'first', 'invited', 'closed'] as const;

export type SignUpState = (typeof signUpStates)[number];

/** Why somebody without an invitation cannot sign up. */
export const signUpRefusals = {
  invited: 'You need an invitation to create an account on this server. Ask whoever runs it for one.',
  closed: 'This server is closed to new accounts. Ask whoever runs it for an invitation.',
} as const;

export function needsInvitation(state: SignUpState): state is keyof typeof signUpRefusals {
  return state in signUpRefusals;
}

/** `unknown` is also what an invitation becomes some time after it has expired. */
export const invitationStates = ['valid', 'used', 'expired', 'unknown'] as const;

export type InvitationState = (typeof invitationStates)[number];

export const invitationRefusals = {
  used: 'This invitation has already been used. Ask whoever runs this server for a new one.',
  expired: 'This invitation has expired. Ask whoever runs this server for a new one.',
  unknown: 'This invitation link is not valid. Ask whoever runs this server for a new one.',
} as const satisfies Record<Exclude<InvitationState, 'valid'>, string>;
