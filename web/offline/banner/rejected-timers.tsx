import type { User } from '#contract/account/auth.ts';
import type { QueuedTimer } from '../outbox.ts';
import { removeQueuedTimer } from '../outbox-writes.ts';
import { withStepTitle } from '../timer-step.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { AlertIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import * as classes from './offline-banner.module.css';
import { formatQueuedTexts, formatTimerSpan } from './offline-labels.ts';

interface RejectedTimersProps {
  readonly user: User;
  readonly timers: readonly QueuedTimer[];
}

/** Offline timers that the server rejected. Shown until dismissed, because they are stored nowhere else. */
export function RejectedTimers({ user, timers }: RejectedTimersProps) {
  const formats = useFormats();
  return timers.map((timer) => (
    <div key={timer.key} role="alert" className={classes.rejected}>
      <AlertIcon size={18} />
      <span>
        <bdi>{withStepTitle(timer.goal.title, timer.step?.title)}</bdi>,{' '}
        {formatTimerSpan(timer, serverNow(), user.timeZone, formats)}
        {formatQueuedTexts(timer) !== '' && (
          <>
            , <bdi>“{formatQueuedTexts(timer)}”</bdi>
          </>
        )}
        , {timer.refused}
      </span>
      <IconButton
        aria-label={`Close message about ${timer.goal.title}`}
        onClick={() => {
          removeQueuedTimer(user._id, timer.key);
          restoreFocus();
        }}
      >
        <CloseIcon />
      </IconButton>
    </div>
  ));
}
