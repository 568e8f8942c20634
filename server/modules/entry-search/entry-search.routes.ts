import { entrySearch } from '#contract/time-entries/entry-search.ts';
import { defineRoutes, ok } from '#server/http/register.ts';
import { searchEntries } from './entry-search.service.ts';

export const entrySearchRoutes = defineRoutes(entrySearch, ({ db }) => ({
  search: async ({ userId, query, now }) => ok(await searchEntries(db, userId, query, now)),
}));
