import { Link, useLocation } from '@tanstack/react-router';
import type { TimeEntry } from '#contract/time-entries.ts';
import { useTimers } from '#web/api/time-entries.ts';
import classes from './running-badge.module.css';
import { RunningClock } from '#web/parts/timer/running-clock.tsx';
import { useRunningSignal } from './running-signal.ts';
import { TimerButton } from '#web/parts/timer/timer-button.tsx';
import { useClockWatch } from './use-clock-watch.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';

/** In the header of every page: what was started last, for how long it has been running, and where to stop it. */
export function RunningBadge() {
  const { timers } = useTimers();
  const latest = timers?.running.toSorted((a, b) => b.startAt.localeCompare(a.startAt))[0];
  if (!timers || !latest) return null;
  return <Badge entry={latest} others={timers.running.length - 1} isStopping={timers.stopping.has(latest._id)} />;
}

interface BadgeProps {
  readonly entry: TimeEntry;
  readonly others: number;
  readonly isStopping: boolean;
}

function Badge({ entry, others, isStopping }: BadgeProps) {
  const { stop } = useTimerActions();
  const { title } = entry.goal;
  // That page shows it itself.
  const isHidden = useLocation({ select: ({ pathname }) => pathname === '/timers' });
  useRunningSignal(entry, others);
  useClockWatch();
  return (
    <div className={classes.badge} data-badge hidden={isHidden}>
      <Link to="/timers" className={classes.link}>
        <span className={classes.dot} />
        <span className={classes.unseen}>Running:</span>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span>
          <RunningClock startAt={entry.startAt} />
        </span>
        {others > 0 && <span className={classes.others}>+{others}</span>}
      </Link>
      <span className={classes.stop}>
        <TimerButton title={title} isRunning isBusy={isStopping} onPress={() => void stop(entry)} />
      </span>
    </div>
  );
}
