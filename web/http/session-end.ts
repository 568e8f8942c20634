import { removeFromTabStorage } from './tab-storage.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener when the server rejects this browser's session. Returns a function that removes the listener. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function endSession(): void {
  removeFromTabStorage('csrfToken', 'token');
  for (const listener of listeners) listener();
}
