import * as z from 'zod/mini';
import { defineEndpoints } from '../schema/endpoint.ts';

export const health = defineEndpoints({
  check: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    responses: { 200: z.object({ status: z.enum(['ok']) }) },
  },
});
