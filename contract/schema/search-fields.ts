import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { toSearchWords } from '#domain/search/search.ts';
import { isStorable, isWithinLength, withOpenApi } from './fields.ts';

/** The text to search for, every word of which must occur. */
export const searchTextField = withOpenApi(
  z.string('The search must be text.').check(
    z.refine(
      (value) => isWithinLength(limits.searchText, value),
      `The search text must be at most ${limits.searchText} characters.`,
    ),
    z.refine(isStorable, 'This contains a character that cannot be searched for.'),
    z.refine(
      (value) => toSearchWords(value).length <= limits.searchWords,
      `The search text must be at most ${limits.searchWords} words.`,
    ),
  ),
  { maxLength: limits.searchText },
);
