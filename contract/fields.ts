import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';

/** What both databases can keep: PostgreSQL has no NUL, and half a surrogate pair would come back as another character. */
export function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export const id = z.uuid('Not an id.');
export const instant = z.iso.datetime({ precision: 3 });

// ASCII only: a look-alike such as the full-width '＠' must never make a second account of one address.
const emailPattern = /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

/** An address as typed, blanks at its edges removed. */
export function emailField(message: string) {
  return z
    .string(message)
    .check(z.trim(), z.maxLength(limits.emailLength, { error: message, abort: true }), z.regex(emailPattern, message));
}
