import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { count, id, instant } from './fields.ts';

export const reports = endpoints({
  focusAreaUsageHistory: {
    method: 'GET',
    path: '/api/reports/focus-area-usage-history',
    summary: 'How many entries each focus area had in the last 28 days, and when it was last tracked',
    access: 'session',
    answers: { 200: z.array(z.object({ focusAreaId: id, count, lastUsedAt: instant })) },
    fallback: 'The use of your focus areas could not be loaded.',
  },
});
