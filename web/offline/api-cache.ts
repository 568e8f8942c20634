import { pageReceivedAt, readEmbeddedText } from '#web/http/initial-data.ts';
import type { Change } from '#web/http/refreshed-data.ts';
import type { CacheInitialDataMessage, CacheRefreshedDataMessage } from './cached-at.ts';

/** Deletes the API responses that the service worker has cached for the user. */
export async function clearApiCache(): Promise<void> {
  // Not `controller`, which is null after a forced reload although the worker is active.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage('forget');
}

/** Passes the responses embedded in the page to the service worker, which caches only those that it has fetched itself. */
export function cacheInitialData(): void {
  const json = readEmbeddedText();
  if (json === undefined) return;
  const message: CacheInitialDataMessage = { type: 'initial-data', json, receivedAt: pageReceivedAt().wall };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Passes responses that the service worker has not fetched itself to it, so that they are available offline. */
export function cacheRefreshedData(
  userId: string,
  { refreshed: bodies, clocks: [, { wall: receivedAt }] }: Change,
): void {
  const message: CacheRefreshedDataMessage = { type: 'refreshed-data', userId, bodies, receivedAt };
  navigator.serviceWorker?.controller?.postMessage(message);
}
