import { textChecks } from '#contract/assistant/text-checks.ts';

export interface InterceptedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The parsed JSON body, if there is one. */
  readonly body: unknown;
  /** Resolves to the server's response. */
  forward(): Promise<Response>;
}

type Handler = (request: InterceptedRequest) => Response | Promise<Response>;
type Pattern = string | RegExp;

interface Interceptor {
  readonly pattern: Pattern;
  readonly handle: Handler;
}

const realFetch = globalThis.fetch;
let interceptors: readonly Interceptor[] = [];
let pendingReleases = new Set<() => void>();

/**
 * Responds to matching requests in place of the server until the returned function is called or the test ends. A string
 * matches any URL that contains it; the newest matching interceptor wins.
 */
export function intercept(pattern: Pattern, handle: Handler): () => void {
  const interceptor = { pattern, handle };
  interceptors = [interceptor, ...interceptors];
  globalThis.fetch = interceptedFetch;
  return () => {
    interceptors = interceptors.filter((other) => other !== interceptor);
  };
}

/** Responds with any JSON, valid or not. */
export const respond = (status: number, body?: unknown) => () =>
  new Response(body === undefined ? '' : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Fails like a lost connection. */
export const disconnect = () => Promise.reject(new TypeError('Failed to fetch'));

/** Forwards the request to the server and loses its response. */
export const loseResponse = async ({ forward }: InterceptedRequest) => {
  await forward();
  return disconnect();
};

/** Delays matching requests until the returned function is called. */
export function delayRequests(
  pattern: Pattern,
  shouldDelay: (request: InterceptedRequest) => boolean = () => true,
): () => void {
  const released = Promise.withResolvers<void>();
  pendingReleases.add(released.resolve);
  intercept(pattern, async (request) => {
    if (shouldDelay(request)) await released.promise;
    return request.forward();
  });
  return released.resolve;
}

/**
 * Records the requests that write something to matching URLs. A request rejected for a stale CSRF token does not count,
 * because the client retries it.
 */
export function recordWrites(pattern: Pattern = '/api/'): Pick<InterceptedRequest, 'method' | 'url' | 'body'>[] {
  const writes: Pick<InterceptedRequest, 'method' | 'url' | 'body'>[] = [];
  intercept(pattern, async (request) => {
    const { method, url, body } = request;
    if (method === 'GET' || url === textChecks.check.path) return request.forward();
    const write = { method, url, body };
    writes.push(write);
    const response = await request.forward();
    if (response.status === 403) writes.splice(writes.indexOf(write), 1);
    return response;
  });
  return writes;
}

/** Removes all interceptors and releases delayed requests. */
export function restoreNetwork(): void {
  for (const release of pendingReleases) release();
  pendingReleases = new Set();
  interceptors = [];
  globalThis.fetch = realFetch;
}

/** Applies the interceptors newest first; `forward` passes the request to the next one. */
async function interceptedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
  const url = pathname + search;
  const matching = interceptors.filter(({ pattern }) =>
    typeof pattern === 'string' ? url.includes(pattern) : pattern.test(url),
  );
  const pass = async ([next, ...rest]: readonly Interceptor[]): Promise<Response> => {
    if (!next) return realFetch(input, init);
    return next.handle({
      method: init?.method ?? 'GET',
      url,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      forward: () => pass(rest),
    });
  };
  return abortable(pass(matching), init?.signal);
}

/** Rejects on abort, as `fetch` does, even while an interceptor is waiting. */
function abortable(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([response, aborted]);
}
