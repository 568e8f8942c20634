import * as z from 'zod/mini';
import { defineEndpoints } from '../schema/endpoint.ts';
import { signUpStates } from '../account/auth.ts';

export const { about } = defineEndpoints({
  about: {
    method: 'GET',
    path: '/api/support',
    access: 'public',
    responses: {
      200: z.object({
        email: z.nullable(z.string()),
        profileUrl: z.nullable(z.string()),
        sourceUrl: z.nullable(z.string()),
        signUp: z.enum(signUpStates),
      }),
    },
  },
});
