import * as z from 'zod/mini';
import { categoryClasses, focusAreaClasses } from '#domain/focus-area.ts';
import { limits } from '#domain/limits.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant, nameText, text, whole } from './fields.ts';
import { goal } from './goals.ts';

export const focusArea = z.object({
  _id: id,
  name: z.string(),
  /** Empty when there is none. */
  description: z.string(),
  focusAreaClass: z.enum(focusAreaClasses),
  /** Minutes. */
  defaultWeeklyMin: count,
  weight: count,
  categoryClass: z.enum(categoryClasses),
  createdAt: instant,
});

export const focusAreaWithGoals = z.object({ ...focusArea.shape, goals: z.array(goal) });

export type FocusArea = z.infer<typeof focusArea>;
export type FocusAreaWithGoals = z.infer<typeof focusAreaWithGoals>;

const pickClass = 'Please select a focus area class.';
const wrongWeight = `Weight must be a whole number from ${limits.weightMin} to ${limits.weightMax}.`;
const wrongTime = 'Weekly time goal must be whole minutes, at most 168 hours.';

const fields = {
  name: nameText(limits.focusAreaName, 'Focus Area name is required.', 'Focus Area name is too long.'),
  description: z.optional(text(limits.description, `Description must be at most ${limits.description} characters.`)),
  focusAreaClass: z.optional(z.enum(focusAreaClasses, pickClass)),
  defaultWeeklyMin: z.optional(whole(1, limits.weeklyMinutes, wrongTime, '⏱️ Weekly time goal cannot be 00:00.')),
  weight: z.optional(whole(limits.weightMin, limits.weightMax, wrongWeight)),
};

/** A name alone is the quick way; whoever says how the area counts must also say as what. */
export const newFocusArea = z.object(fields).check(
  z.refine(
    ({ focusAreaClass, defaultWeeklyMin, weight }) =>
      focusAreaClass !== undefined || (defaultWeeklyMin === undefined && weight === undefined),
    {
      error: pickClass,
      path: ['focusAreaClass'],
      // Also where a field is wrong by itself, so that all that is wrong is told at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);

/** What is left out stays as it is, so that two tabs that change different things both get their way. */
export const changedFocusArea = z.object({ ...fields, name: z.optional(fields.name) });

export const focusAreas = endpoints({
  list: {
    method: 'GET',
    path: '/api/focus-areas',
    summary: 'The focus areas, oldest first, with the settings that were made last',
    access: 'session',
    answers: { 200: z.array(focusArea) },
    fallback: 'Failed to load categories',
  },
  withGoals: {
    method: 'GET',
    path: '/api/focus-areas/with-goals',
    summary: 'The focus areas with their goals of every status, each oldest first',
    access: 'session',
    answers: { 200: z.array(focusAreaWithGoals) },
    fallback: 'Unable to load goals.',
  },
  create: {
    method: 'POST',
    path: '/api/focus-areas',
    summary: 'Create a focus area; a name alone makes a Level-Up area of an hour a week',
    access: 'session',
    body: newFocusArea,
    answers: { 201: focusArea },
    creates: true,
    fallback: 'Failed to save focus area',
  },
  update: {
    method: 'PUT',
    path: '/api/focus-areas/:id',
    summary: 'Change a focus area; class, weight and weekly time change from the current week on',
    access: 'session',
    params: z.object({ id }),
    body: changedFocusArea,
    answers: { 200: focusArea },
    fallback: 'Failed to save focus area',
  },
});
