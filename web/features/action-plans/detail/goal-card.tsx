import { useId, useRef, useState } from 'react';
import type { PlanGoal } from '#contract/action-plans.ts';
import type { InventoryItem } from '#contract/inventory.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { minutesOfTasks } from '#domain/task-minutes.ts';
import { minutesInWords } from '#domain/duration.ts';
import { FavoriteButton } from '#web/parts/goal/favorite-button.tsx';
import type { ItemAction } from '#web/parts/items/item-action.ts';
import { timeOfWeek } from '#web/parts/plan/plan-words.ts';
import { StepProgress } from '#web/parts/plan/step-progress.tsx';
import { RunningClock } from '#web/parts/timer/running-clock.tsx';
import { TimerButton } from '#web/parts/timer/timer-button.tsx';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { GoalLink } from '#web/ui/goal-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { useWasNear } from '#web/ui/was-near.ts';
import classes from './plan-goal-card.module.css';
import { PlanGoalSteps } from './plan-goal-steps.tsx';

interface PlanGoalCardProps {
  readonly goal: PlanGoal;
  readonly weeklyHours: number | undefined;
  /** Of its timer, if that runs. */
  readonly entry: TimeEntry | undefined;
  /** Its timer is being started or stopped. */
  readonly isBusy: boolean;
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  readonly timerActions: TimerActions;
  readonly onFavorite: (goal: PlanGoal) => void;
  readonly onToggle: () => void;
  readonly onItemAction: (action: ItemAction) => void;
  readonly onToggleItem: (item: InventoryItem) => void;
}

/** A goal of the plan: its progress and timer and, while it is open, what is to be done for it. */
export function PlanGoalCard(props: PlanGoalCardProps) {
  const { goal, weeklyHours, entry, isBusy, isNear, isOpen } = props;
  const { timerActions, onFavorite, onToggle, onItemAction, onToggleItem } = props;
  const { _id, title, status, progress } = goal;
  const minutes = minutesOfTasks(goal.tasks);
  const isActive = status === 'Active';
  const stepsId = useId();
  const start = () => void timerActions.start(goal);
  const steps = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(steps, isNear);
  // Closing hides the steps, so that what is half typed into them stays.
  const [isDrawn, setIsDrawn] = useState(isOpen && wasNear);
  if (isOpen && wasNear && !isDrawn) setIsDrawn(true);
  return (
    <article className={classes.card} data-running={entry !== undefined || undefined}>
      <div className={classes.head}>
        <IconButton
          className={classes.toggle}
          aria-label={`Steps of ${title}`}
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={onToggle}
        >
          <ChevronIcon size={18} />
        </IconButton>
        <div className={classes.what}>
          <h3>
            <GoalLink id={_id} title={title} className={classes.title} />
            {!isActive && <span className={classes.status}>{status}</span>}
          </h3>
          <div className={classes.facts}>
            {progress.total > 0 && <StepProgress of={title} steps={progress} />}
            {minutes > 0 && (
              <span className={classes.time}>
                {weeklyHours === undefined ? minutesInWords(minutes) : timeOfWeek(minutes, weeklyHours)}
              </span>
            )}
            {entry && (
              <span className={classes.clock}>
                <RunningClock startAt={entry.startAt} />
              </span>
            )}
          </div>
        </div>
        {isActive && <FavoriteButton goal={goal} onFavorite={() => onFavorite(goal)} />}
        {isActive && (
          <TimerButton
            title={title}
            isRunning={entry !== undefined}
            isBusy={isBusy}
            onPress={() => (entry ? void timerActions.stop(entry) : start())}
          />
        )}
      </div>
      <div ref={steps} id={stepsId} hidden={!isOpen} style={isDrawn ? undefined : { minHeight: heightOf(goal) }}>
        {isDrawn && (
          <PlanGoalSteps
            goal={goal}
            onStartTimer={isActive ? start : undefined}
            onItemAction={onItemAction}
            onToggleItem={onToggleItem}
          />
        )}
      </div>
    </article>
  );
}

/** About as tall as its steps will be. */
function heightOf({ inventory, tasks }: PlanGoal): number {
  return 100 + 60 * Math.max(inventory.length, tasks.length);
}
