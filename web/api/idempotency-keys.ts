import type { Endpoint } from '#contract/endpoint.ts';
import { forget, remember, remembered } from './tab-storage.ts';

/** What is longer, such as a file, is remembered by a fingerprint: the storage of a tab is small. */
const SPELT_OUT = 10_000;

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
  const text = JSON.stringify(sent);
  return `${endpoint.method} ${endpoint.path} ${text.length <= SPELT_OUT ? text : `${text.length} ${fingerprintOf(text)}`}`;
}

/** Tells whether it is the same once more; nobody is kept out by it. (FNV-1a, which needs no waiting.) */
function fingerprintOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01_00_01_93);
  return hash;
}

/** `crypto.randomUUID` exists on https and localhost only; `getRandomValues` everywhere. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '');
}
