import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '#web/api/account/auth.ts';
import { startLiveUpdates } from '#web/api/live-updates.ts';
import { addLogoutGuard } from '#web/http/logout-guard.ts';
import { isPending, useOutbox } from '#web/offline/outbox.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { OfflineBanner } from '#web/offline/banner/offline-banner.tsx';
import { RejectedTimers } from '#web/offline/banner/rejected-timers.tsx';
import * as classes from './offline-status.module.css';
import { useConnection } from './use-connection.ts';
import { useOutboxSync } from './use-outbox-sync.ts';
import { useServiceWorker } from './use-service-worker.ts';

const UnsentChangesDialog = lazyDialog(
  async () => (await import('#web/offline/banner/unsent-changes-dialog.tsx')).UnsentChangesDialog,
);

/** Live updates from other tabs and devices, the offline banner, the outbox sync, and the logout guard for unsent timers. */
export function OfflineStatus() {
  const queryClient = useQueryClient();
  const user = useUser();
  useEffect(() => startLiveUpdates(queryClient, user._id), [queryClient, user._id]);
  useServiceWorker(user);
  const { isOffline, loadedAt, lastResponseAt } = useConnection();
  const queue = useOutbox(user._id);
  const pendingCount = queue.filter(isPending).length;
  useOutboxSync(user._id, pendingCount, lastResponseAt);

  useEffect(() => {
    // Preloaded, because the first click could not load it while offline. If this fails, the click tries again.
    import('#web/offline/timer-outbox.ts').catch(() => undefined);
  }, []);

  const [logoutPrompt, setLogoutPrompt] = useState<{ readonly resolve: (confirmed: boolean) => void }>();
  const hasUnsent = pendingCount > 0;
  useEffect(
    () => (hasUnsent ? addLogoutGuard(() => new Promise((resolve) => setLogoutPrompt({ resolve }))) : undefined),
    [hasUnsent],
  );
  const resolvePrompt = (confirmed: boolean) => {
    setLogoutPrompt(undefined);
    logoutPrompt?.resolve(confirmed);
  };

  return (
    <div className={classes.status}>
      {isOffline && <OfflineBanner loadedAt={loadedAt} pendingCount={pendingCount} timeZone={user.timeZone} />}
      <RejectedTimers user={user} timers={queue.filter((timer) => !isPending(timer))} />
      {logoutPrompt && (
        <UnsentChangesDialog
          count={pendingCount}
          onLeave={() => resolvePrompt(true)}
          onClose={() => resolvePrompt(false)}
        />
      )}
    </div>
  );
}
