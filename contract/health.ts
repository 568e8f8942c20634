import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

export const health = endpoints({
  check: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    access: 'public',
    answers: { 200: z.object({ status: z.enum(['ok']) }) },
  },
});
