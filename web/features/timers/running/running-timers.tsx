import { useLayoutEffect, useRef } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Timers } from '#web/api/time-entries/timers.ts';
import { ClockIcon } from '#web/ui/icons/icons.tsx';
import { RunningCard, StartingCard } from './card.tsx';
import * as classes from './running-timers.module.css';
import type { TimerDialog } from '../timer-dialogs.tsx';
import type { TimerActions } from '#web/widgets/timer/use-timer-actions.ts';

interface RunningTimersProps {
  readonly timers: Timers;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly onStop: TimerActions['stop'];
  readonly onOpenDialog: (dialog: TimerDialog) => void;
}

/** Reserves the height of one card while nothing runs, so that the first start causes no layout shift. */
export function RunningTimers({
  timers: { running, starting, stopping, unsent },
  areas,
  onStop,
  onOpenDialog,
}: RunningTimersProps) {
  const findArea = (id: string) => areas.find(({ _id }) => _id === id);
  // A start on another task of a goal takes the place of the goal's timer.
  const startingOf = (goalId: string) => starting.find(({ _id }) => _id === goalId);
  const added = starting.filter(({ _id }) => running.every(({ goalId }) => goalId !== _id));
  const count = running.length + added.length;
  const section = useStableScroll(count);
  return (
    <section ref={section} aria-labelledby="running-timers">
      <h2 id="running-timers" className={classes.heading}>
        Running Timers
      </h2>
      {count === 0 ? (
        <p className={classes.empty}>
          <ClockIcon /> Nothing is running. Start a goal below.
        </p>
      ) : (
        <ul className={classes.cards}>
          {running.map((entry) => {
            const next = startingOf(entry.goalId);
            if (next) return <StartingCard key={entry.goalId} goal={next} area={findArea(next.focusArea)} />;
            return (
              <RunningCard
                key={entry.goalId}
                entry={entry}
                focusAreaClass={findArea(entry.goal.focusArea._id)?.focusAreaClass}
                isStopping={stopping.has(entry._id)}
                isQueued={unsent.has(entry._id)}
                onStop={onStop}
                onOpenDialog={onOpenDialog}
              />
            );
          })}
          {added.map((goal) => (
            <StartingCard key={goal._id} goal={goal} area={findArea(goal.focusArea)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Scrolls by the height of added cards to keep the rest in place. Scroll anchoring does not work at the top of the page. */
function useStableScroll(count: number) {
  const section = useRef<HTMLElement>(null);
  const lastSize = useRef<{ readonly count: number; readonly height: number }>(undefined);
  useLayoutEffect(() => {
    const height = section.current!.offsetHeight;
    const last = lastSize.current;
    // Keep the quick start field in view while the user types.
    const isQuickStartFocused = document.activeElement?.matches('[data-quick-start]');
    if (last && count > last.count && window.scrollY === 0 && !isQuickStartFocused)
      window.scrollBy(0, Math.max(0, height - last.height));
    lastSize.current = { count, height };
  }, [count]);
  return section;
}
