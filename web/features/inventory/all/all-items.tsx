import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { limits } from '#domain/limits.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { inventoryPageQuery } from '#web/api/goals/inventory.ts';
import { atLeast } from '#web/ui/breakpoints.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { SearchIcon } from '#web/ui/icons/icons.tsx';
import { useDebouncedSearch } from '#web/ui/fields/use-debounced-search.ts';
import { Pager } from '#web/ui/layout/pager.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import * as classes from './all-items.module.css';
import { InventorySkeleton } from '../inventory-skeleton.tsx';
import { ItemCards } from './cards.tsx';
import { ItemTable } from './table.tsx';
import { ItemToolbar } from './toolbar.tsx';
import type { InventoryViewProps } from '../view-props.ts';
import { NoItems } from '../no-items.tsx';
import {
  hasFilters,
  noFilters,
  toInventoryQuery,
  toSearchParams,
  type ListState,
  parseListState,
} from './list-state.ts';
import { usePageSearch } from '#web/use-page.ts';
import { inventoryPage } from '../route.ts';

/** All items, searched, filtered, sorted and paged by the server according to the URL. */
export function AllItems({ onAction, onToggle }: InventoryViewProps) {
  const search = usePageSearch(inventoryPage);
  const navigate = useNavigate();
  const isWide = useMediaQuery(atLeast('desktop')) ?? false;
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const { data: areas = [] } = areasQuery;
  const listState = parseListState(search, areas);
  // The area and goal in the URL can only be checked once the areas are loaded.
  const isReady = areasQuery.isSuccess || (search.area === undefined && search.goal === undefined);
  const { data: page, ...pageQuery } = useQuery({
    ...inventoryPageQuery(toInventoryQuery(listState)),
    enabled: isReady,
  });

  const updateListState = (
    changes: Partial<ListState>,
    options: { readonly replace?: true; readonly resetScroll?: true } = {},
  ) =>
    void navigate({
      to: '.',
      search: toSearchParams({ ...listState, page: 1, ...changes }),
      resetScroll: false,
      ...options,
    });
  const [text, setText] = useDebouncedSearch(listState.q, (q) => updateListState({ q }, { replace: true }));
  const clearFilters = () => {
    setText('');
    updateListState(noFilters);
    // The button disappears together with the filters.
    restoreFocus();
  };

  const lastPage = Math.max(1, Math.ceil((page?.meta.total ?? 0) / limits.pageSize));
  const isPastLastPage = page !== undefined && !pageQuery.isPlaceholderData && listState.page > lastPage;
  const goToLastPage = useEffectEvent(() => updateListState({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isPastLastPage) goToLastPage();
  }, [isPastLastPage]);

  const failedQuery = areasQuery.data ? (page ? undefined : pageQuery) : areasQuery;
  const loadError = failedQuery?.error && <LoadState query={failedQuery} failureTitle="Load error" />;
  if (!areasQuery.data) return loadError ?? <InventorySkeleton />;
  if (page?.meta.total === 0 && !pageQuery.isPlaceholderData && !hasFilters(listState)) return <NoItems />;

  const Items = isWide ? ItemTable : ItemCards;
  return (
    <>
      <ItemToolbar
        areas={areas}
        listState={listState}
        searchText={text}
        showsSort={!isWide}
        onSearchTextChange={setText}
        onListStateChange={updateListState}
        onClear={clearFilters}
        onAction={onAction}
      />
      {loadError ??
        (!page || isPastLastPage ? (
          <InventorySkeleton />
        ) : page.items.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            title="No items match your filters."
            action={
              <Button variant="default" onClick={clearFilters}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <div className={classes.page} aria-busy={pageQuery.isPlaceholderData}>
            <Items
              fetchedAt={pageQuery.dataUpdatedAt}
              items={page.items}
              listState={listState}
              onListStateChange={updateListState}
              onAction={onAction}
              onToggle={onToggle}
            />
            <Pager
              page={listState.page}
              size={limits.pageSize}
              total={page.meta.total}
              onPageChange={(to) => updateListState({ page: to }, { resetScroll: true })}
            />
          </div>
        ))}
    </>
  );
}
