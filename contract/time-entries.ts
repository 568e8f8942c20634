import * as z from 'zod/mini';
import { goalStatuses } from '#domain/goal-status.ts';
import { entryMaxMs, limits } from '#domain/limits.ts';
import { dayField, instantField } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { type FieldError, fieldErrorOf } from './errors.ts';
import { count, id, idField, instant } from './fields.ts';

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
  /** Null while it runs. */
  endAt: z.nullable(instant),
  /** Whole seconds; of a running one up to now. */
  durationSec: count,
});

export type TimeEntry = z.infer<typeof timeEntry>;

export const entryMessages = {
  category: 'Please select a category.',
  goal: 'Please select a goal.',
  startRequired: 'Start date/time is required.',
  endRequired: 'End date/time is required.',
  order: 'End time must be after start time.',
  startInFuture: 'Start time cannot be in the future.',
  endInFuture: 'End time cannot be in the future.',
  tooLong: 'An entry can be at most 7 days long.',
  runs: 'A timer is already running for this goal.',
} as const;

/** Not among the others, as no form shows it. */
export const resumedTooLate = 'This entry ended more than an hour ago. Start a new timer instead.';

const goalId = idField(entryMessages.goal);
const wrongTime = (field: string) =>
  `${field} must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.`;
const startAt = instantField(entryMessages.startRequired, wrongTime('Start'));
const endAt = instantField(entryMessages.endRequired, wrongTime('End'));

/** Also where a field is wrong by itself, so that all that is wrong is told at once. */
const whenObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

/** A field that can be given with none of the others. */
function standsAlone(field: string, others: readonly string[]) {
  return z.refine<Readonly<Record<string, unknown>>>(
    (body) => body[field] === undefined || others.every((other) => body[other] === undefined),
    { error: `${field} stands alone.`, path: [field], when: whenObject },
  );
}

/**
 * A goal alone starts its timer; with both times it is an entry made by hand. `runningSince` starts a timer as of an
 * earlier moment: it was started on a device that had no connection then.
 */
export const newTimeEntry = z
  .object({
    goalId,
    startAt: z.optional(startAt),
    endAt: z.optional(endAt),
    runningSince: z.optional(startAt),
  })
  .check(
    z.refine((body) => body.startAt !== undefined || body.endAt === undefined, {
      error: entryMessages.startRequired,
      path: ['startAt'],
      when: whenObject,
    }),
    z.refine((body) => body.endAt !== undefined || body.startAt === undefined, {
      error: entryMessages.endRequired,
      path: ['endAt'],
      when: whenObject,
    }),
    standsAlone('runningSince', ['startAt', 'endAt']),
  );

/** A field that asks for something to be done, and is sent only for that. */
const command = (name: string) =>
  z.optional(z.boolean(`${name} must be true.`).check(z.refine((value) => value, `${name} must be true.`)));

/**
 * What is left out stays as it is. A running entry goes on running unless it is given an end. `stoppedAt` stops it as of
 * an earlier moment: it was stopped on a device that had no connection then. `resume` undoes a recent stop.
 */
export const changedTimeEntry = z
  .object({
    endNow: command('endNow'),
    stoppedAt: z.optional(endAt),
    resume: command('resume'),
    goalId: z.optional(goalId),
    startAt: z.optional(startAt),
    endAt: z.optional(endAt),
  })
  .check(
    standsAlone('endNow', ['stoppedAt', 'goalId', 'startAt', 'endAt']),
    standsAlone('stoppedAt', ['goalId', 'startAt', 'endAt']),
    standsAlone('resume', ['endNow', 'stoppedAt', 'goalId', 'startAt', 'endAt']),
  );

/** What is wrong with the times of an entry, which only the clock can tell; one thing for each. `end` is null while it runs. */
export function wrongTimes(start: number, end: number | null, now: number): FieldError[] {
  const latest = now + limits.clockSkewMs;
  const isTooLong = (end ?? now) - start > entryMaxMs;
  const wrong = { startAt: wrongStart(), endAt: end === null ? undefined : wrongEnd(end) };
  return Object.entries(wrong).flatMap(([field, msg]) => (msg === undefined ? [] : [fieldErrorOf(field, msg)]));

  function wrongStart(): string | undefined {
    if (start > latest) return entryMessages.startInFuture;
    return end === null && isTooLong ? entryMessages.tooLong : undefined;
  }

  function wrongEnd(to: number): string | undefined {
    if (to <= start) return entryMessages.order;
    if (to > latest) return entryMessages.endInFuture;
    return isTooLong ? entryMessages.tooLong : undefined;
  }
}

const notActive = 'This goal is no longer active, so no time can be added to it.';

export const timeEntries = endpoints({
  active: {
    method: 'GET',
    path: '/api/time-entries/active',
    summary: 'The running timers, the longest first, and the time on the clock of the server',
    access: 'session',
    answers: { 200: z.object({ data: z.array(timeEntry), serverNow: instant }) },
    fallback: 'The running timers could not be loaded.',
  },
  byDay: {
    method: 'GET',
    path: '/api/time-entries/time-entries-by-day',
    summary: 'The entries of which a part lies in a day of the account, in the order in which they began',
    access: 'session',
    query: z.object({ date: dayField('The date must be a day from 1970 to 2100, as YYYY-MM-DD.') }),
    answers: { 200: z.array(timeEntry) },
    fallback: 'The time entries could not be loaded.',
  },
  create: {
    method: 'POST',
    path: '/api/time-entries',
    summary:
      'Start the timer of an active goal (200 with the running entry where it runs already), or add an entry by hand',
    access: 'session',
    body: newTimeEntry,
    answers: { 200: timeEntry, 201: timeEntry },
    messages: { 409: notActive },
    creates: true,
    fallback: 'Error saving entry',
  },
  update: {
    method: 'PATCH',
    path: '/api/time-entries/:id',
    summary:
      'Stop a running timer ({endNow: true} or {stoppedAt}; a stopped one stays as it is), resume an entry that ended within the last hour ({resume: true}), or change goal, start or end of an entry',
    access: 'session',
    params: z.object({ id }),
    body: changedTimeEntry,
    answers: { 200: timeEntry },
    messages: { 409: notActive },
    fallback: 'Error saving entry',
  },
  remove: {
    method: 'DELETE',
    path: '/api/time-entries/:id',
    summary: 'Delete a time entry',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    fallback: 'Failed to delete',
  },
});
