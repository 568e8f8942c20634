import { ApiError } from '#web/http/api-error.ts';
import { readTabStorage, removeFromTabStorage, writeTabStorage } from '#web/http/tab-storage.ts';
import { openRouterPage } from './route.ts';

const INSECURE_MESSAGE = 'OpenRouter can only be connected over https. Please enter an API key instead.';
const AUTH_URL = 'https://openrouter.ai/auth';

/** A connection that was started in this tab (OAuth with PKCE, RFC 7636). */
interface Connection {
  readonly userId: string;
  /** Proves that a return belongs to this connection. */
  readonly state: string;
  readonly verifier: string;
  /** Set once the user has returned. */
  readonly code?: string;
}

export type ReturnedConnection = Required<Connection>;

/** Returns the address at which the user logs in. */
export async function startConnection(userId: string): Promise<string> {
  // Browsers offer the hash function only over https and on localhost.
  if (!isSecureContext) throw new ApiError(0, INSECURE_MESSAGE);
  const connection = { userId, state: randomText(), verifier: randomText() };
  write(connection);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(connection.verifier));
  // OpenRouter has no parameter for the state, but keeps those of the return address.
  const returnUrl = new URL(openRouterPage.path, location.origin);
  returnUrl.search = new URLSearchParams({ state: connection.state }).toString();
  const query = { callback_url: returnUrl.href, code_challenge: toBase64Url(hash), code_challenge_method: 'S256' };
  return `${AUTH_URL}?${new URLSearchParams(query).toString()}`;
}

/** Keeps the code of a return for the settings. Returns false if this tab has not started the connection, or it was declined. */
export function acceptReturn(search: string): boolean {
  const started = read();
  removeFromTabStorage('openRouter');
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (started === undefined || query.get('state') !== started.state || !code) return false;
  write({ ...started, code });
  return true;
}

/** The connection that has returned, which is removed: its code works once. */
export function takeReturned(userId: string): ReturnedConnection | undefined {
  const connection = read();
  if (connection?.code === undefined) return undefined;
  removeFromTabStorage('openRouter');
  // After an expired session, somebody else may have logged in.
  return connection.userId === userId ? { ...connection, code: connection.code } : undefined;
}

/** For another attempt after logging in again. */
export function putBack(connection: ReturnedConnection): void {
  write(connection);
}

function read(): Connection | undefined {
  try {
    return JSON.parse(readTabStorage('openRouter') ?? '') as Connection;
  } catch {
    return undefined;
  }
}

function write(connection: Connection): void {
  writeTabStorage('openRouter', JSON.stringify(connection));
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

function toBase64Url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
