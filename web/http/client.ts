import type { Endpoint, Result, Sent } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { csrfToken, renewedCsrfToken } from './csrf-token.ts';
import { type CallOptions, exchange, readAnswer } from './exchange.ts';
import { newIdempotencyKey, noteDeletion } from './idempotency-keys.ts';
import { endSession } from './session-end.ts';

const SOMEBODY_ELSE = 'Another account has logged in in this browser, so nothing was saved.';

type UserCheck = () => Promise<boolean>;
let isSameUser: UserCheck = async () => true;

/** Says how to find out whether the session is still that of the person this tab has been working for. */
export function checkUserWith(check: UserCheck): void {
  isSameUser = check;
}

/** Calls the server as the contract describes it. Every failure that is no abortion is an `ApiError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions = {},
): Promise<Result<E>> {
  const response =
    endpoint.method === 'GET' ? await exchange(endpoint, sent, {}, options) : await mutate(endpoint, sent, options);
  if (endpoint.access === 'session' && (response.status === 401 || response.status === 403)) endSession();
  options.onAnswer?.(response);
  return readAnswer(endpoint, response);
}

async function mutate<E extends Endpoint>(endpoint: E, sent: Sent<E>, options: CallOptions): Promise<Response> {
  if (endpoint.method === 'DELETE') noteDeletion();
  const key = endpoint.creates && (options.idempotencyKey ?? newIdempotencyKey());
  const send = (token: string) =>
    exchange(endpoint, sent, { 'X-CSRF-Token': token, ...(key && { 'Idempotency-Key': key }) }, options);

  const token = await csrfToken(options.timeoutMs);
  let response = await send(token);
  // The token of a tab that was open for long may belong to a session that has been replaced since.
  if (response.status === 403) {
    if (endpoint.access === 'session' && !(await isSameUser())) throw new ApiError(403, SOMEBODY_ELSE);
    const renewed = await renewedCsrfToken(token);
    // The same one again: it is not the token that was refused.
    if (renewed !== token) response = await send(renewed);
  }
  return response;
}
