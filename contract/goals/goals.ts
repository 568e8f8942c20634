import * as z from 'zod/mini';
import { goalStatuses } from '#domain/goal-status.ts';
import { weekStart, integer, id, instant, idField, integerField, nameField } from '../schema/fields.ts';
import { limits } from '#domain/limits.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { inventoryItem } from './inventory.ts';
import { planSchedule } from '../schema/plan-schedule.ts';
import { task } from './tasks.ts';

const title = nameField(
  limits.title,
  'Goal title is required.',
  `Goal title must be at most ${limits.title} characters.`,
);
const focusArea = idField('Please select a focus area.');
const invalidYear = 'The year must be a whole number from 2000 to 2100.';

export const newGoal = z.object({
  title,
  /** If present, must match the id in the path. */
  focusArea: z.optional(focusArea),
  timeframeType: z.optional(z.enum(['yearly'], 'Timeframe must be yearly.')),
  timeframeYear: z.optional(integerField(2000, 2100, invalidYear)),
});

/** Omitted fields stay unchanged. */
export const goalUpdate = z.object({ title: z.optional(title), focusArea: z.optional(focusArea) });

export const goal = z.object({
  _id: id,
  title: z.string(),
  focusArea: id,
  status: z.enum(goalStatuses),
  isFavorite: z.boolean(),
  timeframeType: z.enum(['yearly']),
  timeframeYear: integer,
  includeInActionPlan: z.boolean(),
  actionPlan: z.nullable(z.object({ _id: id, title: z.string() })),
  /**
   * The week of the plan that the user or the assistant has chosen, counted from 1. Null: the number in the title, if any. The
   * default is for responses that were cached before this field existed.
   */
  planWeek: z._default(z.nullable(integer), null),
  inventoryCount: integer,
  createdAt: instant,
  /** When it was completed or archived. */
  closedAt: z.nullable(instant),
});

export type Goal = z.infer<typeof goal>;

const goalNotActive = 'This goal is no longer active, so it can only be deleted.';

export const goals = defineEndpoints({
  listByFocusArea: {
    method: 'GET',
    path: '/api/focus-areas/:id/goals',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.array(goal) },
    fallback: 'Unable to load goals.',
  },
  weeklyUsage: {
    method: 'GET',
    path: '/api/goals/weekly-usage',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.array(z.object({ goalId: id, trackedSeconds: integer })) },
    fallback: "This week's time could not be loaded.",
  },
  create: {
    method: 'POST',
    path: '/api/focus-areas/:id/goals',
    access: 'session',
    params: z.object({ id }),
    body: newGoal,
    responses: { 201: goal },
    creates: true,
  },
  update: {
    method: 'PUT',
    path: '/api/goals/:id',
    access: 'session',
    params: z.object({ id }),
    body: goalUpdate,
    responses: { 200: goal },
    messages: { 409: goalNotActive },
    fallback: 'Failed to update goal.',
  },
  setStatus: {
    method: 'PATCH',
    path: '/api/goals/:id/status',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ status: z.enum(goalStatuses, 'Status must be Completed or Archived.') }),
    responses: { 200: goal },
    messages: { 409: 'Only an active goal can be completed or archived. This cannot be reversed.' },
  },
  setFavorite: {
    method: 'PATCH',
    path: '/api/goals/:id/favorite',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ favorite: z.boolean('Favorite must be true or false.') }),
    responses: { 200: goal },
    messages: { 409: goalNotActive },
  },
});

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
