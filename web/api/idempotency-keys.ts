import type { Endpoint } from '#contract/endpoint.ts';
import { forget, remember, remembered } from './tab-storage.ts';

const unanswered = new Map(stored());

/**
 * The key under which a creation is sent. Until the server has answered it, sending the same again is the same user
 * action (a retry, a second click, another try after a lost answer, also after a reload) and carries the same key.
 */
export function idempotencyKeyOf(endpoint: Endpoint, sent: object): string {
  const action = actionOf(endpoint, sent);
  const key = unanswered.get(action) ?? randomKey();
  unanswered.set(action, key);
  store();
  return key;
}

/** From here on, the same content is a new creation. */
export function answered(endpoint: Endpoint, sent: object): void {
  unanswered.delete(actionOf(endpoint, sent));
  store();
}

function store(): void {
  if (unanswered.size === 0) forget('unanswered');
  else remember('unanswered', encodeURIComponent(JSON.stringify([...unanswered])));
}

function stored(): [string, string][] {
  try {
    return JSON.parse(decodeURIComponent(remembered('unanswered') ?? '[]')) as [string, string][];
  } catch {
    // Rubbish that something else has written there.
    return [];
  }
}

function actionOf(endpoint: Endpoint, sent: object): string {
  return `${endpoint.method} ${endpoint.path} ${JSON.stringify(sent)}`;
}

/** `crypto.randomUUID` exists on https and localhost only; `getRandomValues` everywhere. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '');
}
