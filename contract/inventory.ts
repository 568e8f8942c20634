import * as z from 'zod/mini';
import { inventorySorts, priorities, sortDirections } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { wordsOf } from '#domain/search.ts';
import { isWebLink } from '#domain/web-link.ts';
import { endpoints } from './endpoint.ts';
import { count, documented, id, idField, instant, isAtMost, nameText, storable, text, whole } from './fields.ts';

/** A resource of a goal: a book, a video, a course, a tool. */
export const inventoryItem = z.object({
  _id: id,
  title: z.string(),
  /** Null when there is none. */
  url: z.nullable(z.string()),
  /** Empty when there are none, as is the reflection. */
  notes: z.string(),
  tags: z.array(z.string()),
  completed: z.boolean(),
  reflectionNote: z.string(),
  /** From 1 to 5 stars. */
  rating: z.nullable(count),
  priority: z.enum(priorities),
  estimatedMinutes: z.nullable(count),
  completedAt: z.nullable(instant),
  createdAt: instant,
  /** The id of its goal, and that goal's title. */
  goal: id,
  goalTitle: z.string(),
  /** The id of the goal's focus area, and that area's name. */
  focusArea: id,
  focusAreaName: z.string(),
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

const wrongUrl = 'The link must be the address of a web page, beginning with https:// or http://.';
const longUrl = `The link must be at most ${limits.url} characters.`;
const noTag = 'A tag needs at least one visible character.';
const longTag = `A tag must be at most ${limits.tagLength} characters.`;
const wrongTags = 'Tags must be a list of words.';
const wrongEstimate = `The estimate must be whole minutes, from 1 to ${limits.estimatedMinutes}.`;
const wrongRating = 'The rating must be a whole number from 1 to 5.';
const wrongPriority = 'Priority must be high, med or low.';

const url = documented(
  text(limits.url, longUrl, wrongUrl).check(z.refine((value) => value === '' || isWebLink(value), wrongUrl)),
  { format: 'uri', maxLength: limits.url },
);
export const tag = nameText(limits.tagLength, noTag, longTag).check(
  z.refine((value) => !value.includes(','), 'A tag cannot contain a comma. Commas separate tags.'),
);
const tags = z
  .array(tag, wrongTags)
  .check(z.refine((list) => list.length <= limits.tags, `At most ${limits.tags} tags are possible.`));
const notes = text(limits.description, `Notes must be at most ${limits.description} characters.`);
const reflectionNote = text(limits.description, `The reflection must be at most ${limits.description} characters.`);
const title = nameText(limits.title, 'Title is required.', `Title must be at most ${limits.title} characters.`);

const fields = {
  /** Empty or null: none. */
  url: z.optional(z.nullable(url)),
  notes: z.optional(notes),
  tags: z.optional(tags),
  reflectionNote: z.optional(reflectionNote),
  priority: z.optional(z.enum(priorities, wrongPriority)),
  estimatedMinutes: z.optional(z.nullable(whole(1, limits.estimatedMinutes, wrongEstimate))),
};

export const newInventoryItem = z.object({ title, ...fields });

const completed = z.boolean('Completed must be true or false.');

/** What is left out stays as it is, so that two tabs that change different things both get their way. */
export const changedInventoryItem = z.object({
  title: z.optional(title),
  ...fields,
  completed: z.optional(completed),
  rating: z.optional(z.nullable(whole(1, 5, wrongRating))),
});

/** A number within bounds, as a query says it: `Number` makes it one. */
function numberText(maximum: number, message: string) {
  const isRight = (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= maximum;
  return documented(z.string(message).check(z.refine(isRight, message)), { type: 'integer', minimum: 1, maximum });
}

export const inventoryQuery = z.object({
  focusArea: z.optional(idField('The focus area must be given by its id.')),
  goal: z.optional(idField('The goal must be given by its id.')),
  completed: z.optional(z.enum(['true', 'false'], 'Completed must be true or false.')),
  /** Words that title, notes, tags or link must all hold. */
  q: z.optional(
    documented(
      z.string('The search must be text.').check(
        z.refine((value) => isAtMost(limits.searchText, value), `Search for at most ${limits.searchText} characters.`),
        z.refine(storable, 'This contains a character that cannot be searched for.'),
        z.refine(
          (value) => wordsOf(value).length <= limits.searchWords,
          `Search for at most ${limits.searchWords} words.`,
        ),
      ),
      { maxLength: limits.searchText },
    ),
  ),
  page: z.optional(numberText(limits.pageMax, `The page must be a whole number from 1 to ${limits.pageMax}.`)),
  limit: z.optional(numberText(limits.pageSizeMax, `A page has from 1 to ${limits.pageSizeMax} items.`)),
  sortBy: z.optional(z.enum(inventorySorts, `Items can be sorted by ${inventorySorts.join(', ')}.`)),
  sortDir: z.optional(z.enum(sortDirections, 'The direction must be asc or desc.')),
});

export const inventory = endpoints({
  ofGoal: {
    method: 'GET',
    path: '/api/goals/:id/inventory',
    summary: 'The resources of a goal, oldest first',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: z.array(inventoryItem) },
    fallback: 'Load error',
  },
  create: {
    method: 'POST',
    path: '/api/goals/:id/inventory',
    summary: 'Add a resource to a goal',
    access: 'session',
    params: z.object({ id }),
    body: newInventoryItem,
    answers: { 201: inventoryItem },
    creates: true,
    fallback: 'The item was not saved.',
  },
  toggle: {
    method: 'PATCH',
    path: '/api/goals/:id/inventory/:itemId/toggle',
    summary: 'Mark a resource of the goal as done or pending; without a body, as what it is not',
    access: 'session',
    params: z.object({ id, itemId: id }),
    body: z.object({ completed: z.optional(completed) }),
    answers: { 200: inventoryItem },
    fallback: 'The item was not saved.',
  },
  list: {
    method: 'GET',
    path: '/api/inventory',
    summary: 'A page of resources, searched, filtered and sorted; newest first unless said otherwise',
    access: 'session',
    query: inventoryQuery,
    answers: {
      200: z.object({ items: z.array(inventoryItem), meta: z.object({ total: count, page: count, limit: count }) }),
    },
    fallback: 'Load error',
  },
  grouped: {
    method: 'GET',
    path: '/api/inventory/grouped',
    summary: 'All resources by focus area and goal, each oldest first; areas and goals without any are left out',
    access: 'session',
    answers: { 200: groupedInventory },
    fallback: 'Load error',
  },
  update: {
    method: 'PATCH',
    path: '/api/inventory/:id',
    summary: 'Change a resource, or mark it as done with notes and a rating',
    access: 'session',
    params: z.object({ id }),
    body: changedInventoryItem,
    answers: { 200: inventoryItem },
    fallback: 'The item was not saved.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/inventory/:id',
    summary: 'Delete a resource',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    fallback: 'The item was not deleted.',
  },
});
