import { useEffect, useState } from 'react';
import { readOutbox } from '#web/offline/outbox.ts';

const IDLE_DELAY_MS = 3000;

/** Delays the offline features until the page has loaded, unless the user is offline or has unsent timers. */
export function useIdleAfterLoad(userId: string): boolean {
  const [isIdle, setIsIdle] = useState(() => !navigator.onLine || readOutbox(userId).length > 0);
  useEffect(() => {
    if (isIdle) return;
    const timer = setInterval(() => {
      // On a first visit that goes offline, the code is not cached yet and cannot be loaded.
      if (navigator.onLine || navigator.serviceWorker?.controller) setIsIdle(true);
    }, IDLE_DELAY_MS);
    return () => clearInterval(timer);
  }, [isIdle]);
  return isIdle;
}
