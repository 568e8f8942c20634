import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { weekStart } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant, whole } from './fields.ts';

/** What is planned for a focus area in a week. */
export const weeklyGoal = z.object({
  _id: id,
  focusAreaId: id,
  weekStart,
  /** Minutes: the user's own, or the default of the area while there is none. */
  goalMin: count,
  /** The default of the area in that week, in minutes. */
  defaultMin: count,
  /** No target of its own: whatever the default is, it follows. */
  isDefault: z.boolean(),
  /** Left out of the rating of the week. */
  isResting: z.boolean(),
  usedSec: count,
  /** When this target was applied to the week after it was over; left out for any other target. */
  appliedAt: z.optional(instant),
});

export type WeeklyGoal = z.infer<typeof weeklyGoal>;

const invalidData = 'Invalid data';
/** The sentence of the planner for a row that is no longer there. */
export const missingGoal = 'Missing goal ID, please refresh';

export const changedWeeklyGoal = z
  .object({
    goalMin: z.optional(whole(0, limits.weeklyMinutes, invalidData)),
    /** Gives up the own target. */
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

export const weeklyGoals = endpoints({
  list: {
    method: 'GET',
    path: '/api/weekly-goals',
    summary: 'What is planned for each focus area in a week, and how much of it is tracked; oldest area first',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.array(weeklyGoal) },
    fallback: "This week's plan could not be loaded.",
  },
  update: {
    method: 'PATCH',
    path: '/api/weekly-goals/:id',
    summary: 'Plan a week of a focus area: another target, the default again, or rest',
    access: 'session',
    params: z.object({ id }),
    body: changedWeeklyGoal,
    answers: { 200: weeklyGoal },
    messages: { 404: missingGoal },
    fallback: 'Failed to save. Please try again.',
  },
  usage: {
    method: 'GET',
    path: '/api/weekly-goals/usage',
    summary: 'How long each focus area was tracked in a week; those without any time are left out',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.array(z.object({ focusAreaId: id, trackedSeconds: count })) },
    fallback: "This week's time could not be loaded.",
  },
});
