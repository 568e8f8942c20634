export interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'failed';
  readonly text: string;
  /** The name or title of the affected item as the user entered it, shown before the text; may be in any script. */
  readonly about: string | undefined;
  /** Such as 'Undo' or 'Retry'. */
  readonly action: ToastAction | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** A new toast replaces an older one with the same topic. */
  readonly topic?: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for a while (see visible-toasts.ts); returns its id for `dismissToast`. */
export function showToast(kind: Toast['kind'], text: string, about?: string, action?: ToastAction): number {
  const toast = { id: ++lastId, kind, text, about, action };
  setToasts([...toasts.filter((other) => !isReplacedBy(other, toast)), toast]);
  return toast.id;
}

function isReplacedBy({ text, about, action }: Toast, newer: Toast): boolean {
  const hasSameTopic = action?.topic === newer.action?.topic;
  // A repeated message restarts its timer instead of appearing twice, unless its action is another one.
  if (text === newer.text && about === newer.about) return hasSameTopic;
  return action?.topic !== undefined && hasSameTopic;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Call when the offered action is no longer possible. */
export function dismissToastsByTopic(topic: string): void {
  if (toasts.some(({ action }) => action?.topic === topic)) {
    setToasts(toasts.filter(({ action }) => action?.topic !== topic));
  }
}

/** Call on logout, so that the next user does not see this user's toasts. */
export function clearToasts(): void {
  setToasts([]);
}

/** All toasts, including those waiting to be shown. */
export const getToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
