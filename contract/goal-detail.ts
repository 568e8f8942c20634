import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { integer, id } from './schema/fields.ts';
import { goal } from './goals.ts';
import { inventoryItem } from './inventory.ts';
import { planSchedule } from './plan-schedule.ts';
import { task } from './tasks.ts';

// Separate from `goals.ts` so that pages with lists of goals do not download these schemas.

export const goalDetail = z.object({
  goal,
  focusArea: z.object({ _id: id, name: z.string(), focusAreaClass: z.enum(focusAreaClasses) }),
  inventory: z.array(inventoryItem),
  tasks: z.array(task),
  /** All time ever tracked, including a running timer. */
  trackedSec: integer,
  /** That of its plan, if it is in one. The default is for responses that were cached before this field existed. */
  schedule: z._default(z.nullable(planSchedule), null),
});

export type GoalDetail = z.infer<typeof goalDetail>;

export const goalDetails = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/goals/:id/detail',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: goalDetail },
    fallback: 'Unable to load the goal.',
  },
});
