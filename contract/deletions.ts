import * as z from 'zod/mini';
import { deletionKinds } from '#domain/deletion.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { integer, id, instant } from './schema/fields.ts';

const deletion = z.object({
  _id: id,
  kind: z.enum(deletionKinds),
  title: z.string(),
  deletedAt: instant,
  /** When it is deleted permanently. */
  restorableUntil: instant,
  /** How many records were deleted with it. */
  contents: z.object({ goals: integer, tasks: integer, inventoryItems: integer, timeEntries: integer }),
});

export type Deletion = z.infer<typeof deletion>;

export const deletions = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/deletions',
    summary: 'List the deletions that can be restored, latest first',
    access: 'session',
    responses: { 200: z.array(deletion) },
    fallback: 'Failed to load recent deletions.',
  },
  restore: {
    method: 'POST',
    path: '/api/deletions/:id/restore',
    summary:
      'Restore a deletion with the same ids; timers that were running are restored as stopped at the time of the deletion',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.object({ kind: z.enum(deletionKinds), _id: id }) },
    messages: { 409: 'This belongs to a focus area that has been deleted, so it cannot be restored.' },
    fallback: 'It was not restored.',
  },
});
