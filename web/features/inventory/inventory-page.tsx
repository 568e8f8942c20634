import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ItemAction } from '#web/parts/items/item-action.ts';
import { useItemToggle } from '#web/parts/items/use-item-toggle.ts';
import { CountedTabs } from '#web/ui/counted-tabs.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { arrived } from '#web/ui/part-load-error.ts';
import { GroupedItems } from './grouped-items.tsx';
import { InventorySkeleton } from './inventory-skeleton.tsx';

const ItemDialogs = lazyDialog(async () => (await import('#web/parts/items/item-dialogs.tsx')).ItemDialogs);
const AllItems = lazy(async () => ({ default: await arrived(async () => (await import('./all-items.tsx')).AllItems) }));

const tabs = [
  { value: 'grouped', label: 'By Focus Area' },
  { value: 'all', label: 'All Items' },
] as const;

export function InventoryPage(): ReactNode {
  const { view } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [action, setAction] = useState<ItemAction>();
  const toggle = useItemToggle(setAction);
  const shown = view === 'all' ? 'all' : 'grouped';
  const Items = shown === 'all' ? AllItems : GroupedItems;
  return (
    <>
      <CountedTabs
        label="How items are shown"
        tabs={tabs}
        value={shown}
        onChange={(next) =>
          void navigate({
            to: '.',
            // What was searched for stays, for whoever comes back to it.
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
        // An answer that comes late closes its own dialog, not the next one.
        <ItemDialogs action={action} onClose={() => setAction((now) => (now === action ? undefined : now))} />
      )}
    </>
  );
}
