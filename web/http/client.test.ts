import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call, setUserCheck } from './client.ts';
import { discardInitialData, startInitialRequest } from './initial-data.ts';
import { onSessionEnd } from './session-end.ts';

const { create, read } = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/things/:id',
    summary: 'Defined for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    responses: { 201: z.object({ name: z.string() }) },
    creates: true,
  },
  read: {
    method: 'GET',
    path: '/api/things',
    summary: 'Defined for this test',
    access: 'session',
    query: z.object({ q: z.optional(z.string()) }),
    responses: { 200: z.array(z.string()), 204: null },
  },
});

const input = { params: { id: 'a b' }, body: { name: 'x' } };
const requests: Request[] = [];
let tokensIssued = 0;
let responses: (() => Response | Promise<Response>)[] = [];
const onEnd = vi.fn<() => void>();

const jsonResponse =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const loseConnection = () => {
  throw new TypeError('Failed to fetch');
};
const idempotencyKeys = () => requests.map(({ headers }) => headers.get('Idempotency-Key'));

let stopListening = () => {};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/csrf-token') return Response.json({ csrfToken: `token-${++tokensIssued}`, signedIn: true });
    requests.push(new Request(`http://localhost${path}`, init));
    return responses.shift()!();
  });
  vi.stubGlobal('navigator', { onLine: true });
  stopListening = onSessionEnd(onEnd);
  tokensIssued = 0;
  requests.length = 0;
  onEnd.mockClear();
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('fills in the path, sends JSON and parses the response according to the contract', async () => {
    responses = [jsonResponse(201, { name: 'x', secret: 'left out' })];
    expect(await call(create, input)).toEqual({ name: 'x' });
    const [request] = requests;
    expect(request?.url).toBe('http://localhost/api/things/a%20b');
    expect(await request?.json()).toEqual({ name: 'x' });
    expect(request?.headers.get('X-CSRF-Token')).toBe('token-1');
  });

  it('fetches the CSRF token once for concurrent and later calls', async () => {
    responses = [jsonResponse(201, { name: 'x' }), jsonResponse(201, { name: 'y' }), jsonResponse(201, { name: 'z' })];
    await Promise.all([call(create, input), call(create, { ...input, body: { name: 'y' } })]);
    await call(create, input);
    expect(tokensIssued).toBe(1);
  });

  it('omits undefined query parameters', async () => {
    responses = [jsonResponse(200, []), jsonResponse(200, [])];
    await call(read, { query: {} });
    await call(read, { query: { q: 'a&b' } });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?q=a%26b']);
  });

  it('resolves to undefined for a response without a body', async () => {
    responses = [() => new Response(null, { status: 204 })];
    expect(await call(read, { query: {} })).toBeUndefined();
  });
});

describe('a request rejected for its CSRF token', () => {
  const rejected = jsonResponse(403, { message: 'CSRF token is no longer valid.' });

  it('is retried with a new token and the same idempotency key', async () => {
    responses = [rejected, jsonResponse(201, { name: 'x' })];
    await call(create, input);
    expect(requests.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
    expect(new Set(idempotencyKeys()).size).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is not retried if the server issues the same token again', async () => {
    sessionStorage.setItem('csrfToken', 'token-1');
    responses = [rejected];
    await expect(call(create, input)).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(1);
  });

  it('ends the session if it is rejected again', async () => {
    responses = [rejected, rejected];
    await expect(call(create, input)).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(2);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

describe('an idempotency key', () => {
  it('is new for each call', async () => {
    responses = [loseConnection, jsonResponse(201, { name: 'x' })];
    await expect(call(create, input)).rejects.toBeInstanceOf(ApiError);
    await call(create, input);
    expect(idempotencyKeys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(idempotencyKeys()).size).toBe(2);
  });

  it('can be set by the caller', async () => {
    responses = [jsonResponse(201, { name: 'x' })];
    await call(create, input, { idempotencyKey: 'key-of-the-click' });
    expect(idempotencyKeys()).toEqual(['key-of-the-click']);
  });
});

describe('a failed call', () => {
  it.each([
    ['a lost connection', loseConnection, { status: 0, message: 'Server error. Please try again.' }],
    [
      'a body that does not match the schema',
      jsonResponse(200, [1]),
      { status: 200, message: 'Unexpected response. Try again.' },
    ],
    ['an undeclared status', jsonResponse(202, []), { status: 202, message: 'Unexpected response. Try again.' }],
    [
      'a successful response with HTML',
      () => new Response('<html>'),
      { status: 200, message: 'Unexpected response. Try again.' },
    ],
    [
      'a proxy error page',
      () => new Response('<html>', { status: 502 }),
      { message: 'Server error. Please try again.' },
    ],
    ['a rejected request', jsonResponse(409, { message: 'Not now.' }), { status: 409, message: 'Not now.' }],
    ['a rate limit', jsonResponse(429, { message: 'Wait.' }, { 'Retry-After': '7' }), { status: 429, retryAfter: 7 }],
  ])('reports %s (CL-03)', async (_, response, expected) => {
    responses = [response];
    await expect(call(read, { query: {} })).rejects.toMatchObject(expected);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('reports that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    responses = [loseConnection];
    await expect(call(read, { query: {} })).rejects.toMatchObject({ status: 0, message: 'You are offline.' });
  });

  it('ends the session after a 401', async () => {
    responses = [jsonResponse(401, { message: 'Please log in to continue.' })];
    await expect(call(read, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("rejects with the caller's reason if it was aborted", async () => {
    const aborted = AbortSignal.abort(new Error('left the page'));
    responses = [loseConnection];
    await expect(call(read, { query: {} }, { signal: aborted })).rejects.toThrow('left the page');
  });

  it('is not retried for another account', async () => {
    setUserCheck(async () => false);
    responses = [jsonResponse(403, { message: 'CSRF token is no longer valid.' })];
    await expect(call(create, input)).rejects.toThrow('You are now logged in to another account');
    expect(requests).toHaveLength(1);
    setUserCheck(async () => true);
  });
});

describe('an initial request', () => {
  afterEach(() => discardInitialData());

  it('times out like any other, and serves only one call', async () => {
    responses = [() => new Promise(() => {}), jsonResponse(200, ['found'])];
    startInitialRequest(read.path);
    await expect(call(read, { query: {} }, { timeoutMs: 20 })).rejects.toMatchObject({ status: 0 });
    expect(await call(read, { query: {} })).toEqual(['found']);
  });

  it('serves the call that follows it', async () => {
    responses = [jsonResponse(200, ['initial'])];
    startInitialRequest(read.path);
    expect(await call(read, { query: {} })).toEqual(['initial']);
    expect(requests).toHaveLength(1);
  });

  it('does not serve a call after a mutation, even if it was sent during the mutation', async () => {
    const mutation = Promise.withResolvers<Response>();
    responses = [() => mutation.promise, jsonResponse(200, ['before']), jsonResponse(200, ['after'])];
    const created = call(create, input);
    await vi.waitUntil(() => requests.length === 1);
    startInitialRequest(read.path);
    mutation.resolve(Response.json({ name: 'x' }, { status: 201 }));
    await created;
    expect(await call(read, { query: {} })).toEqual(['after']);
  });
});
