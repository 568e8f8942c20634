import * as z from 'zod/mini';
import { deletionKinds } from '#domain/deletion.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant } from './fields.ts';

const deletion = z.object({
  _id: id,
  kind: z.enum(deletionKinds),
  title: z.string(),
  deletedAt: instant,
  /** When it is removed for good. */
  restorableUntil: instant,
  /** What was deleted with it. */
  contents: z.object({ goals: count, tasks: count, inventoryItems: count, timeEntries: count }),
});

export type Deletion = z.infer<typeof deletion>;

export const deletions = endpoints({
  list: {
    method: 'GET',
    path: '/api/deletions',
    summary: 'What was deleted and can be restored, latest first',
    access: 'session',
    answers: { 200: z.array(deletion) },
    fallback: 'Failed to load what was deleted.',
  },
  restore: {
    method: 'POST',
    path: '/api/deletions/:id/restore',
    summary: 'Restore what was deleted, with the same ids; timers that ran are restored as ended when it was deleted',
    access: 'session',
    params: z.object({ id }),
    answers: { 200: z.object({ kind: z.enum(deletionKinds), _id: id }) },
    messages: { 409: 'This belongs to a focus area that has been deleted, so it cannot be restored.' },
    fallback: 'It was not restored.',
  },
});
