import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { limits } from '#domain/limits.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { inventoryPageQuery } from '#web/api/inventory.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { refocus } from '#web/ui/refocus.ts';
import classes from './all-items.module.css';
import { InventorySkeleton } from './inventory-skeleton.tsx';
import { ItemCards } from './item-cards.tsx';
import { ItemTable } from './item-table.tsx';
import { ItemTools } from './item-tools.tsx';
import type { ItemsViewProps } from './items-view.ts';
import { NoItems } from './no-items.tsx';
import { NoMatches } from './no-matches.tsx';
import { isFiltered, noFilters, queryFor, searchFor, type ShownItems, shownIn } from './shown-items.ts';
import { useSearchText } from './use-search-text.ts';

/** From here on there is room for all columns. */
const WIDE = '(min-width: 75em)';

/** Every item there is, searched, filtered, sorted and paged by the server, as the address says. */
export function AllItems({ onAction, onToggle }: ItemsViewProps) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const { data: areas = [] } = areasQuery;
  const shown = shownIn(search, areas);
  // Whether an area or a goal is there at all is known only then.
  const isKnown = areasQuery.isSuccess || (search.area === undefined && search.goal === undefined);
  const { data: page, ...pageQuery } = useQuery({ ...inventoryPageQuery(queryFor(shown)), enabled: isKnown });

  const show = (changes: Partial<ShownItems>, options: { readonly replace?: true; readonly resetScroll?: true } = {}) =>
    void navigate({ to: '.', search: searchFor({ ...shown, page: 1, ...changes }), resetScroll: false, ...options });
  const [text, setText] = useSearchText(shown.q, (q) => show({ q }, { replace: true }));
  const clear = () => {
    setText('');
    show(noFilters);
    // The button that was pressed goes with them.
    refocus();
  };

  const lastPage = Math.max(1, Math.ceil((page?.meta.total ?? 0) / limits.pageSize));
  const isBeyond = page !== undefined && !pageQuery.isPlaceholderData && shown.page > lastPage;
  const showLast = useEffectEvent(() => show({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond]);

  const failed = areasQuery.data ? (page ? undefined : pageQuery) : areasQuery;
  const failure = failed?.error && (
    <LoadFailure
      title="Load error"
      error={failed.error}
      busy={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
  if (!areasQuery.data) return failure ?? <InventorySkeleton />;
  if (page?.meta.total === 0 && !pageQuery.isPlaceholderData && !isFiltered(shown)) return <NoItems />;

  const Items = isWide ? ItemTable : ItemCards;
  return (
    <>
      <ItemTools
        areas={areas}
        shown={shown}
        text={text}
        hasSort={!isWide}
        onText={setText}
        onShow={show}
        onClear={clear}
        onAction={onAction}
      />
      {failure ??
        (!page || isBeyond ? (
          <InventorySkeleton />
        ) : page.items.length === 0 ? (
          <NoMatches onClear={clear} />
        ) : (
          <div className={classes.page} aria-busy={pageQuery.isPlaceholderData}>
            <Items items={page.items} shown={shown} onShow={show} onAction={onAction} onToggle={onToggle} />
            <Pager
              page={shown.page}
              size={limits.pageSize}
              total={page.meta.total}
              onShow={(to) => show({ page: to }, { resetScroll: true })}
            />
          </div>
        ))}
    </>
  );
}
