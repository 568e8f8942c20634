import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FocusArea } from '#contract/focus-areas.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { CountedTabs } from '#web/ui/counted-tabs.tsx';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { searcher } from '#domain/search.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { FocusAreaList } from './focus-area-list.tsx';
import classes from './focus-areas-page.module.css';
import { QuickAdd } from './quick-add.tsx';

const FocusAreaDialog = lazyDialog(async () => (await import('./focus-area-dialog.tsx')).FocusAreaDialog);
const DeleteFocusArea = lazyDialog(async () => (await import('./delete-focus-area.tsx')).DeleteFocusArea);

type Opened =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'edit' | 'delete'; readonly area: FocusArea }
  | undefined;

export function FocusAreasPage(): ReactNode {
  const { class: chosen } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasQuery);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<Opened>();
  // An answer that comes late closes its own dialog, not the next one.
  const close = () => setOpened((now) => (now === opened ? undefined : now));
  const shownClass = chosen ?? 'level_up';
  const show = (focusAreaClass: FocusAreaClass) =>
    void navigate({ to: '.', search: { class: focusAreaClass }, replace: true, resetScroll: false });

  if (!areas) {
    if (!error) return <ListSkeleton />;
    return (
      <LoadFailure title="Failed to load categories" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }

  const finds = searcher(query);
  const reveal = (area: FocusArea) => {
    show(area.focusAreaClass);
    if (!finds(`${area.name} ${area.description}`)) setQuery('');
  };
  const found = areas.filter(({ name, description }) => finds(`${name} ${description}`));
  const ofClass = (value: FocusAreaClass) => found.filter(({ focusAreaClass }) => focusAreaClass === value);
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <QuickAdd focusAreaClass={shownClass} onAdded={reveal} />
        {areas.length > 0 && <SearchField label="Search focus areas" value={query} onChange={setQuery} />}
      </div>
      <CountedTabs
        label="Classes of focus areas"
        tabs={classesInOrder.map(({ value, label, icon }) => ({ value, label, icon, count: ofClass(value).length }))}
        value={shownClass}
        onChange={show}
      >
        <FocusAreaList
          focusAreaClass={shownClass}
          areas={ofClass(shownClass)}
          isSearched={query.trim() !== ''}
          onCreate={() => setOpened({ dialog: 'create' })}
          onEdit={(area) => setOpened({ dialog: 'edit', area })}
          onDelete={(area) => setOpened({ dialog: 'delete', area })}
        />
      </CountedTabs>
      <FloatingButton label="Add Focus Area" onClick={() => setOpened({ dialog: 'create' })} />
      {opened?.dialog === 'create' && <FocusAreaDialog chosenClass={chosen} onSaved={reveal} onClose={close} />}
      {opened?.dialog === 'edit' && <FocusAreaDialog area={opened.area} onSaved={reveal} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteFocusArea area={opened.area} onClose={close} />}
    </div>
  );
}
