import { useState } from 'react';
import type { PlanGoal } from '#contract/action-plans.ts';
import type { PlanSchedule } from '#contract/plan-schedule.ts';
import { useTimers } from '#web/api/timers.ts';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { useItemToggle } from '#web/widgets/items/use-item-toggle.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { PlanGoalCard } from './goal-card.tsx';
import classes from './goal-list.module.css';

const ItemDialogs = lazyDialog(async () => (await import('#web/widgets/items/dialogs/item-dialogs.tsx')).ItemDialogs);

/** Longer lists initially open only the next goal. */
const MAX_INITIALLY_OPEN = 3;

interface PlanGoalListProps {
  readonly goals: readonly PlanGoal[];
  readonly schedule: PlanSchedule;
  /** Undefined for a backlog. */
  readonly weeklyHours: number | undefined;
}

export function PlanGoalList({ goals, schedule, weeklyHours }: PlanGoalListProps) {
  const ids = goals.map(({ _id }) => _id);
  const [nextGoalId] = useState(() => findNextGoal(goals)?._id);
  const [closedIds, setClosedIds] = useState<readonly string[]>(() =>
    goals.length <= MAX_INITIALLY_OPEN ? [] : ids.filter((id) => id !== nextGoalId),
  );
  const [action, setAction] = useState<ItemAction>();
  const onToggleItem = useItemToggle(setAction);
  const timers = useTimers().timers;
  const timerActions = useTimerActions();
  const toggleFavorite = useToggleFavorite();
  return (
    <section className={classes.goals} aria-label="Goals">
      {goals.length > MAX_INITIALLY_OPEN && (
        <div className={classes.toolbar}>
          <Button variant="subtle" onClick={() => setClosedIds([])}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => setClosedIds(ids)}>
            Collapse All
          </Button>
        </div>
      )}
      {goals.map((goal, n) => {
        const entry = timers?.running.find(({ goalId }) => goalId === goal._id);
        const isStarting = timers?.starting.some(({ _id }) => _id === goal._id) ?? false;
        return (
          <PlanGoalCard
            key={goal._id}
            goal={goal}
            schedule={schedule}
            weeklyHours={weeklyHours}
            entry={entry}
            isBusy={!timers || isStarting || (entry !== undefined && timers.stopping.has(entry._id))}
            isAboveFold={n < MAX_INITIALLY_OPEN || goal._id === nextGoalId}
            isOpen={!closedIds.includes(goal._id)}
            timerActions={timerActions}
            onToggleFavorite={toggleFavorite}
            onToggle={() =>
              setClosedIds((current) =>
                current.includes(goal._id) ? current.filter((id) => id !== goal._id) : [...current, goal._id],
              )
            }
            onItemAction={setAction}
            onToggleItem={onToggleItem}
          />
        );
      })}
      {action && (
        <ItemDialogs
          action={action}
          // A late response must not close a dialog that was opened after it.
          onClose={() => setAction((current) => (current === action ? undefined : current))}
        />
      )}
    </section>
  );
}

/** The first goal with an open step. */
function findNextGoal(goals: readonly PlanGoal[]): PlanGoal | undefined {
  return goals.find(({ progress: { done, total } }) => done < total);
}
