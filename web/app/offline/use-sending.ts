import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sendQueue } from '#web/api/offline-sending.ts';
import { refreshTimeEntries } from '#web/api/time-entry-keys.ts';
import { showToast } from '#web/ui/toast.ts';
import { changes } from './words.ts';

/** Sends what waits as soon as the server is heard of, and whenever it is heard of again. */
export function useSending(userId: string, waiting: number, heardAt: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (waiting === 0 || heardAt === 0) return;
    void (async () => {
      const sent = await sendQueue(queryClient, userId);
      if (sent > 0) showToast('done', `${changes(sent)} sent.`);
    })();
  }, [queryClient, userId, waiting, heardAt]);

  const before = useRef(waiting);
  useEffect(() => {
    // It was sent, be it by this tab or by another.
    if (waiting < before.current) refreshTimeEntries(queryClient);
    before.current = waiting;
  }, [queryClient, waiting]);
}
