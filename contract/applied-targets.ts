import * as z from 'zod/mini';
import { weekStart } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, instant } from './fields.ts';

/** Today's default targets, applied to past weeks that have tracked time but no plan, so that these weeks are rated. */
export const appliedTargets = endpoints({
  unrated: {
    method: 'GET',
    path: '/api/weekly-goals/unrated',
    summary: "The past weeks that have tracked time but no plan, and would be rated with today's targets; oldest first",
    access: 'session',
    answers: { 200: z.object({ weeks: z.array(weekStart) }) },
    fallback: 'The weeks without a plan could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/weekly-goals/applied',
    summary:
      "Apply today's default targets to a past week, or to all of them. Weeks that were planned, rest, or have no time stay as they are",
    access: 'session',
    body: z.object({ weekStart: z.optional(weekStart) }),
    answers: {
      201: z.object({
        /** What to send to undo it; null if there was no such week. */
        appliedAt: z.nullable(instant),
        /** How many weeks got targets. */
        weeks: count,
      }),
    },
    creates: true,
    fallback: 'The targets were not applied.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/weekly-goals/applied',
    summary:
      'Remove the targets that were applied at one moment, from one week or from all. Targets changed since then stay',
    access: 'session',
    query: z.object({ appliedAt: instant, weekStart: z.optional(weekStart) }),
    answers: { 204: null },
    fallback: 'The targets were not removed.',
  },
});
