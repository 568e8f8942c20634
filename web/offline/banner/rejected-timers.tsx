import type { User } from '#contract/auth.ts';
import type { QueuedTimer } from '#web/api/offline-queue.ts';
import { dropQueued } from '#web/api/offline-queue-changes.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AlertIcon, CloseIcon } from '#web/ui/signs.tsx';
import { refocus } from '#web/ui/refocus.ts';
import classes from './offline.module.css';
import { timesOf } from './words.ts';

interface RefusedTimersProps {
  readonly user: User;
  readonly timers: readonly QueuedTimer[];
}

/** What was tracked without a connection and could not be saved: told until it was read, as it is nowhere else. */
export function RefusedTimers({ user, timers }: RefusedTimersProps) {
  return timers.map((timer) => (
    <div key={timer.key} role="alert" className={classes.refused}>
      <AlertIcon size={18} />
      <span>
        <bdi>{timer.goal.title}</bdi>, {timesOf(timer, serverNow(), user.timeZone)}, {timer.refused}
      </span>
      <IconButton
        aria-label={`Close message about ${timer.goal.title}`}
        onClick={() => {
          dropQueued(user._id, timer.key);
          refocus();
        }}
      >
        <CloseIcon />
      </IconButton>
    </div>
  ));
}
