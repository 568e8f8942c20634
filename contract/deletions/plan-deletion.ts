import * as z from 'zod/mini';
import { defineEndpoints } from '../schema/endpoint.ts';
import { id } from '../schema/fields.ts';
import { dependents } from './safe-delete.ts';

export const planDeletion = defineEndpoints({
  dependents: {
    method: 'GET',
    path: '/api/safe-delete/action-plans/:id/dependents',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: dependents },
    fallback: 'Failed to load dependents. You can still proceed.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/safe-delete/action-plans/:id',
    access: 'session',
    params: z.object({ id }),
    query: z.object({ goals: z.enum(['keep', 'delete'], 'Goals must be keep or delete.') }),
    responses: { 200: z.object({ deletionId: id }) },
    fallback: 'Failed to delete action plan.',
  },
});
