import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlanGoal } from '#contract/action-plans.ts';
import { useTimers } from '#web/api/time-entries.ts';
import { useToggleFavorite } from '#web/parts/goal/use-toggle-favorite.ts';
import type { ItemAction } from '#web/parts/items/item-action.ts';
import { useItemToggle } from '#web/parts/items/use-item-toggle.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { PlanGoalCard } from './plan-goal-card.tsx';
import classes from './plan-goals.module.css';

const ItemDialogs = lazyDialog(async () => (await import('#web/parts/items/item-dialogs.tsx')).ItemDialogs);

/** So many are open at first; of more, only the one that is to be done next. */
const FEW = 3;

interface PlanGoalsProps {
  readonly goals: readonly PlanGoal[];
  /** That each week of a weekly plan has. */
  readonly weeklyHours: number | undefined;
}

/** The goals of a plan, in its order. */
export function PlanGoals({ goals, weeklyHours }: PlanGoalsProps) {
  const ids = goals.map(({ _id }) => _id);
  const [next] = useState(() => nextOf(goals)?._id);
  const [closed, setClosed] = useState<readonly string[]>(() =>
    goals.length <= FEW ? [] : ids.filter((id) => id !== next),
  );
  const [action, setAction] = useState<ItemAction>();
  const onToggleItem = useItemToggle(setAction);
  const timers = useTimers().timers;
  const timerActions = useTimerActions();
  const onFavorite = useToggleFavorite();
  return (
    <section className={classes.goals} aria-label="Goals">
      {goals.length > FEW && (
        <div className={classes.tools}>
          <Button variant="subtle" onClick={() => setClosed([])}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => setClosed(ids)}>
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
            weeklyHours={weeklyHours}
            entry={entry}
            isBusy={!timers || isStarting || (entry !== undefined && timers.stopping.has(entry._id))}
            isNear={n < FEW || goal._id === next}
            isOpen={!closed.includes(goal._id)}
            timerActions={timerActions}
            onFavorite={onFavorite}
            onToggle={() =>
              setClosed((now) => (now.includes(goal._id) ? now.filter((id) => id !== goal._id) : [...now, goal._id]))
            }
            onItemAction={setAction}
            onToggleItem={onToggleItem}
          />
        );
      })}
      {action && (
        <ItemDialogs
          action={action}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => setAction((now) => (now === action ? undefined : now))}
        />
      )}
    </section>
  );
}

/** The first with something left to do. */
function nextOf(goals: readonly PlanGoal[]): PlanGoal | undefined {
  return goals.find(({ progress: { done, total } }) => done < total);
}
