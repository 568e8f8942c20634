import { useState } from 'react';
import type { ActionPlanWithGoals, PlanGoal } from '#contract/plans/action-plans.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { currentPlanWeek, type PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { useItemToggle } from '#web/widgets/items/use-item-toggle.ts';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { PlanGoalCard } from './goal-card.tsx';
import * as classes from './goal-list.module.css';

const ItemDialogs = lazyDialog(async () => (await import('#web/widgets/items/dialogs/item-dialogs.tsx')).ItemDialogs);

/** Longer lists initially open only the goals of the current week, or the next goal. */
const MAX_INITIALLY_OPEN = 3;

interface PlanGoalListProps {
  readonly plan: ActionPlanWithGoals;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
}

export function PlanGoalList({ plan, fetchedAt }: PlanGoalListProps) {
  const { goals, schedule } = plan;
  const { currentWeek, timeZone } = useCurrentWeek();
  const dates = toPlanDates(schedule, timeZone);
  const runningWeek = findRunningWeek(schedule, dates, currentWeek);
  const ids = goals.map(({ _id }) => _id);
  const [openAtFirst] = useState(() => listOpenAtFirst(goals, runningWeek));
  const [closedIds, setClosedIds] = useState<readonly string[]>(() => ids.filter((id) => !openAtFirst.includes(id)));
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
            dates={dates}
            runningWeek={runningWeek}
            fetchedAt={fetchedAt}
            entry={entry}
            isBusy={!timers || isStarting || (entry !== undefined && timers.stopping.has(entry._id))}
            isAboveFold={n < MAX_INITIALLY_OPEN || openAtFirst.includes(goal._id)}
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

/** The goals of a short list; of a longer one, those of the current week, or else the first with an open step. */
function listOpenAtFirst(goals: readonly PlanGoal[], runningWeek: number | undefined): readonly string[] {
  const thisWeek = goals.filter((goal) => runningWeek !== undefined && goalWeek(goal) === runningWeek);
  const next = goals.find(({ progress: { done, total } }) => done < total);
  const open = goals.length <= MAX_INITIALLY_OPEN ? goals : thisWeek.length > 0 ? thisWeek : next ? [next] : [];
  return open.map(({ _id }) => _id);
}

/** The week that a running plan is in; undefined if it is not running. */
function findRunningWeek(
  { status }: PlanSchedule,
  dates: PlanDates | undefined,
  currentWeek: string,
): number | undefined {
  return dates && status === 'running' ? currentPlanWeek(dates, currentWeek) : undefined;
}
