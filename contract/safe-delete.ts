import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { count, id } from './fields.ts';

/** What goes with the thing that is deleted. */
export const dependents = z.object({
  groups: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      total: count,
      items: z.array(z.object({ _id: id, label: z.string() })),
    }),
  ),
});

export type Dependents = z.infer<typeof dependents>;

const summary = (thing: string) => `What is deleted together with a ${thing}, by group; empty groups are left out`;
const fallback = 'Failed to load dependents. You can still proceed.';

export const safeDelete = endpoints({
  goalDependents: {
    method: 'GET',
    path: '/api/safe-delete/goals/:id/dependents',
    summary: summary('goal'),
    access: 'session',
    params: z.object({ id }),
    answers: { 200: dependents },
    fallback,
  },
  goal: {
    method: 'DELETE',
    path: '/api/safe-delete/goals/:id',
    summary: 'Delete a goal and all its dependents',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
  },
  focusAreaDependents: {
    method: 'GET',
    path: '/api/safe-delete/focus-areas/:id/dependents',
    summary: summary('focus area'),
    access: 'session',
    params: z.object({ id }),
    answers: { 200: dependents },
    fallback,
  },
  focusArea: {
    method: 'DELETE',
    path: '/api/safe-delete/focus-areas/:id',
    summary: 'Delete a focus area and all its dependents',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
  },
});
