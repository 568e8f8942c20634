/** A request of the app on its way to the server. */
export interface Intercepted {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The parsed JSON body, if there is one. */
  readonly body: unknown;
  /** The server's own response. */
  forward(): Promise<Response>;
}

type Handler = (request: Intercepted) => Response | Promise<Response>;
type Pattern = string | RegExp;

interface Interceptor {
  readonly pattern: Pattern;
  readonly handle: Handler;
}

const network = globalThis.fetch;
let interceptors: readonly Interceptor[] = [];
let held = new Set<() => void>();

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

/** Responds with JSON, which may be anything. */
export const respond = (status: number, body?: unknown) => () =>
  new Response(body === undefined ? '' : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Fails like a lost connection. */
export const disconnect = () => Promise.reject(new TypeError('Failed to fetch'));

/** Lets the server do what it was asked for, and loses its response. */
export const loseResponse = async ({ forward }: Intercepted) => {
  await forward();
  return disconnect();
};

/** Holds matching requests back until the returned function is called; then the server gets them. */
export function hold(pattern: Pattern, isHeld: (request: Intercepted) => boolean = () => true): () => void {
  const released = Promise.withResolvers<void>();
  held.add(released.resolve);
  intercept(pattern, async (request) => {
    if (isHeld(request)) await released.promise;
    return request.forward();
  });
  return released.resolve;
}

/**
 * Records what the app sends to matching URLs from now on, other than GET requests. One that is rejected for a stale CSRF
 * token does not count: the client repeats it by itself.
 */
export function recordWrites(pattern: Pattern = '/api/'): Pick<Intercepted, 'method' | 'url' | 'body'>[] {
  const writes: Pick<Intercepted, 'method' | 'url' | 'body'>[] = [];
  intercept(pattern, async (request) => {
    const { method, url, body } = request;
    if (method === 'GET') return request.forward();
    const write = { method, url, body };
    writes.push(write);
    const response = await request.forward();
    if (response.status === 403) writes.splice(writes.indexOf(write), 1);
    return response;
  });
  return writes;
}

/** Lets every request through to the server again. */
export function restoreNetwork(): void {
  for (const release of held) release();
  held = new Set();
  interceptors = [];
  globalThis.fetch = network;
}

/** Goes through the interceptors newest first; one that forwards hands the request on to the next. */
async function interceptedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
  const url = pathname + search;
  const matching = interceptors.filter(({ pattern }) =>
    typeof pattern === 'string' ? url.includes(pattern) : pattern.test(url),
  );
  const pass = async ([next, ...rest]: readonly Interceptor[]): Promise<Response> => {
    if (!next) return network(input, init);
    return next.handle({
      method: init?.method ?? 'GET',
      url,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      forward: () => pass(rest),
    });
  };
  return abortable(pass(matching), init?.signal);
}

/** As `fetch` does, whatever an interceptor is waiting for. */
function abortable(response: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return response;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([response, aborted]);
}
