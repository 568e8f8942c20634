import { useEffect, useState } from 'react';
import { useUser } from '#web/api/auth.ts';
import { guardLogout } from '#web/api/logout-guard.ts';
import { isWaiting, useQueue } from '#web/api/offline-queue.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import classes from './offline.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { RefusedTimers } from './refused-timers.tsx';
import { useConnection } from './use-connection.ts';
import { useSending } from './use-sending.ts';
import { useServiceWorker } from './use-service-worker.ts';

const UnsentQuestion = lazyDialog(async () => (await import('./unsent-question.tsx')).UnsentQuestion);

/** Everything about being without a connection: it is said, what was done waits, and is sent afterwards. */
export function Offline() {
  const user = useUser();
  useServiceWorker(user);
  const { isOffline, loadedAt, heardAt } = useConnection();
  const queue = useQueue(user._id);
  const waiting = queue.filter(isWaiting).length;
  useSending(user._id, waiting, heardAt);

  useEffect(() => {
    // What a click takes then has to be here before; should it not arrive now, the click itself asks for it.
    import('#web/api/offline-clicks.ts').catch(() => undefined);
  }, []);

  const [leaving, setLeaving] = useState<{ readonly goOn: (may: boolean) => void }>();
  const isUnsent = waiting > 0;
  useEffect(() => (isUnsent ? guardLogout(() => new Promise((goOn) => setLeaving({ goOn }))) : undefined), [isUnsent]);
  const answer = (may: boolean) => {
    setLeaving(undefined);
    leaving?.goOn(may);
  };

  return (
    <div className={classes.offline}>
      {isOffline && <OfflineBanner loadedAt={loadedAt} waiting={waiting} timeZone={user.timeZone} />}
      <RefusedTimers user={user} timers={queue.filter((timer) => !isWaiting(timer))} />
      {leaving && <UnsentQuestion count={waiting} onLeave={() => answer(true)} onClose={() => answer(false)} />}
    </div>
  );
}
