import * as z from 'zod/mini';
import { accountLimits } from '#domain/limits.ts';

// The rules of single values. They are plain functions on zod's simplest types: each further feature of zod would be
// downloaded by everybody who opens the log-in page. What a function cannot tell the OpenAPI document is told beside it.

type Documentation = Readonly<Record<string, string | number>>;

/** By schema: what `openapi.ts` adds to it. */
export const documentation = new WeakMap<object, Documentation>();

export function documented<S extends z.ZodMiniType>(schema: S, more: Documentation): S {
  documentation.set(schema, more);
  return schema;
}

/** What both databases can keep: PostgreSQL has no NUL, and half a surrogate pair would come back as another character. */
export function storable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Whole characters, not UTF-16 units; those are counted first, so that a megabyte is not taken apart. */
export function isAtMost(max: number, value: string): boolean {
  return value.length <= max * 2 && Array.from(value).length <= max;
}

/** Text of at most `max` characters, blanks at its edges removed. */
export function text(max: number, tooLong: string, wrongType = 'This must be text.') {
  const schema = z.string(wrongType).check(
    z.trim(),
    z.refine((value) => isAtMost(max, value), tooLong),
    z.refine(storable, 'This contains a character that cannot be stored.'),
  );
  return documented(schema, { maxLength: max });
}

// Something that leaves a mark on the screen: a name of blanks or of invisible characters could not be found again.
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isVisible(value: string): boolean {
  return visible.test(value);
}

/** A name that is there and can be seen. */
export function nameText(max: number, required: string, tooLong: string) {
  const schema = text(max, tooLong, required).check(z.refine(isVisible, required));
  return documented(schema, { minLength: 1, maxLength: max });
}

/** A whole number within bounds; 0 may have a sentence of its own. */
export function whole(minimum: number, maximum: number, message: string, zero = message) {
  const schema = z.number(message).check(
    z.refine((value) => minimum <= 0 || value !== 0, zero),
    z.refine((value) => value === 0 || (Number.isInteger(value) && value >= minimum && value <= maximum), message),
  );
  return documented(schema, { type: 'integer', minimum, maximum });
}

/** A whole number that we answer. */
export const count = documented(z.number(), { type: 'integer' });

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The id of something. */
export function idField(message: string) {
  return documented(z.string(message).check(z.refine((value) => uuidPattern.test(value), message)), { format: 'uuid' });
}

export const id = idField('Not an id.');

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As `Date.parse` makes 2 March of 30 February, the instant must read the same when it is written again. */
export function isInstant(value: string): boolean {
  if (!instantPattern.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === value;
}

export const instant = documented(z.string().check(z.refine(isInstant, 'Not an instant in UTC.')), {
  format: 'date-time',
});

// ASCII only: a look-alike such as the full-width '＠' must never make a second account of one address.
const emailPattern = /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

/** An address as typed, blanks at its edges removed. */
export function emailField(message: string) {
  const schema = z.string(message).check(
    z.trim(),
    z.refine((value) => value.length <= accountLimits.emailLength && emailPattern.test(value), message),
  );
  return documented(schema, { format: 'email', maxLength: accountLimits.emailLength });
}
