import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InventoryItem } from '#contract/inventory.ts';
import type { ItemAction } from './item-action.ts';
import classes from './item-list.module.css';
import { ItemRow } from './item-row.tsx';

interface ItemListProps {
  readonly items: readonly InventoryItem[];
  /** What the list holds, for who cannot see where it stands. */
  readonly label: string;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Further `MenuAction`s of an item. */
  readonly more?: (item: InventoryItem) => ReactNode;
}

/** So many are drawn at once: thousands would keep the page from answering. */
const STEP = 50;

export function ItemList({ items, label, onAction, onToggle, more }: ItemListProps) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const left = items.length - shown;

  function showMore() {
    flushSync(() => setShown(shown + STEP));
    // The button may be gone: on with the first that is new.
    list.current!.children[shown]?.querySelector('input')?.focus();
  }

  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {items.slice(0, shown).map((item) => (
          <ItemRow key={item._id} item={item} onAction={onAction} onToggle={onToggle} more={more?.(item)} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" fullWidth onClick={showMore}>
          Show {Math.min(STEP, left)} more
        </Button>
      )}
    </>
  );
}
