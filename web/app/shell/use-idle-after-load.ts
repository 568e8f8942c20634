import { useEffect, useState } from 'react';
import { queueOf } from '#web/api/offline-queue.ts';

const SETTLED_MS = 3000;

/** Whether the page has had its time: what works for later comes after what is to be seen, unless it is needed at once. */
export function useSettled(userId: string): boolean {
  const [isSettled, setSettled] = useState(() => !navigator.onLine || queueOf(userId).length > 0);
  useEffect(() => {
    if (isSettled) return;
    const timer = setInterval(() => {
      // Who is offline already on the first visit gets it later.
      if (navigator.onLine || navigator.serviceWorker?.controller) setSettled(true);
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [isSettled]);
  return isSettled;
}
