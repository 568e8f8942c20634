import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';

// The rules are plain functions on zod's simplest types, because every further zod feature would be downloaded with
// the login page (record 8). `withOpenApi` documents what a function cannot express.

type SchemaExtras = Readonly<Record<string, string | number>>;

/** What `openapi.ts` adds to the JSON schema of each zod schema. */
export const openApiExtras = new WeakMap<object, SchemaExtras>();

export function withOpenApi<S extends z.ZodMiniType>(schema: S, extras: SchemaExtras): S {
  openApiExtras.set(schema, extras);
  return schema;
}

/** PostgreSQL cannot store NUL, and a lone surrogate would be read back as another character. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Control characters, including tabs and line breaks. */
export function hasControlCharacter(value: string): boolean {
  return /\p{Cc}/u.test(value);
}

/** Counts code points. UTF-16 units are compared first so that most text, or a megabyte of it, is not split into characters. */
export function isWithinLength(max: number, value: string): boolean {
  return value.length <= max || (value.length <= max * 2 && Array.from(value).length <= max);
}

/** Text of at most `max` characters after trimming. */
export function textField(max: number, tooLong: string, wrongType = 'This must be text.') {
  const schema = z.string(wrongType).check(
    z.trim(),
    z.refine((value) => isWithinLength(max, value), tooLong),
    z.refine(isStorable, 'This contains a character that cannot be stored.'),
  );
  return withOpenApi(schema, { maxLength: max });
}

/** Required text with at least one visible character. */
export function nameField(max: number, required: string, tooLong: string) {
  const schema = textField(max, tooLong, required).check(z.refine(hasVisibleCharacter, required));
  return withOpenApi(schema, { minLength: 1, maxLength: max });
}

/** A whole number within bounds, optionally with a separate message for 0. */
export function integerField(minimum: number, maximum: number, message: string, zero = message) {
  const schema = z.number(message).check(
    z.refine((value) => minimum <= 0 || value !== 0, zero),
    z.refine((value) => value === 0 || (Number.isInteger(value) && value >= minimum && value <= maximum), message),
  );
  return withOpenApi(schema, { type: 'integer', minimum, maximum });
}

/** A whole number in a response. */
export const integer = withOpenApi(z.number(), { type: 'integer' });

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export function idField(message: string) {
  return withOpenApi(z.string(message).check(z.refine((value) => uuidPattern.test(value), message)), {
    format: 'uuid',
  });
}

export const id = idField('Not an id.');

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Checks the round trip, because `Date.parse` turns 30 February into 2 March. */
export function isInstant(value: string): boolean {
  if (!instantPattern.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === value;
}

export const instant = withOpenApi(z.string().check(z.refine(isInstant, 'Not an instant in UTC.')), {
  format: 'date-time',
});

// ASCII only: a look-alike such as the full-width '＠' must not allow a second account for the same address.
const emailPattern = /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

export function emailField(message: string) {
  const schema = z.string(message).check(
    z.trim(),
    z.refine((value) => value.length <= limits.emailLength && emailPattern.test(value), message),
  );
  return withOpenApi(schema, { format: 'email', maxLength: limits.emailLength });
}

/** An instant from the user, within the years that the calendar supports. */
export function instantField(required: string, message: string) {
  const isSupported = (value: string) => isInstant(value) && isSupportedDay(value.slice(0, 10));
  return withOpenApi(
    z.string(required).check(
      z.refine((value) => value === '' || isSupported(value), message),
      z.refine((value) => value !== '', required),
    ),
    { format: 'date-time' },
  );
}

export function dayField(message: string) {
  return withOpenApi(z.string(message).check(z.refine(isSupportedDay, message)), { format: 'date' });
}

const invalidWeek = 'The week must be the date of its Monday, as YYYY-MM-DD.';

/** The Monday that identifies a week. */
export const weekStart = withOpenApi(
  z
    .string(invalidWeek)
    .check(z.refine((value) => isSupportedDay(value) && weekStartForDay(value) === value, invalidWeek)),
  { format: 'date' },
);

const invalidWeekCount = `The number of weeks must be a whole number from 1 to ${limits.weeksPerRequest}.`;
const isWeekCount = (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= limits.weeksPerRequest;

/** A number of weeks, sent as a string in the query. */
export const weekCount = withOpenApi(z.string(invalidWeekCount).check(z.refine(isWeekCount, invalidWeekCount)), {
  type: 'integer',
  minimum: 1,
  maximum: limits.weeksPerRequest,
});

const emptyTag = 'A tag needs at least one visible character.';
const tagTooLong = `A tag must be at most ${limits.tagLength} characters.`;

/** A tag as it may have been stored by an earlier version. */
export const storedTag = nameField(limits.tagLength, emptyTag, tagTooLong).check(
  z.refine((value) => !value.includes(','), 'A tag cannot contain a comma. Commas separate tags.'),
);

export const tag = storedTag.check(
  z.refine((value) => !hasControlCharacter(value), 'A tag must be a single line without control characters.'),
);

export const tagsField = z
  .array(tag, 'Tags must be a list of strings.')
  .check(z.refine((list) => list.length <= limits.tags, `At most ${limits.tags} tags are allowed.`));
