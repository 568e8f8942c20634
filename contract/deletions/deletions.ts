import * as z from 'zod/mini';
import { deletionKinds } from '#domain/deletion.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer, id, instant } from '../schema/fields.ts';

const kind = z.enum(deletionKinds);

const deletion = z.object({
  _id: id,
  kind,
  /** The name or title; for a time entry, the title of its goal. */
  title: z.string(),
  /** The goal of a task, a resource or a time entry; null for other kinds. */
  goalTitle: z.nullable(z.string()),
  /** The times of a time entry; null for other kinds, and the end also for a running timer. */
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
  deletedAt: instant,
  /** When it is deleted permanently. */
  restorableUntil: instant,
  /** How many records were deleted with it. */
  contents: z.object({
    goals: integer,
    actionPlans: integer,
    tasks: integer,
    inventoryItems: integer,
    timeEntries: integer,
  }),
});

export type Deletion = z.infer<typeof deletion>;

const restored = z.object({
  kind,
  _id: id,
  /** What got a number added to its name, because the name was taken after the deletion. */
  renamed: z.array(z.object({ kind, from: z.string(), to: z.string() })),
});

export type Restored = z.infer<typeof restored>;

export const deletions = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/deletions',
    access: 'session',
    /** Continues after the last deletion of the previous page. */
    query: z.object({ before: z.optional(id) }),
    responses: { 200: z.array(deletion) },
    fallback: 'Failed to load recent deletions.',
  },
  restore: {
    method: 'POST',
    path: '/api/deletions/:id/restore',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: restored },
    fallback: 'It was not restored.',
  },
});
