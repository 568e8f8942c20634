import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { focusAreasQuery } from '#web/api/goals/focus-areas.ts';
import { CountedTabs } from '#web/ui/layout/counted-tabs.tsx';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';
import { FloatingButton } from '#web/ui/button/floating-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { createMatcher } from '#domain/search/search.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { FocusAreaList } from './area-list.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './focus-areas-page.module.css';
import { QuickAdd } from './quick-add.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { focusAreasPage } from './route.ts';

const FocusAreaDialog = lazyDialog(async () => (await import('./dialog/focus-area-dialog.tsx')).FocusAreaDialog);
const DeleteAreaDialog = lazyDialog(async () => (await import('./delete-area-dialog.tsx')).DeleteAreaDialog);

type OpenDialog =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'edit' | 'delete'; readonly area: FocusArea }
  | undefined;

export function FocusAreasPage(): ReactNode {
  const { class: requestedClass } = usePageSearch(focusAreasPage);
  const navigate = useNavigate();
  const areasQuery = useQuery(focusAreasQuery);
  const areas = areasQuery.data;
  const [query, setQuery] = useState('');
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  // A late response must not close a dialog that was opened after it.
  const close = () => setOpenDialog((current) => (current === openDialog ? undefined : current));
  const selectedClass = requestedClass ?? 'level_up';
  const selectClass = (focusAreaClass: FocusAreaClass) =>
    void navigate({ to: '.', search: { class: focusAreaClass }, replace: true, resetScroll: false });

  if (!areas) return <LoadState query={areasQuery} failureTitle="Failed to load categories" />;

  const matches = createMatcher(query);
  const reveal = (area: FocusArea) => {
    selectClass(area.focusAreaClass);
    if (!matches(`${area.name} ${area.description}`)) setQuery('');
  };
  const matching = areas.filter(({ name, description }) => matches(`${name} ${description}`));
  const areasOfClass = (value: FocusAreaClass) => matching.filter(({ focusAreaClass }) => focusAreaClass === value);
  return (
    <Page>
      <div className={classes.toolbar}>
        <QuickAdd focusAreaClass={selectedClass} onAdded={reveal} />
        {areas.length > 0 && <SearchField label="Search focus areas" value={query} onChange={setQuery} />}
      </div>
      <CountedTabs
        label="Focus area classes"
        tabs={classOptions.map(({ value, label, icon }) => ({ value, label, icon, count: areasOfClass(value).length }))}
        value={selectedClass}
        onChange={selectClass}
      >
        <FocusAreaList
          focusAreaClass={selectedClass}
          areas={areasOfClass(selectedClass)}
          hasQuery={query.trim() !== ''}
          onCreate={() => setOpenDialog({ dialog: 'create' })}
          onEdit={(area) => setOpenDialog({ dialog: 'edit', area })}
          onDelete={(area) => setOpenDialog({ dialog: 'delete', area })}
        />
      </CountedTabs>
      <FloatingButton label="Add Focus Area" onClick={() => setOpenDialog({ dialog: 'create' })} />
      {openDialog?.dialog === 'create' && (
        <FocusAreaDialog defaultClass={requestedClass} onSaved={reveal} onClose={close} />
      )}
      {openDialog?.dialog === 'edit' && <FocusAreaDialog area={openDialog.area} onSaved={reveal} onClose={close} />}
      {openDialog?.dialog === 'delete' && <DeleteAreaDialog area={openDialog.area} onClose={close} />}
    </Page>
  );
}
