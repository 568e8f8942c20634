import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { endpoints } from './endpoint.ts';
import { id, idField, instant, nameText } from './fields.ts';

export const task = z.object({
  _id: id,
  title: z.string(),
  completed: z.boolean(),
  /** The ids of the resources it was made from, as far as they are still there. */
  inventoryItems: z.array(id),
  /** The id of its goal. */
  goal: id,
  completedAt: z.nullable(instant),
  createdAt: instant,
});

export type Task = z.infer<typeof task>;

const title = nameText(
  limits.title,
  'Task title is required.',
  `Task title must be at most ${limits.title} characters.`,
);
const wrongItems = 'The resources of a task must be a list of ids.';
const tooManyItems = `A task can be created from at most ${limits.itemsAtOnce} resources.`;
const inventoryItems = z
  .array(idField(wrongItems), wrongItems)
  .check(z.refine((list) => list.length <= limits.itemsAtOnce, tooManyItems));

export const newTask = z.object({
  title,
  /** Resources of the same goal. */
  inventoryItems: z.optional(inventoryItems),
});

const foreignItems = 'A task can only be created from resources of the same goal.';
const wrongTasks = 'Tasks must be a list.';

export const tasks = endpoints({
  ofGoal: {
    method: 'GET',
    path: '/api/goals/:id/tasks',
    summary: 'The tasks of a goal, oldest first',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: z.array(task) },
    fallback: 'The tasks could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/goals/:id/tasks',
    summary: 'Add a task to a goal, perhaps made from some of its resources',
    access: 'session',
    params: z.object({ id }),
    body: newTask,
    answers: { 201: task },
    messages: { 422: foreignItems },
    creates: true,
    fallback: 'The task was not added.',
  },
  createSeveral: {
    method: 'POST',
    path: '/api/goals/:id/tasks/several',
    summary: 'Add several tasks to a goal: all of them or, should one be wrong, none',
    access: 'session',
    params: z.object({ id }),
    body: z.object({
      tasks: z
        .array(newTask, wrongTasks)
        .check(
          z.refine(
            (list) => list.length > 0 && list.length <= limits.tasksAtOnce,
            `From 1 to ${limits.tasksAtOnce} tasks can be added at once.`,
          ),
        ),
    }),
    answers: { 201: z.array(task) },
    messages: { 422: foreignItems },
    creates: true,
    fallback: 'The tasks were not added.',
  },
  setStatus: {
    method: 'PATCH',
    path: '/api/tasks/:id/status',
    summary: 'Tick a task off, or take that back',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ completed: z.boolean('Completed must be true or false.') }),
    answers: { 200: task },
    fallback: 'The task was not saved.',
  },
  update: {
    method: 'PUT',
    path: '/api/tasks/:id',
    summary: 'Change the title of a task',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ title }),
    answers: { 200: task },
    fallback: 'The task was not saved.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Delete a task',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    fallback: 'The task was not deleted.',
  },
});
