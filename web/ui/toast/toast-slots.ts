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

export const toastSlots = (): readonly HTMLElement[] => slots;

export function subscribeToSlots(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
