import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpenDialogs(next: readonly HTMLDialogElement[]): void {
  openDialogs = next;
  for (const listener of listeners) listener();
}

/** Registers a dialog as the topmost one; returns a function that unregisters it. */
export function trackOpenDialog(dialog: HTMLDialogElement): () => void {
  setOpenDialogs([...openDialogs, dialog]);
  return () => setOpenDialogs(openDialogs.filter((other) => other !== dialog));
}

/** The topmost open dialog, if any; everything outside it is inert. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, getTopDialog, getTopDialog);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getTopDialog() {
  return openDialogs.at(-1);
}
