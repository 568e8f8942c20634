import { memo } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { minutesInWords } from '#domain/duration.ts';
import { FavoriteButton } from '#web/parts/goal/favorite-button.tsx';
import { GoalLink } from '#web/ui/goal-link.tsx';
import { BoxIcon, ListIcon } from '#web/ui/icons.tsx';
import { RunningClock } from '#web/parts/timer/running-clock.tsx';
import { TimerButton } from '#web/parts/timer/timer-button.tsx';
import classes from './timer-card.module.css';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';

interface TimerCardProps {
  readonly goal: Goal;
  /** In this week, when the server was last asked. */
  readonly seconds: number;
  readonly entry: TimeEntry | undefined;
  readonly isBusy: boolean;
  /** Below the title of its plan, which says so already. */
  readonly isInGroup?: boolean;
  readonly actions: TimerActions;
  readonly onFavorite: (goal: Goal) => void;
}

/** A goal and its timer. */
export const TimerCard = memo(function TimerCard(props: TimerCardProps) {
  const { goal, seconds, entry, isBusy, isInGroup = false, actions, onFavorite } = props;
  const { title, includeInActionPlan, inventoryCount } = goal;
  return (
    <li className={classes.card} data-running={entry !== undefined || undefined}>
      <TimerButton
        title={title}
        isRunning={entry !== undefined}
        isBusy={isBusy}
        onPress={() => void (entry ? actions.stop(entry) : actions.start(goal))}
      />
      <div className={classes.text}>
        <GoalLink id={goal._id} title={title} className={classes.title} isShort />
        <span className={classes.time}>
          {entry ? <RunningClock startAt={entry.startAt} /> : seconds >= 60 && minutesInWords(Math.floor(seconds / 60))}
        </span>
        <span className={classes.badges}>
          {includeInActionPlan && !isInGroup && (
            <span className={classes.badge}>
              <ListIcon size={14} /> In Plan
            </span>
          )}
          {inventoryCount > 0 && (
            <span className={classes.badge}>
              <BoxIcon size={14} /> {inventoryCount}
            </span>
          )}
        </span>
      </div>
      <FavoriteButton goal={goal} onFavorite={onFavorite} />
    </li>
  );
});
