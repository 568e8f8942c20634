import * as z from 'zod/mini';
import { linkToken } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';

/** `unknown` is also what an invitation becomes some time after it has expired. */
export const invitationStates = ['valid', 'used', 'expired', 'unknown'] as const;

export type InvitationState = (typeof invitationStates)[number];

export const invitationRefusals = {
  used: 'This invitation has already been used. Ask whoever runs this server for a new one.',
  expired: 'This invitation has expired. Ask whoever runs this server for a new one.',
  unknown: 'This invitation link is not valid. Ask whoever runs this server for a new one.',
} as const satisfies Record<Exclude<InvitationState, 'valid'>, string>;

export const invitations = endpoints({
  check: {
    method: 'POST',
    path: '/api/auth/invitation',
    summary: 'Whether an invitation can still be used; asking does not use it up',
    access: 'public',
    // In the body and not in the path: addresses end up in logs.
    body: z.object({ token: linkToken }),
    answers: { 200: z.object({ state: z.enum(invitationStates) }) },
    messages: { 429: messages.tooMany },
    fallback: 'The invitation could not be checked.',
  },
});
