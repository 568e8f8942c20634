import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area.ts';
import { endpoints } from './endpoint.ts';
import { count, id } from './fields.ts';
import { goal } from './goals.ts';
import { inventoryItem } from './inventory.ts';
import { task } from './tasks.ts';

// Apart from `goals.ts`: lists of goals need none of what is in them.

export const goalDetail = z.object({
  goal,
  focusArea: z.object({ _id: id, name: z.string(), focusAreaClass: z.enum(focusAreaClasses) }),
  inventory: z.array(inventoryItem),
  tasks: z.array(task),
  /** All that was ever tracked on it, up to now. */
  trackedSec: count,
});

export type GoalDetail = z.infer<typeof goalDetail>;

export const goalDetails = endpoints({
  read: {
    method: 'GET',
    path: '/api/goals/:id/detail',
    summary: 'A goal with its resources and tasks, each oldest first, and how long it was tracked',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: goalDetail },
    fallback: 'Unable to load the goal.',
  },
});
