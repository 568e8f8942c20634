import * as z from 'zod/mini';
import { areaColors } from '#domain/focus-area/area-colors.ts';
import { categoryClasses, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { integer, id, instant } from './schema/fields.ts';
import { goal } from './goals.ts';
import { focusAreaUpdate, newFocusArea } from './requests/focus-areas.ts';

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
