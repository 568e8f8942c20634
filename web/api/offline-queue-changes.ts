import { nameOf, type QueuedTimer } from './offline-queue.ts';

// Apart from `offline-queue.ts`: nobody needs it on a first load.

/** Throws where there is no room. */
export function putQueued(userId: string, timer: QueuedTimer): void {
  localStorage.setItem(nameOf(userId, timer.key), JSON.stringify(timer));
  tell();
}

export function dropQueued(userId: string, key: string): void {
  localStorage.removeItem(nameOf(userId, key));
  tell();
}

function tell(): void {
  window.dispatchEvent(new StorageEvent('storage'));
}
