import * as z from 'zod/mini';
import { categoryClasses, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer, id, instant, integerField, nameField, textField } from '../schema/fields.ts';
import { goal } from './goals.ts';
import { areaColors } from '#domain/focus-area/area-colors.ts';
import { limits } from '#domain/limits.ts';

const classRequired = 'Please select a focus area class.';
const invalidWeight = `Weight must be a whole number from ${limits.weightMin} to ${limits.weightMax}.`;
const invalidWeeklyTime = 'Weekly time goal must be a whole number of minutes, at most 168 hours.';

const fields = {
  name: nameField(limits.focusAreaName, 'Focus Area name is required.', 'Focus Area name is too long.'),
  description: z.optional(
    textField(limits.description, `Description must be at most ${limits.description} characters.`),
  ),
  focusAreaClass: z.optional(z.enum(focusAreaClasses, classRequired)),
  defaultWeeklyMin: z.optional(
    integerField(1, limits.weeklyMinutes, invalidWeeklyTime, '⏱️ Weekly time goal cannot be 00:00.'),
  ),
  weight: z.optional(integerField(limits.weightMin, limits.weightMax, invalidWeight)),
  /** A new area gets a colour that few others have. */
  color: z.optional(z.enum(areaColors, 'Please select one of the colours.')),
};

/** A name alone is enough, but a weekly time or a weight requires a class. */
export const newFocusArea = z.object(fields).check(
  z.refine(
    ({ focusAreaClass, defaultWeeklyMin, weight }) =>
      focusAreaClass !== undefined || (defaultWeeklyMin === undefined && weight === undefined),
    {
      error: classRequired,
      path: ['focusAreaClass'],
      // Runs even if a single field is invalid, so that all errors are reported at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);

/** Omitted fields stay unchanged, so that two tabs can change different fields. */
export const focusAreaUpdate = z.object({ ...fields, name: z.optional(fields.name) });

export const focusArea = z.object({
  _id: id,
  name: z.string(),
  /** May be empty. */
  description: z.string(),
  focusAreaClass: z.enum(focusAreaClasses),
  /** Minutes. */
  defaultWeeklyMin: integer,
  weight: integer,
  categoryClass: z.enum(categoryClasses),
  /** The default is for responses that were cached before this field existed. */
  color: z._default(z.enum(areaColors), 'gray'),
  createdAt: instant,
});

export const focusAreaWithGoals = z.object({ ...focusArea.shape, goals: z.array(goal) });

export type FocusArea = z.infer<typeof focusArea>;
export type FocusAreaWithGoals = z.infer<typeof focusAreaWithGoals>;

export const focusAreas = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/focus-areas',
    access: 'session',
    responses: { 200: z.array(focusArea) },
    fallback: 'Failed to load categories',
  },
  create: {
    method: 'POST',
    path: '/api/focus-areas',
    access: 'session',
    body: newFocusArea,
    responses: { 201: focusArea },
    creates: true,
    fallback: 'Failed to save focus area',
  },
  update: {
    method: 'PUT',
    path: '/api/focus-areas/:id',
    access: 'session',
    params: z.object({ id }),
    body: focusAreaUpdate,
    responses: { 200: focusArea },
    fallback: 'Failed to save focus area',
  },
});

/** Served by the goals module, which may use focus areas; the other way round would be a cycle. */
export const focusAreasWithGoals = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/focus-areas/with-goals',
    access: 'session',
    responses: { 200: z.array(focusAreaWithGoals) },
    fallback: 'Unable to load goals.',
  },
});
