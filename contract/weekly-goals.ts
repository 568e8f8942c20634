import * as z from 'zod/mini';
import { weekStart } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id } from './fields.ts';

export const weeklyGoals = endpoints({
  usage: {
    method: 'GET',
    path: '/api/weekly-goals/usage',
    summary: 'How long each focus area was tracked in a week; those without any time are left out',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.array(z.object({ focusAreaId: id, trackedSeconds: count })) },
    fallback: 'The time of this week could not be loaded.',
  },
});
