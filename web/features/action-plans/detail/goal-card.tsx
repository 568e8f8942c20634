import { useId, useRef, useState } from 'react';
import type { PlanGoal } from '#contract/plans/action-plans.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import type { PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { FavoriteButton } from '#web/widgets/goal/favorite-button.tsx';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { planWeekLabel } from '#web/widgets/plan/schedule-labels.ts';
import { StepProgress } from '#web/widgets/plan/step-progress.tsx';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import type { TimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { GoalLink } from '#web/ui/link/goal-link.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons/icons.tsx';
import { useNearViewport } from '#web/ui/layout/use-near-viewport.ts';
import * as classes from './goal-card.module.css';
import { planGoalTime } from './plan-time.ts';
import { PlanGoalSteps } from './steps.tsx';
import { TrackedTime } from './tracked-time.tsx';

interface PlanGoalCardProps {
  readonly goal: PlanGoal;
  readonly schedule: PlanSchedule;
  /** Undefined until the plan is started. */
  readonly dates: PlanDates | undefined;
  /** The week that the plan is in; undefined if it is not running. */
  readonly runningWeek: number | undefined;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
  /** The goal's running timer. */
  readonly entry: TimeEntry | undefined;
  /** The timer is being started or stopped. */
  readonly isBusy: boolean;
  readonly isAboveFold: boolean;
  readonly isOpen: boolean;
  readonly timerActions: TimerActions;
  readonly onToggleFavorite: (goal: PlanGoal) => void;
  readonly onToggle: () => void;
  readonly onItemAction: (action: ItemAction) => void;
  readonly onToggleItem: (item: InventoryItem) => void;
}

export function PlanGoalCard(props: PlanGoalCardProps) {
  const { goal, schedule, dates, runningWeek, fetchedAt, entry, isBusy, isAboveFold, isOpen } = props;
  const { timerActions, onToggleFavorite, onToggle, onItemAction, onToggleItem } = props;
  const { _id, title, status, progress } = goal;
  const week = goalWeek(goal);
  const formats = useFormats();
  // Without dates, the number in the title says it all.
  const hasWeekLabel = week !== null && (dates !== undefined || goal.planWeek !== null);
  const isThisWeek = week !== null && week === runningWeek;
  const isActive = status === 'Active';
  const stepsId = useId();
  const stepsRef = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(stepsRef, isAboveFold);
  // Once rendered, closed steps are hidden instead of unmounted, so that half-typed input is not lost.
  const [isRendered, setIsRendered] = useState(isOpen && isNearViewport);
  if (isOpen && isNearViewport && !isRendered) setIsRendered(true);
  return (
    <Card as="article" className={classes.card} data-running={entry !== undefined || undefined}>
      <div className={classes.header}>
        <IconButton
          className={classes.toggle}
          aria-label={`Steps of ${title}`}
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={onToggle}
        >
          <ChevronIcon size={18} />
        </IconButton>
        <div className={classes.text}>
          <h3>
            <GoalLink id={_id} title={title} className={classes.title} />
            {!isActive && <Chip className={classes.status}>{status}</Chip>}
          </h3>
          {hasWeekLabel && (
            <p className={classes.week} aria-current={isThisWeek ? 'date' : undefined}>
              {planWeekLabel(week, dates, formats)}
              {isThisWeek && <Chip variant="accent">This week</Chip>}
            </p>
          )}
          <div className={classes.facts}>
            {progress.total > 0 && <StepProgress subject={title} steps={progress} />}
            <span className={classes.time}>
              <TrackedTime
                trackedSec={goal.trackedSec}
                planned={planGoalTime(goal, schedule.lastWeek)}
                fetchedAt={fetchedAt}
                running={entry ? [entry] : []}
              />
            </span>
            {entry && (
              <span className={classes.clock}>
                <RunningClock startAt={entry.startAt} />
              </span>
            )}
          </div>
        </div>
        {isActive && <FavoriteButton goal={goal} onToggle={() => onToggleFavorite(goal)} />}
        {isActive && (
          <TimerButton
            title={title}
            isRunning={entry !== undefined}
            isBusy={isBusy}
            onClick={() => void (entry ? timerActions.stop(entry) : timerActions.start(goal))}
          />
        )}
      </div>
      <div
        ref={stepsRef}
        id={stepsId}
        hidden={!isOpen}
        style={isRendered ? undefined : { minHeight: estimateHeight(goal) }}
      >
        {isRendered && (
          <PlanGoalSteps
            goal={goal}
            schedule={schedule}
            fetchedAt={fetchedAt}
            onItemAction={onItemAction}
            onToggleItem={onToggleItem}
          />
        )}
      </div>
    </Card>
  );
}

/** Estimates the height of the steps, to avoid a layout shift when they are rendered. */
function estimateHeight({ inventory, tasks }: PlanGoal): number {
  return 100 + 60 * Math.max(inventory.length, tasks.length);
}
