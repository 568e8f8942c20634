import * as z from 'zod/mini';
import { entryMaxMs, limits } from '#domain/limits.ts';
import { instantField } from '../schema/calendar-fields.ts';
import { type FieldError, createFieldError } from '../schema/errors.ts';
import { hasControlCharacter, idField, textField } from '../schema/fields.ts';
import { tagsField } from '../schema/tags.ts';

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
