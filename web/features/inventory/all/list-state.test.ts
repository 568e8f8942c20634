import { expect, test } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { isFiltered, noFilters, queryFor, searchFor, shownIn } from './shown-items.ts';

const areas = [
  { _id: 'coding', goals: [{ _id: 'rust' }] },
  { _id: 'fitness', goals: [{ _id: 'run' }] },
] as FocusAreaWithGoals[];

const said = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test('an address that says nothing shows the newest first', () => {
  const shown = shownIn({}, areas);
  expect(shown).toEqual({ ...noFilters, sort: 'createdAt', dir: 'desc', page: 1 });
  expect(isFiltered(shown)).toBe(false);
  expect(said(searchFor(shown))).toEqual({ view: 'all' });
  expect(queryFor(shown)).toEqual({ sortBy: 'createdAt', sortDir: 'desc', page: '1', limit: '50' });
});

test('an address that says everything is read and written alike', () => {
  const search = {
    q: 'book',
    area: 'coding',
    goal: 'rust',
    status: 'done',
    sort: 'title',
    dir: 'desc',
    page: 3,
  } as const;
  const shown = shownIn(search, areas);
  expect(searchFor(shown)).toEqual({ view: 'all', ...search });
  expect(queryFor(shown)).toEqual({
    q: 'book',
    focusArea: 'coding',
    goal: 'rust',
    completed: 'true',
    sortBy: 'title',
    sortDir: 'desc',
    page: '3',
    limit: '50',
  });
});

test('a direction that goes without saying is not said', () => {
  expect(said(searchFor(shownIn({ sort: 'title', dir: 'asc' }, areas)))).toEqual({ view: 'all', sort: 'title' });
  expect(shownIn({ sort: 'rating' }, areas).dir).toBe('desc');
});

test.each([
  { sort: 'price' },
  { page: -3 },
  { page: 1.5 },
  { page: 1e9 },
  { page: Number.NaN },
  { area: 'nobody' },
  { goal: 'nobody' },
  { status: 'Active' },
  { q: '   ' },
])('%j means nothing', (search) => {
  expect(shownIn(search, areas)).toEqual(shownIn({}, areas));
});

test('a goal of another area is none', () => {
  expect(shownIn({ area: 'fitness', goal: 'rust' }, areas)).toMatchObject({ area: 'fitness', goal: undefined });
  expect(shownIn({ goal: 'rust' }, areas).goal).toBe('rust');
});

test('a search is cut to what can be searched for, between characters', () => {
  expect(Array.from(shownIn({ q: '🏃'.repeat(200) }, areas).q)).toHaveLength(100);
});
