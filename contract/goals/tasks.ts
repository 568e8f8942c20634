import * as z from 'zod/mini';
import { dayField, id, idField, instant, integer, integerField, nameField } from '../schema/fields.ts';
import { deletionQuery, deletionResponses } from '../schema/deletion-response.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { limits } from '#domain/limits.ts';

const title = nameField(
  limits.title,
  'Task title is required.',
  `Task title must be at most ${limits.title} characters.`,
);
const invalidItems = 'The resources of a task must be a list of ids.';
const tooManyItems = `A task can be created from at most ${limits.itemsPerRequest} resources.`;
const inventoryItems = z
  .array(idField(invalidItems), invalidItems)
  .check(z.refine((list) => list.length <= limits.itemsPerRequest, tooManyItems));

const invalidEstimate = `The size must be a whole number of minutes from 1 to ${limits.estimatedMinutes}.`;
const invalidTimes = `A task can repeat 1 to ${limits.timesPerWeek} times a week.`;
const invalidWeek = `The week must be a whole number from 1 to ${limits.taskWeek}.`;
const week = z.optional(z.nullable(integerField(1, limits.taskWeek, invalidWeek)));

/**
 * Without `estimatedMinutes`, the size of a new task or title is read from its end: 'Read chapter 4 (45 min)'. `untilWeek` is ignored
 * unless the task repeats.
 */
const planFields = {
  estimatedMinutes: z.optional(z.nullable(integerField(1, limits.estimatedMinutes, invalidEstimate))),
  timesPerWeek: z.optional(z.nullable(integerField(1, limits.timesPerWeek, invalidTimes))),
  week,
  untilWeek: week,
};

export const newTask = z.object({
  title,
  ...planFields,
  /** Resources of the same goal. */
  inventoryItems: z.optional(inventoryItems),
});

/** Omitted fields stay unchanged. */
export const taskUpdate = z.object({
  title: z.optional(title),
  ...planFields,
  isSetAside: z.optional(z.boolean('isSetAside must be true or false.')),
});

export const task = z.object({
  _id: id,
  title: z.string(),
  completed: z.boolean(),
  /** The resources it was created from, without deleted ones. */
  inventoryItems: z.array(id),
  goal: id,
  completedAt: z.nullable(instant),
  createdAt: instant,
  /** Its size; of a repeating task, each time. These defaults are for responses that were cached before the fields existed. */
  estimatedMinutes: z._default(z.nullable(integer), null),
  /** How often it repeats; null if it is done once. */
  timesPerWeek: z._default(z.nullable(integer), null),
  /** The week of the plan, counted from 1; of a repeating task, the first one. Null: the week of its goal. */
  week: z._default(z.nullable(integer), null),
  /** The last week of a repeating task that has a week of its own. Null: as long as the plan. */
  untilWeek: z._default(z.nullable(integer), null),
  /** Taken out of the plan, but not deleted. */
  isSetAside: z._default(z.boolean(), false),
  /** The days on which a repeating task was done, in the time zone of the account at the time. */
  ticks: z._default(z.array(z.string()), []),
  /** All time tracked on it, including a running timer. */
  trackedSec: z._default(integer, 0),
});

export type Task = z.infer<typeof task>;

export const untilBeforeWeek = 'The last week must not be before the first.';
export const longerThanWeek = `A week has ${limits.weeklyHours} hours. Choose a smaller size or fewer times a week.`;
const itemsOfAnotherGoal = 'A task can only be created from resources of the same goal.';
const invalidTasks = 'Tasks must be a list.';

export const tasks = defineEndpoints({
  listByGoal: {
    method: 'GET',
    path: '/api/goals/:id/tasks',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.array(task) },
    fallback: 'The tasks could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/goals/:id/tasks',
    access: 'session',
    params: z.object({ id }),
    body: newTask,
    responses: { 201: task },
    messages: { 422: itemsOfAnotherGoal },
    creates: true,
    fallback: 'The task was not added.',
  },
  createMany: {
    method: 'POST',
    path: '/api/goals/:id/tasks/several',
    access: 'session',
    params: z.object({ id }),
    body: z.object({
      tasks: z
        .array(newTask, invalidTasks)
        .check(
          z.refine(
            (list) => list.length > 0 && list.length <= limits.tasksPerRequest,
            `You can add 1 to ${limits.tasksPerRequest} tasks at once.`,
          ),
        ),
    }),
    responses: { 201: z.array(task) },
    messages: { 422: itemsOfAnotherGoal },
    creates: true,
    fallback: 'The tasks were not added.',
  },
  setStatus: {
    method: 'PATCH',
    path: '/api/tasks/:id/status',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ completed: z.boolean('Completed must be true or false.') }),
    responses: { 200: task },
    fallback: 'The task was not saved.',
  },
  update: {
    method: 'PUT',
    path: '/api/tasks/:id',
    access: 'session',
    params: z.object({ id }),
    body: taskUpdate,
    responses: { 200: task },
    fallback: 'The task was not saved.',
  },
  move: {
    method: 'PATCH',
    path: '/api/tasks/:id/position',
    access: 'session',
    params: z.object({ id }),
    body: z.object({
      /** Null: to the beginning. */
      afterId: z.nullable(idField('A task can only be moved behind another task of the same goal.')),
    }),
    responses: { 200: task },
    messages: { 422: 'A task can only be moved behind another task of the same goal.' },
    fallback: 'The task was not moved.',
  },
  tick: {
    method: 'PATCH',
    path: '/api/tasks/:id/tick',
    access: 'session',
    params: z.object({ id }),
    body: z.object({
      ticked: z.boolean('Ticked must be true or false.'),
      /** Today if omitted. */
      day: z.optional(dayField('The day must be a day from 1970 to 2100, as YYYY-MM-DD.')),
    }),
    responses: { 200: task },
    messages: { 409: 'This task does not repeat. Mark it as completed instead.' },
    fallback: 'The task was not saved.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/tasks/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
    fallback: 'The task was not deleted.',
  },
});
