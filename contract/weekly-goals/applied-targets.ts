import * as z from 'zod/mini';
import { weekStart, integer, instant } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';

/** Today's default targets, applied to past weeks that have tracked time but no plan, so that these weeks are rated. */
export const appliedTargets = defineEndpoints({
  listUnratedWeeks: {
    method: 'GET',
    path: '/api/weekly-goals/unrated',
    access: 'session',
    responses: { 200: z.object({ weeks: z.array(weekStart) }) },
    fallback: 'The weeks without a plan could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/weekly-goals/applied',
    access: 'session',
    body: z.object({ weekStart: z.optional(weekStart) }),
    responses: {
      201: z.object({
        /** Pass it to `remove` to undo this; null if no week was changed. */
        appliedAt: z.nullable(instant),
        /** The number of weeks that were changed. */
        weeks: integer,
      }),
    },
    creates: true,
    fallback: 'The targets were not applied.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/weekly-goals/applied',
    access: 'session',
    query: z.object({ appliedAt: instant, weekStart: z.optional(weekStart) }),
    responses: { 204: null },
    fallback: 'The targets were not removed.',
  },
});
