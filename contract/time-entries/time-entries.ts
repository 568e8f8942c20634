import * as z from 'zod/mini';
import { goalStatuses } from '#domain/goal-status.ts';
import { limits, entryMaxMs } from '#domain/limits.ts';
import {
  dayField,
  integer,
  id,
  instant,
  instantField,
  hasControlCharacter,
  idField,
  textField,
  tagsField,
} from '../schema/fields.ts';
import { rangeDays, validRange } from '../schema/day-range.ts';
import { deletionQuery, deletionResponses } from '../schema/deletion-response.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { type FieldError, createFieldError } from '../schema/errors.ts';

export const entryMessages = {
  category: 'Please select a category.',
  goal: 'Please select a goal.',
  startRequired: 'Start date/time is required.',
  endRequired: 'End date/time is required.',
  endBeforeStart: 'End time must be after start time.',
  startInFuture: 'Start time cannot be in the future.',
  endInFuture: 'End time cannot be in the future.',
  tooLong: 'An entry can be at most 7 days long.',
  noteTooLong: `The note must be at most ${limits.entryNote} characters.`,
  noteControlCharacters: 'The note contains a control character. Please remove it.',
  alreadyRunning: 'A timer is already running for this goal.',
  task: 'Please select a task of this goal.',
  item: 'Please select a resource of this goal.',
  oneStep: 'An entry belongs to a task or to a resource, not to both.',
} as const;

/** Exported for the suggestions, which are those of a goal. */
export const entryGoalId = idField(entryMessages.goal);
const invalidInstant = (field: string) =>
  `${field} must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.`;
const startAt = instantField(entryMessages.startRequired, invalidInstant('Start'));
const endAt = instantField(entryMessages.endRequired, invalidInstant('End'));

/** Notes may have several lines. */
const note = textField(limits.entryNote, entryMessages.noteTooLong).check(
  z.refine((value) => !hasControlCharacter(value.replaceAll(/[\t\r\n]/g, '')), entryMessages.noteControlCharacters),
);

/** What a user can set when adding or changing an entry, besides the goal. */
const entryFields = {
  startAt: z.optional(startAt),
  endAt: z.optional(endAt),
  note: z.optional(note),
  tags: z.optional(tagsField),
  taskId: z.optional(z.nullable(idField(entryMessages.task))),
  inventoryItemId: z.optional(z.nullable(idField(entryMessages.item))),
};

export type EntryField = keyof typeof entryFields;

const oneStep = z.refine<{ readonly taskId?: unknown; readonly inventoryItemId?: unknown }>(
  ({ taskId, inventoryItemId }) => !taskId || !inventoryItemId,
  { error: entryMessages.oneStep, path: ['inventoryItemId'] },
);

/** Runs a check even if a single field is invalid, so that all errors are reported at once. */
const ifObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

/** Rejects the field if any of the others is present. */
function exclusiveField(field: string, others: readonly string[]) {
  return z.refine<Readonly<Record<string, unknown>>>(
    (body) => body[field] === undefined || others.every((other) => body[other] === undefined),
    { error: `${field} cannot be combined with other fields.`, path: [field], when: ifObject },
  );
}

/**
 * Without times, this starts the goal's timer; with both, it adds an entry by hand. `runningSince` starts a timer as
 * of an earlier time, at which the device was offline. A timer that is already running keeps its note and tags, unless it runs on
 * another task or resource: then it ends, and a new one starts.
 */
export const newTimeEntry = z
  .object({
    goalId: entryGoalId,
    ...entryFields,
    runningSince: z.optional(startAt),
  })
  .check(
    z.refine((body) => body.startAt !== undefined || body.endAt === undefined, {
      error: entryMessages.startRequired,
      path: ['startAt'],
      when: ifObject,
    }),
    z.refine((body) => body.endAt !== undefined || body.startAt === undefined, {
      error: entryMessages.endRequired,
      path: ['endAt'],
      when: ifObject,
    }),
    exclusiveField('runningSince', ['startAt', 'endAt']),
    oneStep,
  );

const changeableFields = ['goalId', ...Object.keys(entryFields)];

/** A flag that triggers an action: either true or omitted. */
const commandFlag = (name: string) =>
  z.optional(z.boolean(`${name} must be true.`).check(z.refine((value) => value, `${name} must be true.`)));

/**
 * Omitted fields stay unchanged, so a running entry keeps running unless it gets an end. `stoppedAt` stops it as of an
 * earlier time, at which the device was offline. `resume` undoes a recent stop.
 */
export const timeEntryUpdate = z
  .object({
    endNow: commandFlag('endNow'),
    stoppedAt: z.optional(endAt),
    resume: commandFlag('resume'),
    goalId: z.optional(entryGoalId),
    ...entryFields,
  })
  .check(
    exclusiveField('endNow', ['stoppedAt', ...changeableFields]),
    exclusiveField('stoppedAt', changeableFields),
    exclusiveField('resume', ['endNow', 'stoppedAt', ...changeableFields]),
    oneStep,
  );

/** The rules for times that depend on the clock. At most one error per field; `end` is null for a running entry. */
export function validateTimes(start: number, end: number | null, now: number): FieldError[] {
  const latest = now + limits.clockSkewMs;
  const isTooLong = (end ?? now) - start > entryMaxMs;
  const fieldMessages = { startAt: startError(), endAt: end === null ? undefined : endError(end) };
  return Object.entries(fieldMessages).flatMap(([field, msg]) =>
    msg === undefined ? [] : [createFieldError(field, msg)],
  );

  function startError(): string | undefined {
    if (start > latest) return entryMessages.startInFuture;
    return end === null && isTooLong ? entryMessages.tooLong : undefined;
  }

  function endError(to: number): string | undefined {
    if (to <= start) return entryMessages.endBeforeStart;
    if (to > latest) return entryMessages.endInFuture;
    return isTooLong ? entryMessages.tooLong : undefined;
  }
}

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
