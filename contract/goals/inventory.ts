import * as z from 'zod/mini';
import { inventorySorts, priorities, sortDirections } from '#domain/inventory.ts';
import { deletionQuery, deletionResponses } from '../schema/deletion-response.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import {
  integer,
  withOpenApi,
  id,
  idField,
  instant,
  integerField,
  nameField,
  textField,
  tagsField,
} from '../schema/fields.ts';
import { searchTextField } from '../schema/search-fields.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';

const invalidUrl = 'The link must be a web address that starts with https:// or http://.';
const urlTooLong = `The link must be at most ${limits.url} characters.`;
const invalidEstimate = `The estimate must be a whole number of minutes from 1 to ${limits.estimatedMinutes}.`;
const invalidRating = 'The rating must be a whole number from 1 to 5.';
const invalidPriority = 'Priority must be high, med or low.';

const url = withOpenApi(
  textField(limits.url, urlTooLong, invalidUrl).check(
    z.refine((value) => value === '' || isWebLink(value), invalidUrl),
  ),
  { format: 'uri', maxLength: limits.url },
);
const notes = textField(limits.description, `Notes must be at most ${limits.description} characters.`);
const reflectionNote = textField(
  limits.description,
  `The reflection must be at most ${limits.description} characters.`,
);
const title = nameField(limits.title, 'Title is required.', `Title must be at most ${limits.title} characters.`);

const fields = {
  /** An empty string or null removes the link. */
  url: z.optional(z.nullable(url)),
  notes: z.optional(notes),
  tags: z.optional(tagsField),
  reflectionNote: z.optional(reflectionNote),
  priority: z.optional(z.enum(priorities, invalidPriority)),
  estimatedMinutes: z.optional(z.nullable(integerField(1, limits.estimatedMinutes, invalidEstimate))),
};

export const newInventoryItem = z.object({ title, ...fields });

const completed = z.boolean('Completed must be true or false.');

/** Omitted fields stay unchanged, so that two tabs can change different fields. */
export const inventoryItemUpdate = z.object({
  title: z.optional(title),
  ...fields,
  completed: z.optional(completed),
  rating: z.optional(z.nullable(integerField(1, 5, invalidRating))),
});

export const inventoryItemToggle = z.object({ completed: z.optional(completed) });

/** A resource for a goal: a book, a video, a course, a tool. */
export const inventoryItem = z.object({
  _id: id,
  title: z.string(),
  url: z.nullable(z.string()),
  /** May be empty, like the reflection. */
  notes: z.string(),
  tags: z.array(z.string()),
  completed: z.boolean(),
  reflectionNote: z.string(),
  /** From 1 to 5 stars. */
  rating: z.nullable(integer),
  priority: z.enum(priorities),
  estimatedMinutes: z.nullable(integer),
  completedAt: z.nullable(instant),
  createdAt: instant,
  goal: id,
  goalTitle: z.string(),
  focusArea: id,
  focusAreaName: z.string(),
  /** All time tracked on it, including a running timer. The default is for responses that were cached before this field existed. */
  trackedSec: z._default(integer, 0),
});

export type InventoryItem = z.infer<typeof inventoryItem>;

const groupedInventory = z.array(
  z.object({
    focusAreaId: id,
    focusAreaTitle: z.string(),
    goals: z.array(z.object({ goalId: id, goalTitle: z.string(), items: z.array(inventoryItem) })),
  }),
);

export type GroupedInventory = z.infer<typeof groupedInventory>;

/** An integer from 1 to `maximum`, sent as a string in the query. */
function numericStringField(maximum: number, message: string) {
  const isValid = (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= maximum;
  return withOpenApi(z.string(message).check(z.refine(isValid, message)), { type: 'integer', minimum: 1, maximum });
}

export const inventoryQuery = z.object({
  focusArea: z.optional(idField('The focus area must be a valid id.')),
  goal: z.optional(idField('The goal must be a valid id.')),
  completed: z.optional(z.enum(['true', 'false'], 'Completed must be true or false.')),
  /** Every word must occur in the title, notes, tags or link. */
  q: z.optional(searchTextField),
  page: z.optional(numericStringField(limits.pageMax, `The page must be a whole number from 1 to ${limits.pageMax}.`)),
  limit: z.optional(
    numericStringField(limits.pageSizeMax, `The limit must be a whole number from 1 to ${limits.pageSizeMax}.`),
  ),
  sortBy: z.optional(z.enum(inventorySorts, `Items can be sorted by ${inventorySorts.join(', ')}.`)),
  sortDir: z.optional(z.enum(sortDirections, 'The direction must be asc or desc.')),
});

export const inventory = defineEndpoints({
  listByGoal: {
    method: 'GET',
    path: '/api/goals/:id/inventory',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.array(inventoryItem) },
    fallback: 'Load error',
  },
  create: {
    method: 'POST',
    path: '/api/goals/:id/inventory',
    access: 'session',
    params: z.object({ id }),
    body: newInventoryItem,
    responses: { 201: inventoryItem },
    creates: true,
    fallback: 'The item was not saved.',
  },
  toggle: {
    method: 'PATCH',
    path: '/api/goals/:id/inventory/:itemId/toggle',
    access: 'session',
    params: z.object({ id, itemId: id }),
    body: inventoryItemToggle,
    responses: { 200: inventoryItem },
    fallback: 'The item was not saved.',
  },
  list: {
    method: 'GET',
    path: '/api/inventory',
    access: 'session',
    query: inventoryQuery,
    responses: {
      200: z.object({
        items: z.array(inventoryItem),
        meta: z.object({ total: integer, page: integer, limit: integer }),
      }),
    },
    fallback: 'Load error',
  },
  grouped: {
    method: 'GET',
    path: '/api/inventory/grouped',
    access: 'session',
    responses: { 200: groupedInventory },
    fallback: 'Load error',
  },
  update: {
    method: 'PATCH',
    path: '/api/inventory/:id',
    access: 'session',
    params: z.object({ id }),
    body: inventoryItemUpdate,
    responses: { 200: inventoryItem },
    fallback: 'The item was not saved.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/inventory/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
    fallback: 'The item was not deleted.',
  },
});
