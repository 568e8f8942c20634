import { useLayoutEffect, useRef } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Timers } from '#web/api/time-entries.ts';
import { ClockIcon } from '#web/ui/icons.tsx';
import { RunningCard, StartingCard } from './running-card.tsx';
import classes from './running-timers.module.css';
import type { TimerDialog } from './timer-dialogs.tsx';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';

interface RunningTimersProps {
  readonly timers: Timers;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly onStop: TimerActions['stop'];
  readonly onDialog: (dialog: TimerDialog) => void;
}

/** What runs now. One place is kept also when nothing does, so that starting something moves nothing below the pointer. */
export function RunningTimers({
  timers: { running, starting, stopping, unsent },
  areas,
  onStop,
  onDialog,
}: RunningTimersProps) {
  const areaOf = (id: string) => areas.find(({ _id }) => _id === id);
  const count = running.length + starting.length;
  const section = useStillBelow(count);
  return (
    <section ref={section} aria-labelledby="running-timers">
      <h2 id="running-timers" className={classes.heading}>
        Running Timers
      </h2>
      {count === 0 ? (
        <p className={classes.none}>
          <ClockIcon /> Nothing is running. Start a goal below.
        </p>
      ) : (
        <ul className={classes.cards}>
          {running.map((entry) => (
            <RunningCard
              key={entry.goalId}
              entry={entry}
              focusAreaClass={areaOf(entry.goal.focusArea._id)?.focusAreaClass}
              isStopping={stopping.has(entry._id)}
              isUnsent={unsent.has(entry._id)}
              onStop={onStop}
              onDialog={onDialog}
            />
          ))}
          {starting.map((goal) => (
            <StartingCard key={goal._id} goal={goal} area={areaOf(goal.focusArea)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where more cards push the page down, it scrolls as far. Browsers do so by themselves, but not from its very top. */
function useStillBelow(count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef<{ readonly count: number; readonly height: number }>(undefined);
  useLayoutEffect(() => {
    const height = section.current!.offsetHeight;
    const last = before.current;
    // Whoever types above the cards keeps the field in sight.
    const isTypedAbove = document.activeElement?.matches('[data-quick-start]');
    if (last && count > last.count && window.scrollY === 0 && !isTypedAbove)
      window.scrollBy(0, Math.max(0, height - last.height));
    before.current = { count, height };
  }, [count]);
  return section;
}
