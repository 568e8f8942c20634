import { useSyncExternalStore } from 'react';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(to: readonly HTMLElement[]): void {
  slots = to;
  for (const listener of listeners) listener();
}

/** The `ref` of an empty element in which messages show while it is on the page. */
export function toastSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return undefined;
  change([...slots, slot]);
  return () => change(slots.filter((other) => other !== slot));
}

/** In the dialog, or on the page around all dialogs; undefined where there is none. */
export function useToastSlot(dialog: HTMLDialogElement | undefined): HTMLElement | undefined {
  const all = useSyncExternalStore(subscribe, () => slots);
  return all.findLast((slot) => (dialog ? dialog.contains(slot) : !slot.closest('dialog')));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
