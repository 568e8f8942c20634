import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { id } from './fields.ts';
import { dependents } from './safe-delete.ts';

// Apart from `safe-delete.ts`, which every page downloads.

export const planDeletion = endpoints({
  dependents: {
    method: 'GET',
    path: '/api/safe-delete/action-plans/:id/dependents',
    summary: 'What is deleted together with a plan if its goals are deleted too, by group; empty groups are left out',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: dependents },
    fallback: 'Failed to load dependents. You can still proceed.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/safe-delete/action-plans/:id',
    summary: 'Delete a plan, and its goals with all their dependents if they are not to be kept; it can be restored',
    access: 'session',
    params: z.object({ id }),
    query: z.object({ goals: z.enum(['keep', 'delete'], 'Goals must be keep or delete.') }),
    answers: { 200: z.object({ deletionId: id }) },
    fallback: 'Failed to delete action plan.',
  },
});
