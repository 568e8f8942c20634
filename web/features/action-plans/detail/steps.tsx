import type { PlanGoal } from '#contract/plans/action-plans.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { ItemList } from '#web/widgets/items/list.tsx';
import { TaskList } from '#web/widgets/tasks/task-list.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './steps.module.css';

interface PlanGoalStepsProps {
  readonly goal: PlanGoal;
  readonly schedule: PlanSchedule;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly onItemAction: (action: ItemAction) => void;
  readonly onToggleItem: (item: InventoryItem) => void;
}

export function PlanGoalSteps({ goal, schedule, fetchedAt, onItemAction, onToggleItem }: PlanGoalStepsProps) {
  const { title, inventory, tasks } = goal;
  return (
    <div className={classes.steps}>
      <div>
        <div className={classes.header}>
          <h4>Tasks</h4>
        </div>
        <TaskList goal={goal} tasks={tasks} fetchedAt={fetchedAt} items={inventory} schedule={schedule} />
      </div>
      <div>
        <div className={classes.header}>
          <h4>Resources</h4>
          <Button
            variant="subtle"
            leftSection={<PlusIcon size={18} />}
            aria-label={`Add Item to ${title}`}
            onClick={() => onItemAction({ type: 'add', goal })}
          >
            Add Item
          </Button>
        </div>
        {inventory.length === 0 ? (
          <p className={classes.empty}>Books, videos, courses or links that help with this goal.</p>
        ) : (
          <ItemList
            items={inventory}
            tasks={tasks}
            weeks={{ goalWeek: goalWeek(goal), lastWeek: schedule.lastWeek }}
            fetchedAt={fetchedAt}
            label={`Resources of ${title}`}
            onAction={onItemAction}
            onToggle={onToggleItem}
          />
        )}
      </div>
    </div>
  );
}
