import { forget } from './tab-storage.ts';

/** Identifies one user action to the server, which does it once however often it is sent. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists on https and localhost only; `getRandomValues` everywhere.
  return crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '');
}

let deletions = 0;

/** How often this tab has deleted something. */
export function deletionCount(): number {
  return deletions;
}

export function noteDeletion(): void {
  deletions++;
  forget('planSave');
}
