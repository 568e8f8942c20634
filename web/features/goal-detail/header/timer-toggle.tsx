import { useTimers, type TimerGoal } from '#web/api/time-entries/timers.ts';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { PlayIcon, StopIcon } from '#web/ui/icons/icons.tsx';

export function TimerToggle({ goal }: { readonly goal: TimerGoal }) {
  const { timers } = useTimers();
  const { start, stop } = useTimerActions();
  const entry = timers?.running.find(({ goalId }) => goalId === goal._id);
  const isStarting = timers?.starting.some(({ _id }) => _id === goal._id) ?? false;
  const isBusy = !timers || isStarting || (entry !== undefined && timers.stopping.has(entry._id));
  return (
    <Button
      variant={entry ? 'light' : 'filled'}
      leftSection={entry ? <StopIcon /> : <PlayIcon />}
      // With `disabled`, the button would lose the focus.
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
      <VisuallyHidden> for {goal.title}</VisuallyHidden>
    </Button>
  );
}
