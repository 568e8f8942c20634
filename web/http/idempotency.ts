import { removeFromTabStorage } from './tab-storage.ts';

/** Identifies one user action, so that the server performs it only once even if it is sent repeatedly. */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` needs https or localhost; `getRandomValues` works everywhere.
  return crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '');
}

let deletionsInTab = 0;

/** How many deletions this tab has sent. */
export function deletionCount(): number {
  return deletionsInTab;
}

export function recordDeletion(): void {
  deletionsInTab++;
  removeFromTabStorage('planSave');
}
