import { type ReactNode, useCallback, useState } from 'react';
import type { GoalDetail } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { ItemList } from '#web/widgets/items/list.tsx';
import { useItemToggle } from '#web/widgets/items/use-item-toggle.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BoxIcon, ListIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { MenuAction } from '#web/ui/menu/menu.tsx';
import * as classes from './inventory-tab.module.css';

const ItemDialogs = lazyDialog(async () => (await import('#web/widgets/items/dialogs/item-dialogs.tsx')).ItemDialogs);
const AddToPlanDialog = lazyDialog(async () => (await import('./add-to-plan-dialog.tsx')).AddToPlanDialog);

interface InventoryTabProps {
  readonly detail: GoalDetail;
  /** When the detail was fetched, by this device's clock. */
  readonly fetchedAt: number;
}

export function InventoryTab({ detail, fetchedAt }: InventoryTabProps) {
  const { goal, inventory, tasks, schedule } = detail;
  const [action, setAction] = useState<ItemAction>();
  const [itemToAddToPlan, setItemToAddToPlan] = useState<InventoryItem>();
  const toggle = useItemToggle(setAction);
  const isInPlan = goal.actionPlan !== null;

  const add = () => setAction({ type: 'add', goal });
  const extraMenuItems = useCallback(
    (item: InventoryItem): ReactNode =>
      isInPlan && (
        <MenuAction icon={<ListIcon />} onClick={() => setItemToAddToPlan(item)}>
          Add to plan…
        </MenuAction>
      ),
    [isInPlan],
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
          Collect what helps you with this goal: books, videos, courses, tools, links.
        </EmptyState>
      ) : (
        <>
          <div className={classes.toolbar}>
            <p>
              {inventory.filter(({ completed }) => completed).length}/{inventory.length} completed
            </p>
            <Button leftSection={<PlusIcon />} onClick={add}>
              Add Item
            </Button>
          </div>
          <Card className={classes.list}>
            <ItemList
              items={inventory}
              tasks={tasks}
              weeks={{ goalWeek: goalWeek(goal), lastWeek: schedule?.lastWeek ?? null }}
              fetchedAt={fetchedAt}
              label="Items"
              onAction={setAction}
              onToggle={toggle}
              extraMenuItems={extraMenuItems}
            />
          </Card>
        </>
      )}
      {action && (
        <ItemDialogs
          action={action}
          onClose={() => setAction((current) => (current === action ? undefined : current))}
        />
      )}
      {itemToAddToPlan && (
        <AddToPlanDialog detail={detail} item={itemToAddToPlan} onClose={() => setItemToAddToPlan(undefined)} />
      )}
    </>
  );
}
