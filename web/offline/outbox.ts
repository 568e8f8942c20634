import { useCallback, useSyncExternalStore } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { TimerStep } from './timer-step.ts';

/** The texts of an entry. An unchanged one is absent, never undefined. */
export type EntryTexts = Partial<Readonly<Pick<TimeEntry, 'note' | 'tags'>>>;

/**
 * A timer that was started, stopped or described while offline, or an entry that was described. Each has its own storage
 * key, so that tabs changing different timers at the same time do not overwrite each other. The field names are stored in
 * browsers and cannot be changed.
 */
export interface QueuedTimer extends EntryTexts {
  /** The idempotency key of the start, or, for an entry that the server knows, its id. */
  readonly key: string;
  /** Timers are sent in ascending order. */
  readonly order: number;
  readonly goal: TimeEntry['goal'];
  /** What a start runs on; absent if it is the goal alone, and in queues from before this existed. */
  readonly step?: TimerStep;
  readonly startAt: string;
  readonly endAt?: string;
  /** Set once the server has confirmed the start. Then only the end and the texts are sent, those that are set. */
  readonly entryId?: string;
  /** Set if it was sent but the response was lost. A retry must have the same form: a start, or a whole entry. */
  readonly tried?: { readonly at: number; readonly as: 'start' | 'whole' };
  /** Whether the stop was sent too, and its response was lost. A slow server may have recorded a later end. */
  readonly endWasTried?: boolean;
  /** Why the server rejected it; stored until the user dismisses the message. */
  readonly refused?: string;
}

let snapshot: { readonly fingerprint: string; readonly timers: readonly QueuedTimer[] } = {
  fingerprint: '',
  timers: [],
};

const noTimers: readonly QueuedTimer[] = [];

export const outboxStorageKey = (userId: string, key: string) => `weekwise-timer ${userId} ${key}`;

/** The user's timers in order. Returns the same array until something changes. */
export function readOutbox(userId: string): readonly QueuedTimer[] {
  const texts = listStorageKeys(userId).map((name) => localStorage.getItem(name)!);
  // The same array as on the server, so that hydration causes no second render.
  if (texts.length === 0) return noTimers;
  const fingerprint = userId + texts;
  if (fingerprint !== snapshot.fingerprint)
    snapshot = { fingerprint, timers: texts.flatMap(parseQueuedTimer).toSorted((a, b) => a.order - b.order) };
  return snapshot.timers;
}

export function useOutbox(userId: string): readonly QueuedTimer[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readOutbox(userId), [userId]),
    // The server has no access to the outbox.
    () => noTimers,
  );
}

/** A timer that the server does not know yet. */
export function isQueuedStart({ entryId }: QueuedTimer): boolean {
  return entryId === undefined;
}

export function isPending({ refused }: QueuedTimer): boolean {
  return refused === undefined;
}

export function clearOutbox(userId: string): void {
  for (const name of listStorageKeys(userId)) localStorage.removeItem(name);
}

function listStorageKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(outboxStorageKey(userId, '')));
  } catch {
    // Storage is disabled, so it is empty.
    return [];
  }
}

function parseQueuedTimer(text: string): QueuedTimer[] {
  try {
    const timer = JSON.parse(text) as QueuedTimer;
    return timer.goal._id ? [timer] : [];
  } catch {
    // Not written by this app.
    return [];
  }
}

/** The browser dispatches `storage` for changes in other tabs; `outbox-writes.ts` does so for those in this tab. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
