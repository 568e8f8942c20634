import { changesAccount, type Endpoint, type ResponseBody, type RequestInput } from '#contract/schema/endpoint.ts';
import { ApiError } from './api-error.ts';
import { getCsrfToken, renewCsrfToken } from './csrf-token.ts';
import { type CallOptions, request, parseResponse } from './request.ts';
import { withRefreshedData } from './refreshed-data.ts';
import { createIdempotencyKey, recordDeletion } from './idempotency.ts';
import { endSession } from './session-end.ts';

const OTHER_ACCOUNT_MESSAGE = 'You are now logged in to another account in this browser. Nothing was saved.';

type UserCheck = () => Promise<boolean>;
let isSameUser: UserCheck = async () => true;

/** Sets the check for whether the session still belongs to this tab's user. */
export function setUserCheck(check: UserCheck): void {
  isSameUser = check;
}

/** Calls an endpoint of the contract. Rejects with `ApiError`, except when the request was aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions = {},
): Promise<ResponseBody<E>> {
  const response =
    endpoint.method === 'GET'
      ? await request(endpoint, input, {}, options)
      : await sendMutation(endpoint, input, options);
  if (endpoint.access === 'session' && (response.status === 401 || response.status === 403)) endSession();
  options.onResponse?.(response);
  return parseResponse(endpoint, response);
}

async function sendMutation<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions,
): Promise<Response> {
  if (endpoint.method === 'DELETE') recordDeletion();
  const key = endpoint.creates && (options.idempotencyKey ?? createIdempotencyKey());
  const token = await getCsrfToken(options.timeoutMs);
  const send = (csrfToken: string) => {
    const headers = { 'X-CSRF-Token': csrfToken, ...(key && { 'Idempotency-Key': key }) };
    if (!changesAccount(endpoint)) return request(endpoint, input, headers, options);
    return withRefreshedData(options.invalidation, (refreshHeader) =>
      request(endpoint, input, { ...headers, ...refreshHeader }, options),
    );
  };

  let response = await send(token);
  // In a tab that has been open for a long time, the token may belong to a previous session.
  if (response.status === 403) {
    if (endpoint.access === 'session' && !(await isSameUser())) throw new ApiError(403, OTHER_ACCOUNT_MESSAGE);
    const renewed = await renewCsrfToken(token);
    // If the token is still valid, the 403 has another cause.
    if (renewed !== token) response = await send(renewed);
  }
  return response;
}
