import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { weekStart, integer, id, instant, integerField } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';

/** The plan for a focus area in a week. */
export const weeklyGoal = z.object({
  _id: id,
  focusAreaId: id,
  weekStart,
  /** The target in minutes: the user's own, or the area's default. */
  goalMin: integer,
  /** The area's default in that week, in minutes. */
  defaultMin: integer,
  /** The week has no target of its own and follows the default. */
  isDefault: z.boolean(),
  /** Excluded from the week's rating. */
  isResting: z.boolean(),
  usedSec: integer,
  /** When this target was applied to a past week; omitted for all other targets. */
  appliedAt: z.optional(instant),
});

export type WeeklyGoal = z.infer<typeof weeklyGoal>;

const invalidData = 'Invalid data';
/** Shown by the planner for a row that no longer exists. */
export const weeklyGoalNotFound = 'Missing goal ID, please refresh';

export const weeklyGoalUpdate = z
  .object({
    goalMin: z.optional(integerField(0, limits.weeklyMinutes, invalidData)),
    /** Removes the user's own target. */
    useDefault: z.optional(z.literal(true, invalidData)),
    isResting: z.optional(z.boolean(invalidData)),
  })
  .check(
    z.refine(({ goalMin, useDefault }) => goalMin === undefined || useDefault === undefined, {
      error: invalidData,
      path: ['useDefault'],
    }),
    z.refine((changes) => Object.values(changes).some((value) => value !== undefined), {
      error: invalidData,
      path: ['goalMin'],
    }),
  );

export const weeklyGoals = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/weekly-goals',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.array(weeklyGoal) },
    fallback: "This week's plan could not be loaded.",
  },
  update: {
    method: 'PATCH',
    path: '/api/weekly-goals/:id',
    access: 'session',
    params: z.object({ id }),
    body: weeklyGoalUpdate,
    responses: { 200: weeklyGoal },
    messages: { 404: weeklyGoalNotFound },
    fallback: 'Failed to save. Please try again.',
  },
  usage: {
    method: 'GET',
    path: '/api/weekly-goals/usage',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.array(z.object({ focusAreaId: id, trackedSeconds: integer })) },
    fallback: "This week's time could not be loaded.",
  },
});
