import { useSyncExternalStore } from 'react';
import { narrowerThan } from '../breakpoints.ts';
import { getToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

/** Why toasts do not time out: the user is interacting with them, or the tab is hidden. */
type PauseReason = 'pointer' | 'focus' | 'hidden';

/** Errors stay longer, since the user may have to act on them. */
const DURATION_MS = { done: 5000, failed: 12_000 } as const;
/** Leaves time to notice and use the action. */
const ACTION_DURATION_MS = 10_000;
/** Minimum time left after a pause. */
const MIN_REMAINING_MS = 1500;
/** On a narrow screen toasts cover the header, which has space for one. */
const maxVisible = () => (globalThis.matchMedia?.(narrowerThan('laptop')).matches ? 1 : 3);
/** Errors and toasts with an action are not displaced sooner. */
const MIN_READABLE_MS = 4000;

interface VisibleToast {
  readonly toast: Toast;
  readonly shownAt: number;
  remainingMs: number;
  /** When the current timer started. */
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let visible: readonly VisibleToast[] = [];
let visibleList: readonly Toast[] = [];
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const pauseReasons = new Set<PauseReason>();
const listeners = new Set<() => void>();

subscribeToToasts(updateVisible);
updateVisible();

/** Toasts do not time out while there is at least one reason. */
export function setToastsPaused(reason: PauseReason, isPaused: boolean): void {
  const wasPaused = pauseReasons.size > 0;
  if (isPaused) pauseReasons.add(reason);
  else pauseReasons.delete(reason);
  if (pauseReasons.size > 0 === wasPaused) return;
  for (const each of visible) {
    if (wasPaused) {
      each.remainingMs = Math.max(each.remainingMs, MIN_REMAINING_MS);
      startTimer(each);
    } else {
      clearTimeout(each.timer);
      each.remainingMs -= performance.now() - each.startedAt;
    }
  }
  updateVisible();
}

export function useVisibleToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, getVisibleToasts);
}

export function getVisibleToasts(): readonly Toast[] {
  return visibleList;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startTimer(each: VisibleToast): void {
  each.startedAt = performance.now();
  each.timer = setTimeout(() => dismissToast(each.toast.id), each.remainingMs);
}

/** Shows waiting toasts while there is space or one that can be displaced. */
function updateVisible(): void {
  clearTimeout(retryTimer);
  const toasts = getToasts();
  for (const { toast, timer } of visible) if (!toasts.includes(toast)) clearTimeout(timer);
  visible = visible.filter(({ toast }) => toasts.includes(toast));
  const waiting = toasts.filter((toast) => !visible.some((each) => each.toast === toast));
  for (const toast of waiting) {
    if (visible.length >= maxVisible()) {
      const displaced = findDisplaceable();
      // Dismissing it calls this function again, now with space for another toast.
      if (displaced) return dismissToast(displaced.toast.id);
      retryTimer = setTimeout(updateVisible, MIN_READABLE_MS);
      break;
    }
    const remainingMs = toast.action ? ACTION_DURATION_MS : DURATION_MS[toast.kind];
    const added: VisibleToast = { toast, shownAt: performance.now(), remainingMs, startedAt: 0, timer: undefined };
    if (pauseReasons.size === 0) startTimer(added);
    visible = [...visible, added];
  }
  visibleList = visible.map(({ toast }) => toast);
  for (const listener of listeners) listener();
}

/** The oldest success without an action, otherwise the oldest toast that was visible long enough to read. */
function findDisplaceable(): VisibleToast | undefined {
  if (pauseReasons.size > 0) return undefined;
  const wasReadable = ({ shownAt }: VisibleToast) => performance.now() - shownAt >= MIN_READABLE_MS;
  return (
    visible.find(({ toast: { kind, action } }) => kind === 'done' && !action) ??
    visible.find((each) => !each.toast.action && wasReadable(each)) ??
    visible.find(wasReadable)
  );
}
