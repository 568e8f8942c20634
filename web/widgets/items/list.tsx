import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import type { GoalWeeks } from '#domain/plan/planned-time.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { ItemAction } from './action.ts';
import * as classes from './list.module.css';
import { ItemRow } from './row.tsx';
import { useItemTracking } from './use-item-tracking.ts';

interface ItemListProps {
  readonly items: readonly InventoryItem[];
  /** The tasks of their goals, if they are at hand. Their time and sizes are added to the resources that they were created from. */
  readonly tasks?: readonly Task[];
  /** The week of their goal, and the last one of its plan, in which repeating tasks count. */
  readonly weeks?: GoalWeeks;
  /** When the items were fetched, by this device's clock. */
  readonly fetchedAt: number;
  /** The accessible name of the list. */
  readonly label: string;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Additional `MenuAction`s for an item. */
  readonly extraMenuItems?: (item: InventoryItem) => ReactNode;
}

/** Rendering thousands of rows at once would block the page. */
const PAGE_SIZE = 50;

export function ItemList(props: ItemListProps) {
  const { items, tasks, weeks, fetchedAt, label, onAction, onToggle, extraMenuItems } = props;
  const trackingOf = useItemTracking({ tasks, weeks, fetchedAt });
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  const remaining = items.length - visibleCount;

  function showMore() {
    flushSync(() => setVisibleCount(visibleCount + PAGE_SIZE));
    // The button may have disappeared; focus the first of the new items.
    list.current!.children[visibleCount]?.querySelector('input')?.focus();
  }

  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {items.slice(0, visibleCount).map((item) => (
          <ItemRow
            key={item._id}
            item={item}
            onAction={onAction}
            onToggle={onToggle}
            {...trackingOf(item)}
            extraMenuItems={extraMenuItems?.(item)}
          />
        ))}
      </ul>
      {remaining > 0 && (
        <Button variant="subtle" fullWidth onClick={showMore}>
          Show {Math.min(PAGE_SIZE, remaining)} more
        </Button>
      )}
    </>
  );
}
