/** Who can currently create an account: anyone, only the first user, or only someone with an invitation. */
export const signUpStates = ['open', 'first', 'invited', 'closed'] as const;

export type SignUpState = (typeof signUpStates)[number];

export const signUpErrors = {
  invited: 'You need an invitation to create an account on this server. Ask whoever runs it for one.',
  closed: 'This server is closed to new accounts. Ask whoever runs it for an invitation.',
} as const;

export function needsInvitation(state: SignUpState): state is keyof typeof signUpErrors {
  return state in signUpErrors;
}
