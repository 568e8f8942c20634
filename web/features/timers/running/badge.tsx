import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { invalidateTimeEntries } from '#web/api/cache/time-entry-keys.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { onClockJump } from '#web/http/server-clock.ts';
import * as classes from './badge.module.css';
import { RunningClock } from '#web/widgets/timer/running-clock.tsx';
import { useTabIndicator } from './use-tab-indicator.ts';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

const TextsDialog = lazyDialog(async () => (await import('#web/widgets/entry-texts/texts-dialog.tsx')).TextsDialog);

/** Shows the latest running timer in the header of every page, with buttons to describe and to stop it. */
export function RunningBadge() {
  const { timers } = useTimers();
  const latest = timers?.running.toSorted((a, b) => b.startAt.localeCompare(a.startAt))[0];
  if (!timers || !latest) return null;
  return <Badge entry={latest} otherCount={timers.running.length - 1} isStopping={timers.stopping.has(latest._id)} />;
}

interface BadgeProps {
  readonly entry: TimeEntry;
  readonly otherCount: number;
  readonly isStopping: boolean;
}

function Badge({ entry, otherCount, isStopping }: BadgeProps) {
  const { stop } = useTimerActions();
  const { title } = entry.goal;
  const [isDescribing, setIsDescribing] = useState(false);
  // The Timers page shows all running timers.
  const isHidden = useLocation({ select: ({ pathname }) => pathname === '/timers' });
  useTabIndicator(entry, otherCount);
  useRefreshOnClockJump();
  return (
    <div className={classes.badge} data-badge hidden={isHidden}>
      <Link to="/timers" className={classes.link}>
        <span className={classes.dot} />
        <VisuallyHidden>Running:</VisuallyHidden>
        <span className={classes.title} dir="auto">
          {withStepTitle(title, entry.stepTitle)}
        </span>
        <span>
          <RunningClock startAt={entry.startAt} />
        </span>
        {otherCount > 0 && <span className={classes.others}>+{otherCount}</span>}
      </Link>
      <span className={classes.actions}>
        <IconButton aria-label={`Note of ${title}`} onClick={() => setIsDescribing(true)}>
          <PencilIcon size={20} />
        </IconButton>
        <TimerButton title={title} isRunning isBusy={isStopping} onClick={() => void stop(entry)} />
      </span>
      {isDescribing && <TextsDialog entry={entry} onClose={() => setIsDescribing(false)} />}
    </div>
  );
}

/** Refetches when the device's clock has been changed, because running times would be wrong. */
function useRefreshOnClockJump(): void {
  const queryClient = useQueryClient();
  useEffect(() => onClockJump(() => invalidateTimeEntries(queryClient)), [queryClient]);
}
