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

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(to: readonly Toast[]): void {
  toasts = to;
  for (const listener of listeners) listener();
}

/** Says what happened, for a while (see toast-times.ts), unless it is closed by its id before. */
export function showToast(kind: Toast['kind'], text: string, about?: string, action?: ToastAction): number {
  const toast = { id: ++count, kind, text, about, action };
  change([...toasts.filter((other) => !isReplaced(other, toast)), toast]);
  return toast.id;
}

function isReplaced({ text, about, action }: Toast, by: Toast): boolean {
  // The same said twice is said once, for longer.
  if (text === by.text && about === by.about) return true;
  return action?.topic !== undefined && action.topic === by.action?.topic;
}

export function closeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** What these offer can no longer be done. */
export function closeToastsOf(topic: string): void {
  if (toasts.some(({ action }) => action?.topic === topic)) {
    change(toasts.filter(({ action }) => action?.topic !== topic));
  }
}

/** What was said to one user is not for the next. */
export function clearToasts(): void {
  change([]);
}

/** All, also those that wait for room. */
export const allToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
