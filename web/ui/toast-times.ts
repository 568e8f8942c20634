import { useSyncExternalStore } from 'react';
import { allToasts, closeToast, subscribeToToasts, type Toast } from './toast.ts';

/** Why the time of all messages stands still: someone is at them, or nobody can see them. */
type Hold = 'pointer' | 'focus' | 'hidden';

/** Long enough to read; failures stay longer, since they ask for something. */
const SHOWN_MS = { done: 5000, failed: 12_000 } as const;
/** Someone who wants to undo something has to notice first. */
const ACTION_SHOWN_MS = 10_000;
/** After a hold there is time to look up again. */
const LEAST_LEFT_MS = 1500;
/** On a narrow screen they lie over the header, which has room for one. */
const mostShown = () => (globalThis.matchMedia?.('(max-width: 63.99em)').matches ? 1 : 3);
/** What failed, or can be undone, is not displaced sooner. */
const READABLE_MS = 4000;

interface Shown {
  readonly toast: Toast;
  readonly shownAt: number;
  leftMs: number;
  /** Of the running timer. */
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let shown: readonly Shown[] = [];
let shownList: readonly Toast[] = [];
let retry: ReturnType<typeof setTimeout> | undefined;
const holds = new Set<Hold>();
const listeners = new Set<() => void>();

subscribeToToasts(arrange);
arrange();

/** Messages stay for as long as there is a reason. */
export function holdToasts(reason: Hold, isHeld: boolean): void {
  const wasHeld = holds.size > 0;
  if (isHeld) holds.add(reason);
  else holds.delete(reason);
  if (holds.size > 0 === wasHeld) return;
  for (const each of shown) {
    if (wasHeld) {
      each.leftMs = Math.max(each.leftMs, LEAST_LEFT_MS);
      run(each);
    } else {
      clearTimeout(each.timer);
      each.leftMs -= performance.now() - each.startedAt;
    }
  }
  arrange();
}

export function useShownToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts);
}

export function shownToasts(): readonly Toast[] {
  return shownList;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function run(each: Shown): void {
  each.startedAt = performance.now();
  each.timer = setTimeout(() => closeToast(each.toast.id), each.leftMs);
}

/** Shows what waits, as far as there is room or something can go. */
function arrange(): void {
  clearTimeout(retry);
  const toasts = allToasts();
  for (const { toast, timer } of shown) if (!toasts.includes(toast)) clearTimeout(timer);
  shown = shown.filter(({ toast }) => toasts.includes(toast));
  const waiting = toasts.filter((toast) => !shown.some((each) => each.toast === toast));
  for (const toast of waiting) {
    if (shown.length >= mostShown()) {
      const leaving = displaced();
      // Closing it calls this again, with room for one more.
      if (leaving) return closeToast(leaving.toast.id);
      retry = setTimeout(arrange, READABLE_MS);
      break;
    }
    const leftMs = toast.action ? ACTION_SHOWN_MS : SHOWN_MS[toast.kind];
    const added: Shown = { toast, shownAt: performance.now(), leftMs, startedAt: 0, timer: undefined };
    if (holds.size === 0) run(added);
    shown = [...shown, added];
  }
  shownList = shown.map(({ toast }) => toast);
  for (const listener of listeners) listener();
}

/** Which one makes room: the oldest that needs nothing, else the oldest that there was time to read. */
function displaced(): Shown | undefined {
  if (holds.size > 0) return undefined;
  const wasReadable = ({ shownAt }: Shown) => performance.now() - shownAt >= READABLE_MS;
  return (
    shown.find(({ toast: { kind, action } }) => kind === 'done' && !action) ??
    shown.find((each) => !each.toast.action && wasReadable(each)) ??
    shown.find(wasReadable)
  );
}
