import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import type { GoalDetail } from '#contract/goal-detail.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { ItemAction } from '#web/parts/items/item-action.ts';
import { ItemList } from '#web/parts/items/item-list.tsx';
import { useItemToggle } from '#web/parts/items/use-item-toggle.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon, ListIcon, PlayIcon, PlusIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { MenuAction } from '#web/ui/menu.tsx';
import classes from './goal-inventory.module.css';

const ItemDialogs = lazyDialog(async () => (await import('#web/parts/items/item-dialogs.tsx')).ItemDialogs);
const AddToPlan = lazyDialog(async () => (await import('./add-to-plan.tsx')).AddToPlan);

/** The resources of the goal. */
export function GoalInventory({ detail }: { readonly detail: GoalDetail }) {
  const { goal, inventory } = detail;
  const [action, setAction] = useState<ItemAction>();
  const [chosen, setChosen] = useState<InventoryItem>();
  const toggle = useItemToggle(setAction);
  const { start } = useTimerActions();
  const isActive = goal.status === 'Active';
  const isInPlan = goal.actionPlan !== null;

  const add = () => setAction({ does: 'add', goal });
  const more = useCallback(
    (item: InventoryItem): ReactNode => (
      <>
        {isActive && (
          <MenuAction icon={<PlayIcon />} onClick={() => void start(goal)}>
            Start timer
          </MenuAction>
        )}
        {isInPlan && (
          <MenuAction icon={<ListIcon />} onClick={() => setChosen(item)}>
            Add to plan…
          </MenuAction>
        )}
      </>
    ),
    [goal, isActive, isInPlan, start],
  );

  return (
    <>
      {inventory.length === 0 ? (
        <EmptyState
          icon={BoxIcon}
          title="No items yet."
          action={
            <Button leftSection={<PlusIcon />} onClick={add}>
              Add Item
            </Button>
          }
        >
          Keep here what helps you with this goal: books, videos, courses, tools, links.
        </EmptyState>
      ) : (
        <>
          <div className={classes.tools}>
            <p>
              {inventory.filter(({ completed }) => completed).length}/{inventory.length} completed
            </p>
            <Button leftSection={<PlusIcon />} onClick={add}>
              Add Item
            </Button>
          </div>
          <div className={classes.list}>
            <ItemList items={inventory} label="Items" onAction={setAction} onToggle={toggle} more={more} />
          </div>
        </>
      )}
      {action && <ItemDialogs action={action} onClose={() => setAction((now) => (now === action ? undefined : now))} />}
      {chosen && <AddToPlan detail={detail} item={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
