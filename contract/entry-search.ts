import * as z from 'zod/mini';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { dayField } from './schema/calendar-fields.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { idField, integer } from './schema/fields.ts';
import { searchTextField } from './schema/search-fields.ts';
import { tag } from './schema/tags.ts';
import { timeEntry } from './time-entries.ts';

const rangeDay = (name: string) => dayField(`The ${name} day must be from 1970 to 2100, as YYYY-MM-DD.`);

const cursorPattern = /^\d{1,15}_(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/;
const invalidCursor = 'This is not a place in the results. Please search again.';

export const searchMessages = {
  toBeforeFrom: 'The last day must not be before the first.',
  tooLong: `Choose at most ${limits.weeksPerRequest} weeks.`,
} as const;

export const entrySearchQuery = z
  .object({
    /** Every word must occur in the note, the tags, the title of the goal or the name of the focus area. */
    q: z.optional(searchTextField),
    focusAreaId: z.optional(idField('The focus area must be a valid id.')),
    goalId: z.optional(idField('The goal must be a valid id.')),
    /** The whole tag, in upper or lower case. */
    tag: z.optional(tag),
    /** The days on which entries start, both included. */
    from: z.optional(rangeDay('first')),
    to: z.optional(rangeDay('last')),
    /** Continues after the page that ended with this `nextCursor`. */
    before: z.optional(z.string(invalidCursor).check(z.refine((value) => cursorPattern.test(value), invalidCursor))),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: searchMessages.toBeforeFrom,
      path: ['to'],
    }),
    z.refine(({ from, to }) => from === undefined || to === undefined || to <= lastDayOfRange(from), {
      error: searchMessages.tooLong,
      path: ['to'],
    }),
  );

/** The last day of the longest range that starts on a day. */
export function lastDayOfRange(from: string): string {
  return addDays(from, limits.weeksPerRequest * 7 - 1);
}

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
    summary:
      'Search time entries by text, focus area, goal, tag and day, newest first, with the totals of each day; a response covers at most 106 weeks, and nextCursor continues',
    access: 'session',
    query: entrySearchQuery,
    responses: { 200: entrySearchResults },
    fallback: 'The search failed.',
  },
});
