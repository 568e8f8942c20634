import * as z from 'zod/mini';
import { deletionQuery, deletionResponses } from '../schema/deletion-response.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer, id } from '../schema/fields.ts';

/** What is deleted together with a record. */
export const dependents = z.object({
  groups: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      total: integer,
      items: z.array(z.object({ _id: id, label: z.string() })),
    }),
  ),
});

export type Dependents = z.infer<typeof dependents>;

const fallback = 'Failed to load dependents. You can still proceed.';

export const safeDelete = defineEndpoints({
  goalDependents: {
    method: 'GET',
    path: '/api/safe-delete/goals/:id/dependents',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: dependents },
    fallback,
  },
  goal: {
    method: 'DELETE',
    path: '/api/safe-delete/goals/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
  },
  focusAreaDependents: {
    method: 'GET',
    path: '/api/safe-delete/focus-areas/:id/dependents',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: dependents },
    fallback,
  },
  focusArea: {
    method: 'DELETE',
    path: '/api/safe-delete/focus-areas/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
  },
});
