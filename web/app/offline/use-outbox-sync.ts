import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateTimeEntries } from '#web/api/cache/time-entry-keys.ts';
import { updateActiveCache } from '#web/api/time-entries/timers.ts';
import { formatChangeCount } from '#web/offline/banner/offline-labels.ts';
import { syncOutbox } from '#web/offline/outbox-sync.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Sends pending timers after each response from the server, until none are left. */
export function useOutboxSync(userId: string, pendingCount: number, lastResponseAt: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (pendingCount === 0 || lastResponseAt === 0) return;
    void (async () => {
      const sentCount = await syncOutbox(userId, (update) => updateActiveCache(queryClient, update));
      if (sentCount > 0) showToast('done', `${formatChangeCount(sentCount)} sent.`);
    })();
  }, [queryClient, userId, pendingCount, lastResponseAt]);

  const previousCount = useRef(pendingCount);
  useEffect(() => {
    // This tab or another one has sent timers.
    if (pendingCount < previousCount.current) invalidateTimeEntries(queryClient);
    previousCount.current = pendingCount;
  }, [queryClient, pendingCount]);
}
