import * as z from 'zod/mini';
import { goalStatuses } from '#domain/goal-status.ts';
import { limits } from '#domain/limits.ts';
import { weekStart } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, idField, instant, nameText, whole } from './fields.ts';

export const goal = z.object({
  _id: id,
  title: z.string(),
  /** The id of the focus area it belongs to. */
  focusArea: id,
  status: z.enum(goalStatuses),
  isFavorite: z.boolean(),
  timeframeType: z.enum(['yearly']),
  timeframeYear: count,
  includeInActionPlan: z.boolean(),
  actionPlan: z.nullable(z.object({ _id: id, title: z.string() })),
  inventoryCount: count,
  createdAt: instant,
  /** When it was completed or archived. */
  closedAt: z.nullable(instant),
});

export type Goal = z.infer<typeof goal>;

const title = nameText(
  limits.title,
  'Goal title is required.',
  `Goal title must be at most ${limits.title} characters.`,
);
const focusArea = idField('Please select a focus area.');
const wrongYear = 'The year must be a whole number from 2000 to 2100.';

export const newGoal = z.object({
  title,
  /** The same as in the path, where it is sent at all. */
  focusArea: z.optional(focusArea),
  timeframeType: z.optional(z.enum(['yearly'], 'Goals are yearly.')),
  timeframeYear: z.optional(whole(2000, 2100, wrongYear)),
});

/** What is left out stays as it is. */
export const changedGoal = z.object({ title: z.optional(title), focusArea: z.optional(focusArea) });

const notActive = 'This goal is no longer active, so it can only be deleted.';

export const goals = endpoints({
  ofFocusArea: {
    method: 'GET',
    path: '/api/focus-areas/:id/goals',
    summary: 'The goals of a focus area, oldest first',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: z.array(goal) },
    fallback: 'Unable to load goals.',
  },
  weeklyUsage: {
    method: 'GET',
    path: '/api/goals/weekly-usage',
    summary: 'How long each goal was tracked in a week; those without any time are left out',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.array(z.object({ goalId: id, trackedSeconds: count })) },
    fallback: 'The time of this week could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/focus-areas/:id/goals',
    summary: 'Create a goal in a focus area',
    access: 'session',
    params: z.object({ id }),
    body: newGoal,
    answers: { 201: goal },
    creates: true,
  },
  update: {
    method: 'PUT',
    path: '/api/goals/:id',
    summary: 'Change the title of an active goal, or the focus area it belongs to',
    access: 'session',
    params: z.object({ id }),
    body: changedGoal,
    answers: { 200: goal },
    messages: { 409: notActive },
    fallback: 'Failed to update goal.',
  },
  setStatus: {
    method: 'PATCH',
    path: '/api/goals/:id/status',
    summary: 'Complete or archive an active goal, which ends its running timer',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ status: z.enum(goalStatuses, 'Status must be Completed or Archived.') }),
    answers: { 200: goal },
    messages: { 409: 'Only an active goal can be completed or archived. This cannot be reversed.' },
  },
  setFavorite: {
    method: 'PATCH',
    path: '/api/goals/:id/favorite',
    summary: 'Make an active goal a favourite, or no longer one',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ favorite: z.boolean('Favorite must be true or false.') }),
    answers: { 200: goal },
    messages: { 409: notActive },
  },
});
