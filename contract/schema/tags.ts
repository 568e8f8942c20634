import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { hasControlCharacter, nameField } from './fields.ts';

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
