import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { idField, integerField, nameField } from '../schema/fields.ts';

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
