import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { useItemToggle } from '#web/widgets/items/use-item-toggle.ts';
import { CountedTabs } from '#web/ui/layout/counted-tabs.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { GroupedItems } from './grouped/grouped-items.tsx';
import { InventorySkeleton } from './inventory-skeleton.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { inventoryPage } from './route.ts';

const ItemDialogs = lazyDialog(async () => (await import('#web/widgets/items/dialogs/item-dialogs.tsx')).ItemDialogs);
const AllItems = lazy(async () => ({
  default: await loadChunk(async () => (await import('./all/all-items.tsx')).AllItems),
}));

const tabs = [
  { value: 'grouped', label: 'By Focus Area' },
  { value: 'all', label: 'All Items' },
] as const;

export function InventoryPage(): ReactNode {
  const { view } = usePageSearch(inventoryPage);
  const navigate = useNavigate();
  const [action, setAction] = useState<ItemAction>();
  const toggle = useItemToggle(setAction);
  const selectedView = view === 'all' ? 'all' : 'grouped';
  const Items = selectedView === 'all' ? AllItems : GroupedItems;
  return (
    <>
      <CountedTabs
        label="Inventory views"
        tabs={tabs}
        value={selectedView}
        onChange={(next) =>
          void navigate({
            to: '.',
            // Keep the search and filters in case the user switches back.
            search: (before) => ({ ...before, view: next === 'all' ? next : undefined }),
            resetScroll: false,
          })
        }
      >
        <Suspense fallback={<InventorySkeleton />}>
          <Items onAction={setAction} onToggle={toggle} />
        </Suspense>
      </CountedTabs>
      {action && (
        // A late response must not close a dialog that was opened in the meantime.
        <ItemDialogs
          action={action}
          onClose={() => setAction((current) => (current === action ? undefined : current))}
        />
      )}
    </>
  );
}
