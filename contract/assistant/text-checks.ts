import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { textField } from '../schema/fields.ts';

export const narrativeTooLong = `The narrative must be at most ${limits.narrative} characters.`;

/** For texts that are stored whatever they say. The assistant's own endpoints reject a text that raises a concern. */
export const textChecks = defineEndpoints({
  check: {
    method: 'POST',
    path: '/api/ai/check-text',
    access: 'session',
    storesNothing: true,
    body: z.object({ text: textField(limits.narrative, narrativeTooLong) }),
    responses: {
      200: z.object({
        /** Null if the text raises no concern. */
        help: z.nullable(z.object({ concern: z.string(), message: z.string() })),
      }),
    },
    fallback: 'The text could not be checked.',
  },
});
