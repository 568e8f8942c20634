import { outboxStorageKey, type QueuedTimer } from './outbox.ts';

// Separate from outbox.ts, because a first load never writes.

/** Throws if the storage is full or disabled. */
export function saveQueuedTimer(userId: string, timer: QueuedTimer): void {
  localStorage.setItem(outboxStorageKey(userId, timer.key), JSON.stringify(timer));
  notifyListeners();
}

export function removeQueuedTimer(userId: string, key: string): void {
  localStorage.removeItem(outboxStorageKey(userId, key));
  notifyListeners();
}

function notifyListeners(): void {
  window.dispatchEvent(new StorageEvent('storage'));
}
