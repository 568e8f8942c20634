import { initialRequest, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';

interface EntrySearch {
  readonly q?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly tag?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The router parses `?q=7` as a number. */
const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const entrySearchPage = definePage({
  path: '/time-entries/search',
  title: 'Search Entries',
  parseSearch: ({ q, area, goal, tag, from, to }): EntrySearch => ({
    q: toText(q),
    area: toText(area),
    goal: toText(goal),
    tag: toText(tag),
    from: toText(from),
    to: toText(to),
  }),
  initialData: [
    initialRequest('/api/focus-areas/with-goals'),
    unlessSearch(['q', 'area', 'goal', 'tag', 'from', 'to'], initialRequest('/api/time-entries/search', { query: {} })),
  ],
  load: async () => (await import('./search-page.tsx')).SearchPage,
});
