import * as z from 'zod/mini';
import { goalStatuses } from '#domain/goal-status.ts';
import { limits } from '#domain/limits.ts';
import { dayField } from './schema/calendar-fields.ts';
import { rangeDays, validRange } from './schema/day-range.ts';
import { deletionQuery, deletionResponses } from './schema/deletion-response.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { integer, id, instant } from './schema/fields.ts';
import { type EntryField, entryGoalId, newTimeEntry, timeEntryUpdate } from './requests/time-entries.ts';

type ComputedField = '_id' | 'goalId' | 'goal' | 'durationSec' | 'stepTitle';

/** Compilation fails if a field is neither computed nor among those that a request can set. */
export const timeEntry = z.object({
  _id: id,
  goalId: id,
  goal: z.object({
    _id: id,
    title: z.string(),
    status: z.enum(goalStatuses),
    focusArea: z.object({ _id: id, name: z.string() }),
  }),
  startAt: instant,
  /** Null while the timer is running. */
  endAt: z.nullable(instant),
  /** A running entry counts up to now. */
  durationSec: integer,
  /** May be empty. The defaults are for responses that were cached before these fields existed. */
  note: z._default(z.string(), ''),
  tags: z._default(z.array(z.string()), []),
  /** The task or the resource that it was tracked on, if any; never both. */
  taskId: z._default(z.nullable(id), null),
  inventoryItemId: z._default(z.nullable(id), null),
  stepTitle: z._default(z.nullable(z.string()), null),
} satisfies Record<EntryField | ComputedField, z.ZodMiniType>);

export type TimeEntry = z.infer<typeof timeEntry>;

const entrySuggestions = z.object({ notes: z.array(z.string()), tags: z.array(z.string()) });

export type EntrySuggestions = z.infer<typeof entrySuggestions>;

/** Not in `entryMessages`, because no form shows it. */
export const resumeExpired = 'This entry ended more than an hour ago. Start a new timer instead.';

const goalNotActive = 'This goal is no longer active, so no time can be added to it.';

export const timeEntries = defineEndpoints({
  active: {
    method: 'GET',
    path: '/api/time-entries/active',
    access: 'session',
    responses: {
      200: z.object({
        data: z.array(timeEntry),
        serverNow: instant,
        /** The default is for responses that were cached before this field existed. */
        revision: z._default(integer, 0),
      }),
    },
    fallback: 'The running timers could not be loaded.',
  },
  byDay: {
    method: 'GET',
    path: '/api/time-entries/time-entries-by-day',
    access: 'session',
    query: z.object({ date: dayField('The date must be a day from 1970 to 2100, as YYYY-MM-DD.') }),
    responses: { 200: z.array(timeEntry) },
    fallback: 'The time entries could not be loaded.',
  },
  range: {
    method: 'GET',
    path: '/api/time-entries/range',
    access: 'session',
    query: z.object(rangeDays).check(validRange(limits.entryRangeDays)),
    responses: { 200: z.array(timeEntry) },
    fallback: 'The time entries could not be loaded.',
  },
  suggestions: {
    method: 'GET',
    path: '/api/time-entries/suggestions',
    access: 'session',
    query: z.object({ goalId: entryGoalId }),
    responses: { 200: entrySuggestions },
    fallback: 'The suggestions could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/time-entries',
    access: 'session',
    body: newTimeEntry,
    responses: { 200: timeEntry, 201: timeEntry },
    messages: { 409: goalNotActive },
    creates: true,
    fallback: 'Error saving entry',
  },
  update: {
    method: 'PATCH',
    path: '/api/time-entries/:id',
    access: 'session',
    params: z.object({ id }),
    body: timeEntryUpdate,
    responses: { 200: timeEntry },
    messages: { 409: goalNotActive },
    fallback: 'Error saving entry',
  },
  remove: {
    method: 'DELETE',
    path: '/api/time-entries/:id',
    access: 'session',
    params: z.object({ id }),
    query: deletionQuery,
    responses: deletionResponses,
    fallback: 'Failed to delete',
  },
});
