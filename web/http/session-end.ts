import { forget } from './tab-storage.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Tells when the server no longer knows this browser's session. Returns the way to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function endSession(): void {
  forget('csrfToken', 'token');
  for (const listener of listeners) listener();
}
