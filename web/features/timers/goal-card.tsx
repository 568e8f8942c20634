import { memo } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { FavoriteButton } from '#web/widgets/goal/favorite-button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { GoalLink } from '#web/ui/link/goal-link.tsx';
import { BoxIcon, ListIcon } from '#web/ui/icons/icons.tsx';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import * as classes from './goal-card.module.css';
import type { TimerActions } from '#web/widgets/timer/use-timer-actions.ts';

interface GoalCardProps {
  readonly goal: Goal;
  /** This week's time as of the last fetch. */
  readonly trackedSeconds: number;
  readonly entry: TimeEntry | undefined;
  readonly isBusy: boolean;
  /** Whether the card is listed under its plan's title, which makes the badge redundant. */
  readonly isInGroup?: boolean;
  readonly actions: TimerActions;
  readonly onToggleFavorite: (goal: Goal) => void;
}

export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal, trackedSeconds, entry, isBusy, isInGroup = false, actions, onToggleFavorite } = props;
  const { title, includeInActionPlan, inventoryCount } = goal;
  return (
    <li className={classes.card} data-running={entry !== undefined || undefined}>
      <TimerButton
        title={title}
        isRunning={entry !== undefined}
        isBusy={isBusy}
        onClick={() => void (entry ? actions.stop(entry) : actions.start(goal))}
      />
      <div className={classes.text}>
        <GoalLink id={goal._id} title={title} className={classes.title} isClamped />
        {entry && entry.stepTitle !== null && (
          <span className={classes.step} dir="auto" title={entry.stepTitle}>
            {entry.stepTitle}
          </span>
        )}
        <span className={classes.time}>
          {entry ? (
            <RunningClock startAt={entry.startAt} />
          ) : (
            trackedSeconds >= 60 && formatDuration(Math.floor(trackedSeconds / 60))
          )}
        </span>
        <span className={classes.badges}>
          {includeInActionPlan && !isInGroup && (
            <Chip variant="accent">
              <ListIcon size={14} /> In Plan
            </Chip>
          )}
          {inventoryCount > 0 && (
            <Chip variant="accent">
              <BoxIcon size={14} /> {inventoryCount}
            </Chip>
          )}
        </span>
      </div>
      <FavoriteButton goal={goal} onToggle={onToggleFavorite} />
    </li>
  );
});
