import { expect, test } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { hasFilters, noFilters, toInventoryQuery, toSearchParams, parseListState } from './list-state.ts';

const areas = [
  { _id: 'coding', goals: [{ _id: 'rust' }] },
  { _id: 'fitness', goals: [{ _id: 'run' }] },
] as FocusAreaWithGoals[];

const withoutUndefined = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test('defaults to the newest items first', () => {
  const listState = parseListState({}, areas);
  expect(listState).toEqual({ ...noFilters, sort: 'createdAt', dir: 'desc', page: 1 });
  expect(hasFilters(listState)).toBe(false);
  expect(withoutUndefined(toSearchParams(listState))).toEqual({ view: 'all' });
  expect(toInventoryQuery(listState)).toEqual({ sortBy: 'createdAt', sortDir: 'desc', page: '1', limit: '50' });
});

test('round-trips every search parameter', () => {
  const search = {
    q: 'book',
    area: 'coding',
    goal: 'rust',
    status: 'done',
    sort: 'title',
    dir: 'desc',
    page: 3,
  } as const;
  const listState = parseListState(search, areas);
  expect(toSearchParams(listState)).toEqual({ view: 'all', ...search });
  expect(toInventoryQuery(listState)).toEqual({
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

test('omits the default sort direction from the URL', () => {
  expect(withoutUndefined(toSearchParams(parseListState({ sort: 'title', dir: 'asc' }, areas)))).toEqual({
    view: 'all',
    sort: 'title',
  });
  expect(parseListState({ sort: 'rating' }, areas).dir).toBe('desc');
});

test.each([
  { sort: 'price' },
  { page: -3 },
  { page: 1.5 },
  { page: 1e9 },
  { page: Number.NaN },
  { area: 'unknown' },
  { goal: 'unknown' },
  { q: '   ' },
])('ignores the invalid parameter %j', (search) => {
  expect(parseListState(search, areas)).toEqual(parseListState({}, areas));
});

test('ignores a goal that is not in the selected area', () => {
  expect(parseListState({ area: 'fitness', goal: 'rust' }, areas)).toMatchObject({ area: 'fitness', goal: undefined });
  expect(parseListState({ goal: 'rust' }, areas).goal).toBe('rust');
});

test('truncates a search text without splitting a character', () => {
  expect(Array.from(parseListState({ q: '🏃'.repeat(200) }, areas).q)).toHaveLength(100);
});
