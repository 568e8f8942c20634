import * as z from 'zod/mini';
import { id } from './fields.ts';

/** Clients that offer to undo a deletion ask for its id with `?returns=deletion`. Others get no content. */
export const deletionQuery = z.object({
  returns: z.optional(z.enum(['deletion'], 'Returns must be deletion, or left out.')),
});

export const deletionResponses = { 200: z.object({ deletionId: id }), 204: null } as const;
