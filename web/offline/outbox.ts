import { useCallback, useSyncExternalStore } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';

/**
 * A timer that was started or stopped without a connection. Each has a place of its own in the storage of the browser:
 * tabs that change different ones at the same time do not undo each other.
 */
export interface QueuedTimer {
  /** Under which its start is sent, so that it is done once; of an entry that the server knows, its id. */
  readonly key: string;
  /** Later ones are sent later. */
  readonly order: number;
  readonly goal: TimeEntry['goal'];
  readonly startAt: string;
  readonly endAt?: string;
  /** The server knows of its start. */
  readonly entryId?: string;
  /** It was sent without an answer, and may be sent again only as it was then. */
  readonly tried?: { readonly at: number; readonly as: 'start' | 'whole' };
  /** Its end was sent without an answer, too: a server that was slow may have taken a later one. */
  readonly endWasTried?: boolean;
  /** Why the server does not take it, until the user has read that. */
  readonly refused?: string;
}

let last: { readonly texts: string; readonly timers: readonly QueuedTimer[] } = { texts: '', timers: [] };

export const nameOf = (userId: string, key: string) => `weekwise-timer ${userId} ${key}`;

/** Of one user alone, in their order; the same array as long as nothing changes. */
export function queueOf(userId: string): readonly QueuedTimer[] {
  const texts = namesOf(userId).map((name) => localStorage.getItem(name)!);
  const all = userId + texts;
  if (all !== last.texts) last = { texts: all, timers: texts.flatMap(read).toSorted((a, b) => a.order - b.order) };
  return last.timers;
}

export function useQueue(userId: string): readonly QueuedTimer[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => queueOf(userId), [userId]),
  );
}

export function isWaiting({ refused }: QueuedTimer): boolean {
  return refused === undefined;
}

export function forgetQueue(userId: string): void {
  for (const name of namesOf(userId)) localStorage.removeItem(name);
}

function namesOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(nameOf(userId, '')));
  } catch {
    // Storage is switched off, so nothing was put there.
    return [];
  }
}

function read(text: string): QueuedTimer[] {
  try {
    const timer = JSON.parse(text) as QueuedTimer;
    return timer.goal._id ? [timer] : [];
  } catch {
    // Rubbish that something else has written there.
    return [];
  }
}

/** Browsers tell of what other tabs have changed, and `offline-queue-changes.ts` in the same way of what this one has. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
