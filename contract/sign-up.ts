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
