import { type Endpoint, fillPath, isFile, type Result, type Sent } from '#contract/endpoint.ts';
import { type ErrorBody, type FieldError, fieldErrorOf } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import { earlySuccess, forgetEarlyAnswers, takeEarlyAnswer } from './early-answer.ts';

const TIMEOUT_MS = 15_000;
/** Of a page that is left, browsers keep a few small requests alive. */
const KEPT_ALIVE = 1000;
const UNREACHABLE = 'Server error. Please try again.';
const OFFLINE = 'You are offline.';
const UNEXPECTED = 'Unexpected response. Try again.';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that are known to take long. */
  readonly timeoutMs?: number | undefined;
  /** Of a creating call: the key of the user action that it belongs to. Without one, each call is an action of its own. */
  readonly idempotencyKey?: string;
  /** Hears of the answer before it is read. */
  readonly onAnswer?: (response: Response) => void;
}

type Query = Record<string, string | number | boolean | undefined>;
type Parts = { params?: Record<string, string>; query?: Query; body?: unknown };

/** One request and its answer, whatever its status. Only a lost connection or a time-out is an error here. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  headers: Record<string, string>,
  { signal, timeoutMs = TIMEOUT_MS }: CallOptions,
): Promise<Response> {
  const { body } = sent as Parts;
  const timeout = AbortSignal.timeout(timeoutMs);
  const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const url = urlOf(endpoint, sent);
    if (endpoint.method !== 'GET') forgetEarlyAnswers();
    const early = takeEarlyAnswer(url);
    if (early) return await Promise.race([early, aborted(limit)]);
    const text = body === undefined ? undefined : JSON.stringify(body);
    return await fetch(url, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: text === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      signal: limit,
      // Who ticks something off and leaves the page at once has ticked it off. What can be given up ends with its page.
      keepalive: endpoint.method !== 'GET' && !signal && (text?.length ?? 0) <= KEPT_ALIVE,
      ...(text !== undefined && { body: text }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError(0, navigator.onLine ? UNREACHABLE : OFFLINE, { cause });
  }
}

/** For what was begun without the signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

/** The body of a success, checked against the contract; anything else is thrown as an `ApiError`. */
export async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Result<E>> {
  if (!response.ok) throw await refusalOf(endpoint, response);
  const schema = endpoint.answers[response.status];
  // Files are saved by following a link to them.
  if (schema === null || (schema && isFile(schema))) return undefined as Result<E>;
  const answer = schema?.safeParse(await jsonOf(response));
  if (!answer?.success) throw new ApiError(response.status, UNEXPECTED, { cause: answer?.error });
  return answer.data as Result<E>;
}

/** The same of an answer that has come before anybody asked; one that is not as it should be is left to whoever asks. */
export function readEarlyAnswer<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
): { readonly result: Result<E>; readonly answer: Response } | undefined {
  const early = endpoint.method === 'GET' ? earlySuccess(urlOf(endpoint, sent)) : undefined;
  const schema = endpoint.answers[200];
  if (!early || !schema || isFile(schema)) return undefined;
  const { success, data } = schema.safeParse(jsonIn(early.text));
  return success ? { result: data as Result<E>, answer: early.answer } : undefined;
}

async function refusalOf(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const { message, ...details } = refusalIn(await jsonOf(response));
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError(response.status, message || fallbackOf(endpoint, response.status), {
    ...details,
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** As much as can be read: one part that is not as the contract says, such as an error without a field, hides no other. */
function refusalIn(body: unknown): Partial<ErrorBody> {
  const { message, errors, concern } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof concern === 'string' && { concern }),
    errors: Array.isArray(errors) ? errors.flatMap(fieldErrorIn) : [],
  };
}

function fieldErrorIn(error: Partial<FieldError> | null): FieldError[] {
  return typeof error?.msg === 'string' ? [fieldErrorOf(String(error.field ?? error.param), error.msg)] : [];
}

function fallbackOf(endpoint: Endpoint, status: number): string {
  return endpoint.fallback ?? (status >= 500 ? UNREACHABLE : UNEXPECTED);
}

/** A body that is no JSON, or breaks off, fits no schema, so it needs no error of its own. */
async function jsonOf(response: Response): Promise<unknown> {
  return jsonIn(await response.text().catch(() => ''));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function urlOf<E extends Endpoint>(endpoint: E, sent: Sent<E>): string {
  const { params = {}, query = {} } = sent as Parts;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return fillPath(endpoint.path, params) + (search.size > 0 ? `?${search}` : '');
}
