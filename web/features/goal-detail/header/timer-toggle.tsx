import { Button, VisuallyHidden } from '@mantine/core';
import { useTimers, type StartedGoal } from '#web/api/time-entries.ts';
import { RunningClock } from '#web/parts/timer/running-clock.tsx';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { PlayIcon, StopIcon } from '#web/ui/icons.tsx';

/** Starts the timer of the goal, and in the same place stops it. */
export function GoalTimer({ goal }: { readonly goal: StartedGoal }) {
  const { timers } = useTimers();
  const { start, stop } = useTimerActions();
  const entry = timers?.running.find(({ goalId }) => goalId === goal._id);
  const isStarting = timers?.starting.some(({ _id }) => _id === goal._id) ?? false;
  const isBusy = !timers || isStarting || (entry !== undefined && timers.stopping.has(entry._id));
  return (
    <Button
      variant={entry ? 'light' : 'filled'}
      leftSection={entry ? <StopIcon /> : <PlayIcon />}
      // Not `disabled`, which would take the focus away.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void (entry ? stop(entry) : start(goal));
      }}
    >
      {entry ? (
        <>
          Stop · <RunningClock startAt={entry.startAt} />
        </>
      ) : (
        'Start timer'
      )}
      <VisuallyHidden> of {goal.title}</VisuallyHidden>
    </Button>
  );
}
