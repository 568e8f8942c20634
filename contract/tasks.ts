import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { deletionQuery, deletionResponses } from './schema/deletion-response.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { id, idField, instant, nameField } from './schema/fields.ts';

export const task = z.object({
  _id: id,
  title: z.string(),
  completed: z.boolean(),
  /** The resources it was created from, without deleted ones. */
  inventoryItems: z.array(id),
  goal: id,
  completedAt: z.nullable(instant),
  createdAt: instant,
});

export type Task = z.infer<typeof task>;

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

export const newTask = z.object({
  title,
  /** Resources of the same goal. */
  inventoryItems: z.optional(inventoryItems),
});

const itemsOfAnotherGoal = 'A task can only be created from resources of the same goal.';
const invalidTasks = 'Tasks must be a list.';

export const tasks = defineEndpoints({
  listByGoal: {
    method: 'GET',
    path: '/api/goals/:id/tasks',
    summary: 'List the tasks of a goal, oldest first',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.array(task) },
    fallback: 'The tasks could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/goals/:id/tasks',
    summary: 'Add a task to a goal, optionally created from some of its resources',
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
    summary: 'Add several tasks to a goal, all or nothing',
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
    summary: 'Mark a task as completed or not completed',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ completed: z.boolean('Completed must be true or false.') }),
    responses: { 200: task },
    fallback: 'The task was not saved.',
  },
  update: {
    method: 'PUT',
    path: '/api/tasks/:id',
    summary: 'Change the title of a task',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ title }),
    responses: { 200: task },
    fallback: 'The task was not saved.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Delete a task; it can be restored',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
    fallback: 'The task was not deleted.',
  },
});
