let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setSlots(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

/** A `ref` callback for an element that shows the toasts while it is mounted. */
export function registerToastSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return undefined;
  setSlots([...slots, slot]);
  return () => setSlots(slots.filter((other) => other !== slot));
}

export const getToastSlots = (): readonly HTMLElement[] => slots;

export function subscribeToToastSlots(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
