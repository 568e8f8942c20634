import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { instantField, id, idField, tagsField } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { timeEntry, entryMessages } from './time-entries.ts';

// Separate from `time-entries.ts`, which every page downloads.

export const entryEditMessages = {
  atRequired: 'Choose when to split the entry.',
  outside: 'The time must be within the entry.',
  running: 'Stop the timer before you split it.',
  none: 'Select at least one entry.',
  tooMany: `At most ${limits.entriesPerRequest} entries can be changed at once.`,
  tooManyTags: `An entry can have at most ${limits.tags} tags. Remove some first.`,
  timersOverlap: 'Each goal can have only one running timer. Stop the others first.',
} as const;

const splitTime = instantField(
  entryEditMessages.atRequired,
  'The time must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.',
);

export const entrySplit = z.object({ at: splitTime });

const invalidIds = 'Expected a list of entry ids.';
const ids = z.array(idField(invalidIds), invalidIds);
const isNonEmpty = (list: readonly unknown[]) => list.length > 0;
const isWithinLimit = (list: readonly string[]) => new Set(list).size <= limits.entriesPerRequest;

const invalidChanges = 'Expected a list of changes.';

/**
 * A change of some entries. `tags` replaces their tags; `removeTags` and `addTags` apply to each, in this order. Another goal clears
 * the task or resource, unless one of that goal is given.
 */
const entryChange = z
  .object(
    {
      ids,
      goalId: z.optional(idField(entryMessages.goal)),
      taskId: z.optional(idField(entryMessages.task)),
      inventoryItemId: z.optional(idField(entryMessages.item)),
      tags: z.optional(tagsField),
      removeTags: z.optional(tagsField),
      addTags: z.optional(tagsField),
    },
    invalidChanges,
  )
  .check(
    z.refine(
      ({ tags, removeTags, addTags }) => tags === undefined || (removeTags === undefined && addTags === undefined),
      'tags cannot be combined with addTags or removeTags.',
    ),
    z.refine(
      ({ taskId, inventoryItemId }) => taskId === undefined || inventoryItemId === undefined,
      entryMessages.oneStep,
    ),
  );

export type EntryChange = z.infer<typeof entryChange>;

const changes = z.array(entryChange, invalidChanges).check(
  z.refine((list) => isNonEmpty(list.flatMap((change) => change.ids)), entryEditMessages.none),
  z.refine((list) => isWithinLimit(list.flatMap((change) => change.ids)), entryEditMessages.tooMany),
);

const entries = z.object({ entries: z.array(timeEntry) });

export const entryEdits = defineEndpoints({
  split: {
    method: 'POST',
    path: '/api/time-entries/:id/split',
    access: 'session',
    params: z.object({ id }),
    body: entrySplit,
    responses: { 201: entries },
    creates: true,
    fallback: 'The entry was not split.',
  },
  join: {
    method: 'POST',
    path: '/api/time-entries/:id/join',
    access: 'session',
    params: z.object({ id }),
    body: z.object({ nextId: idField('Choose the entry to join.') }),
    responses: { 200: timeEntry },
    messages: { 409: 'One of the parts has changed since the split, so they were not joined.' },
    fallback: 'The entries were not joined.',
  },
  update: {
    method: 'PATCH',
    path: '/api/time-entries',
    access: 'session',
    body: z.object({ changes }),
    responses: { 200: entries },
    messages: { 409: 'This goal is no longer active, so no time can be added to it.' },
    bodyLimit: limits.entryChangesBytes,
    fallback: 'The entries were not changed.',
  },
  remove: {
    method: 'POST',
    path: '/api/time-entries/delete',
    access: 'session',
    body: z.object({
      ids: ids.check(z.refine(isNonEmpty, entryEditMessages.none), z.refine(isWithinLimit, entryEditMessages.tooMany)),
    }),
    responses: { 200: z.object({ deletionId: id }) },
    fallback: 'The entries were not deleted.',
  },
});
