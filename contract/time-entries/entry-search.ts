import * as z from 'zod/mini';
import { rangeDays, validRange } from '../schema/day-range.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { idField, integer, tag } from '../schema/fields.ts';
import { searchTextField } from '../schema/search-fields.ts';
import { timeEntry } from './time-entries.ts';

const cursorPattern = /^\d{1,15}_(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/;
const invalidCursor = 'This is not a place in the results. Please search again.';

export const entrySearchQuery = z
  .object({
    /** Every word must occur in the note, the tags, the title of the goal or the name of the focus area. */
    q: z.optional(searchTextField),
    focusAreaId: z.optional(idField('The focus area must be a valid id.')),
    goalId: z.optional(idField('The goal must be a valid id.')),
    /** The whole tag, in upper or lower case. */
    tag: z.optional(tag),
    /** The days on which entries start, both included. */
    from: z.optional(rangeDays.from),
    to: z.optional(rangeDays.to),
    /** Continues after the page that ended with this `nextCursor`. */
    before: z.optional(z.string(invalidCursor).check(z.refine((value) => cursorPattern.test(value), invalidCursor))),
  })
  .check(validRange());

const searchTotals = z.object({ entries: integer, totalSec: integer });

export const entrySearchResults = z.object({
  /** Newest first. */
  entries: z.array(timeEntry),
  /** The days on which these entries start, each with all of its matches, including those on other pages. */
  days: z.array(z.object({ ...searchTotals.shape, date: z.string() })),
  /** Of all matches; null unless this is the first page of a range with a first and a last day. */
  total: z.nullable(searchTotals),
  /** Null after the oldest match. */
  nextCursor: z.nullable(z.string()),
  /** Set if the search has stopped before this day, because one response covers at most 106 weeks. */
  searchedFrom: z.nullable(z.string()),
});

export type EntrySearchQuery = z.infer<typeof entrySearchQuery>;
export type EntrySearchResults = z.infer<typeof entrySearchResults>;

export const entrySearch = defineEndpoints({
  search: {
    method: 'GET',
    path: '/api/time-entries/search',
    access: 'session',
    query: entrySearchQuery,
    responses: { 200: entrySearchResults },
    fallback: 'The search failed.',
  },
});
