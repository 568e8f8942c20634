import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'failed';
  readonly text: string;
  /** The name of what it is about, which stands before the text and may be of any script. */
  readonly about: string | undefined;
  /** What can be done about it, such as taking it back. */
  readonly action: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Of those with the same topic only the newest is shown. */
  readonly topic?: string;
}

/** Why the time of all messages stands still: someone is at them, or nobody can see them. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** Long enough to read; failures stay longer, since they ask for something. */
const SHOWN_MS = { done: 5000, failed: 12_000 } as const;
/** Someone who wants to undo something has to notice first. */
const ACTION_SHOWN_MS = 10_000;
/** After a hold there is time to look up again. */
const LEAST_LEFT_MS = 1500;
const MOST_SHOWN = 3;
/** What failed, or can be undone, is not displaced sooner. */
const READABLE_MS = 4000;

interface Entry {
  readonly toast: Toast;
  leftMs: number;
  /** Undefined while it waits for room. */
  shownAt: number | undefined;
  /** Of the running timer. */
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let entries: readonly Entry[] = [];
let shown: readonly Toast[] = [];
let count = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
const holds = new Set<Hold>();
const listeners = new Set<() => void>();

/** Says what happened, for a while, unless it is closed by its id before. */
export function showToast(kind: Toast['kind'], text: string, about?: string, action?: ToastAction): number {
  const toast = { id: ++count, kind, text, about, action };
  remove(({ toast: other }) => isReplaced(other, toast));
  const leftMs = action ? ACTION_SHOWN_MS : SHOWN_MS[kind];
  entries = [...entries, { toast, leftMs, shownAt: undefined, startedAt: 0, timer: undefined }];
  arrange();
  return toast.id;
}

function isReplaced({ text, about, action }: Toast, by: Toast): boolean {
  // The same said twice is said once, for longer.
  if (text === by.text && about === by.about) return true;
  return action?.topic !== undefined && action.topic === by.action?.topic;
}

export function closeToast(id: number): void {
  close(({ toast }) => toast.id === id);
}

/** What these offer can no longer be done. */
export function closeToastsOf(topic: string): void {
  close(({ toast: { action } }) => action?.topic === topic);
}

/** What was said to one user is not for the next. */
export function clearToasts(): void {
  holds.clear();
  close(() => true);
}

/** Messages stay for as long as there is a reason. */
export function holdToasts(reason: Hold, isHeld: boolean): void {
  const wasHeld = holds.size > 0;
  if (isHeld) holds.add(reason);
  else holds.delete(reason);
  if (holds.size > 0 === wasHeld) return;
  for (const entry of entries) {
    if (entry.shownAt === undefined) continue;
    if (wasHeld) {
      entry.leftMs = Math.max(entry.leftMs, LEAST_LEFT_MS);
      run(entry);
    } else {
      clearTimeout(entry.timer);
      entry.leftMs -= performance.now() - entry.startedAt;
    }
  }
  arrange();
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts);
}

export function shownToasts(): readonly Toast[] {
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remove(isGone: (entry: Entry) => boolean): void {
  for (const entry of entries.filter(isGone)) clearTimeout(entry.timer);
  entries = entries.filter((entry) => !isGone(entry));
}

function close(isGone: (entry: Entry) => boolean): void {
  if (!entries.some(isGone)) return;
  remove(isGone);
  arrange();
}

function run(entry: Entry): void {
  entry.startedAt = performance.now();
  entry.timer = setTimeout(() => closeToast(entry.toast.id), entry.leftMs);
}

/** Shows what waits, as far as there is room or something can go. */
function arrange(): void {
  clearTimeout(retry);
  for (const entry of entries) {
    if (entry.shownAt !== undefined) continue;
    const visible = entries.filter(({ shownAt }) => shownAt !== undefined);
    if (visible.length >= MOST_SHOWN) {
      const leaving = displaced(visible);
      if (!leaving) {
        retry = setTimeout(arrange, READABLE_MS);
        break;
      }
      remove((other) => other === leaving);
    }
    entry.shownAt = performance.now();
    if (holds.size === 0) run(entry);
  }
  shown = entries.filter(({ shownAt }) => shownAt !== undefined).map(({ toast }) => toast);
  for (const listener of listeners) listener();
}

/** Which one makes room: the oldest that needs nothing, else the oldest that there was time to read. */
function displaced(visible: readonly Entry[]): Entry | undefined {
  if (holds.size > 0) return undefined;
  const wasReadable = ({ shownAt }: Entry) => performance.now() - shownAt! >= READABLE_MS;
  return (
    visible.find(({ toast: { kind, action } }) => kind === 'done' && !action) ??
    visible.find((entry) => !entry.toast.action && wasReadable(entry)) ??
    visible.find(wasReadable)
  );
}
