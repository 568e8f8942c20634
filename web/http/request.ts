import {
  type Endpoint,
  isJsonResponse,
  type ResponseBody,
  type RequestInput,
  requestUrl,
} from '#contract/schema/endpoint.ts';
import { type ErrorBody, type FieldError, createFieldError } from '#contract/schema/errors.ts';
import { ApiError } from './api-error.ts';
import type { Invalidation } from './refreshed-data.ts';
import {
  discardInitialData,
  findArrived,
  findInitialResponse,
  parseJson,
  takeInitialResponse,
} from './initial-data.ts';

const DEFAULT_TIMEOUT_MS = 15_000;
/** Browsers limit the total size of the requests that outlive their page. */
const MAX_KEEPALIVE_LENGTH = 5000;
const UNREACHABLE_MESSAGE = 'Server error. Please try again.';
const OFFLINE_MESSAGE = 'You are offline.';
const UNEXPECTED_MESSAGE = 'Unexpected response. Try again.';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number | undefined;
  /** For endpoints that create: identifies the user action. By default, each call counts as a new one. */
  readonly idempotencyKey?: string;
  /** For mutations: the cached data that they make stale. By default, all data may be stale. */
  readonly invalidation?: Invalidation;
  /** Called before the body is read. */
  readonly onResponse?: (response: Response) => void;
}

/** Resolves to the response, regardless of its status. Rejects only if the connection fails or the request times out. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  headers: Record<string, string>,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS }: CallOptions,
): Promise<Response> {
  const { body } = input as { readonly body?: unknown };
  const timeout = AbortSignal.timeout(timeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const url = requestUrl(endpoint.path, input);
    if (endpoint.method !== 'GET') discardInitialData();
    const initial = takeInitialResponse(url);
    if (initial) return await Promise.race([initial, rejectOnAbort(abortSignal)]);
    const json = body === undefined ? undefined : JSON.stringify(body);
    return await fetch(url, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: json === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      signal: abortSignal,
      // A change made just before leaving the page is still sent. Requests that can be aborted end with their page.
      keepalive: endpoint.method !== 'GET' && !signal && (json?.length ?? 0) <= MAX_KEEPALIVE_LENGTH,
      ...(json !== undefined && { body: json }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(0, navigator.onLine ? UNREACHABLE_MESSAGE : OFFLINE_MESSAGE, { cause });
  } finally {
    // Discards responses requested while the mutation was in flight, too.
    if (endpoint.method !== 'GET') discardInitialData();
  }
}

/** Makes the signal apply to a request that was started without it. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

/** The body of a successful response, validated against the contract. Throws `ApiError` for anything else. */
export async function parseResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseBody<E>> {
  if (!response.ok) throw await toApiError(endpoint, response);
  const schema = endpoint.responses[response.status];
  // The caller reads the body of a file or stream itself.
  if (schema === null || (schema && !isJsonResponse(schema))) return undefined as ResponseBody<E>;
  const arrived = findArrived(response);
  if (arrived?.validBody !== undefined) return arrived.validBody as ResponseBody<E>;
  const parsed = schema?.safeParse(arrived ? arrived.body : await readJson(response));
  if (!parsed?.success) throw new ApiError(response.status, UNEXPECTED_MESSAGE, { cause: parsed?.error });
  return parsed.data as ResponseBody<E>;
}

/** The initial data, if it has arrived and is valid. Reporting an invalid response is left to the query. */
export function parseInitialData<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): { readonly result: ResponseBody<E>; readonly response: Response } | undefined {
  const url = requestUrl(endpoint.path, input);
  const initial = endpoint.method === 'GET' ? findInitialResponse(url) : undefined;
  const schema = endpoint.responses[200];
  if (!initial || !schema || !isJsonResponse(schema)) return undefined;
  initial.validBody ??= schema.safeParse(initial.body).data;
  if (initial.validBody === undefined) return undefined;
  return { result: initial.validBody as ResponseBody<E>, response: initial.response };
}

async function toApiError(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const { message, ...details } = parseErrorBody(await readJson(response));
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError(response.status, message || fallbackMessage(endpoint, response.status), {
    ...details,
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** Reads each part on its own, so that a malformed one, such as an error without a field, does not hide the others. */
function parseErrorBody(body: unknown): Partial<ErrorBody> & { readonly question?: string } {
  const { message, errors, concern, question } = (body ?? {}) as Partial<Record<keyof ErrorBody | 'question', unknown>>;
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof concern === 'string' && { concern }),
    ...(typeof question === 'string' && { question }),
    errors: Array.isArray(errors) ? errors.flatMap(parseFieldError) : [],
  };
}

function parseFieldError(error: Partial<FieldError> | null): FieldError[] {
  return typeof error?.msg === 'string' ? [createFieldError(String(error.field ?? error.param), error.msg)] : [];
}

function fallbackMessage(endpoint: Endpoint, status: number): string {
  return endpoint.fallback ?? (status >= 500 ? UNREACHABLE_MESSAGE : UNEXPECTED_MESSAGE);
}

/** Undefined for a body that is truncated or not JSON; no schema accepts that. */
async function readJson(response: Response): Promise<unknown> {
  return parseJson(await response.text().catch(() => ''));
}
