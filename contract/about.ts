import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { signUpStates } from './sign-up.ts';

/** Kept apart from the other support calls, so that the log-in page does not download those. */
export const { about } = endpoints({
  about: {
    method: 'GET',
    path: '/api/support',
    summary: 'How those who run this server can be reached, as far as they say so, and who can sign up',
    access: 'public',
    answers: {
      200: z.object({
        email: z.nullable(z.string()),
        profileUrl: z.nullable(z.string()),
        sourceUrl: z.nullable(z.string()),
        signUp: z.enum(signUpStates),
      }),
    },
  },
});
