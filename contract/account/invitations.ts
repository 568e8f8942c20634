import * as z from 'zod/mini';
import { linkToken } from './auth.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';

/** An expired invitation becomes `unknown` when it is deleted some time later. */
export const invitationStates = ['valid', 'used', 'expired', 'unknown'] as const;

export type InvitationState = (typeof invitationStates)[number];

export const invitationErrors = {
  used: 'This invitation has already been used. Ask whoever runs this server for a new one.',
  expired: 'This invitation has expired. Ask whoever runs this server for a new one.',
  unknown: 'This invitation link is not valid. Ask whoever runs this server for a new one.',
} as const satisfies Record<Exclude<InvitationState, 'valid'>, string>;

export const invitations = defineEndpoints({
  check: {
    method: 'POST',
    path: '/api/auth/invitation',
    access: 'public',
    // The token is in the body, because URLs end up in logs.
    body: z.object({ token: linkToken }),
    responses: { 200: z.object({ state: z.enum(invitationStates) }) },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'The invitation could not be checked.',
  },
});
