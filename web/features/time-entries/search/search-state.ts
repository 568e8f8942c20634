import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { toSearchText } from '#domain/search/search-text.ts';
import type { EntrySearchParams } from '#web/api/time-entries/entry-search.ts';
import type { PageSearch } from '#web/page.ts';
import { findSelection } from '#web/widgets/goal-filter/goal-selection.ts';
import type { entrySearchPage } from './route.ts';

type SearchParams = PageSearch<typeof entrySearchPage>;

export interface SearchState {
  readonly q: string;
  readonly area: string | undefined;
  readonly goal: string | undefined;
  readonly tag: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const noFilters: SearchState = {
  q: '',
  area: undefined,
  goal: undefined,
  tag: undefined,
  from: undefined,
  to: undefined,
};

/** Parses the page's search parameters, ignoring invalid ones. */
export function parseSearchState(search: SearchParams, areas: readonly FocusAreaWithGoals[]): SearchState {
  return {
    q: toSearchText(search.q ?? ''),
    ...findSelection(areas, search),
    tag: toTag(search.tag ?? ''),
    from: toSupportedDay(search.from),
    to: toSupportedDay(search.to),
  };
}

/** Undefined if no tag can have this name. */
export function toTag(text: string): string | undefined {
  const tag = toSearchText(text);
  const isPossible = tag !== '' && Array.from(tag).length <= limits.tagLength && !/[,\p{Cc}]/u.test(tag);
  return isPossible ? tag : undefined;
}

function toSupportedDay(day: string | undefined): string | undefined {
  return day !== undefined && isSupportedDay(day) ? day : undefined;
}

/** The page's search parameters, without defaults. */
export function toSearchParams({ q, ...filters }: SearchState): SearchParams {
  return { q: q === '' ? undefined : q, ...filters };
}

export function toEntrySearchQuery({ q, area, goal, tag, from, to }: SearchState): EntrySearchParams {
  return {
    ...(q !== '' && { q }),
    ...(area !== undefined && { focusAreaId: area }),
    ...(goal !== undefined && { goalId: goal }),
    ...(tag !== undefined && { tag }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** How many filters are set, besides the text. */
export function countFilters({ area, goal, tag, from, to }: SearchState): number {
  return [area, goal, tag, from, to].filter((value) => value !== undefined).length;
}
