import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call, checkUserWith } from './client.ts';
import { onSessionEnd } from './session-end.ts';

const { create, read } = endpoints({
  create: {
    method: 'POST',
    path: '/api/things/:id',
    summary: 'Made for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    answers: { 201: z.object({ name: z.string() }) },
    creates: true,
  },
  read: {
    method: 'GET',
    path: '/api/things',
    summary: 'Made for this test',
    access: 'session',
    query: z.object({ q: z.optional(z.string()) }),
    answers: { 200: z.array(z.string()), 204: null },
  },
});

const thing = { params: { id: 'a b' }, body: { name: 'x' } };
const fetched: Request[] = [];
let tokensGiven = 0;
let answers: (() => Response)[] = [];
const sessionEnded = vi.fn<() => void>();

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const keys = () => fetched.map(({ headers }) => headers.get('Idempotency-Key'));

let stopListening = () => {};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/csrf-token') return Response.json({ csrfToken: `token-${++tokensGiven}`, signedIn: true });
    fetched.push(new Request(`http://localhost${path}`, init));
    return answers.shift()!();
  });
  vi.stubGlobal('navigator', { onLine: true });
  stopListening = onSessionEnd(sessionEnded);
  tokensGiven = 0;
  fetched.length = 0;
  sessionEnded.mockClear();
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('fills in the path, sends JSON and reads the answer by the contract', async () => {
    answers = [json(201, { name: 'x', secret: 'left out' })];
    expect(await call(create, thing)).toEqual({ name: 'x' });
    const [sent] = fetched;
    expect(sent?.url).toBe('http://localhost/api/things/a%20b');
    expect(await sent?.json()).toEqual({ name: 'x' });
    expect(sent?.headers.get('X-CSRF-Token')).toBe('token-1');
  });

  it('asks for the anti-forgery token once, however many need it', async () => {
    answers = [json(201, { name: 'x' }), json(201, { name: 'y' }), json(201, { name: 'z' })];
    await Promise.all([call(create, thing), call(create, { ...thing, body: { name: 'y' } })]);
    await call(create, thing);
    expect(tokensGiven).toBe(1);
  });

  it('leaves out of the query what is not given', async () => {
    answers = [json(200, []), json(200, [])];
    await call(read, { query: {} });
    await call(read, { query: { q: 'a&b' } });
    expect(fetched.map(({ url }) => new URL(url).search)).toEqual(['', '?q=a%26b']);
  });

  it('an answer without a body is one', async () => {
    answers = [() => new Response(null, { status: 204 })];
    expect(await call(read, { query: {} })).toBeUndefined();
  });
});

describe('a refused anti-forgery token', () => {
  const refused = json(403, { message: 'CSRF token is no longer valid.' });

  it('is renewed and the call sent again, as the same creation', async () => {
    answers = [refused, json(201, { name: 'x' })];
    await call(create, thing);
    expect(fetched.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-2']);
    expect(new Set(keys()).size).toBe(1);
    expect(sessionEnded).not.toHaveBeenCalled();
  });

  it('is not what was refused if the server gives the same one again', async () => {
    sessionStorage.setItem('csrfToken', 'token-1');
    answers = [refused];
    await expect(call(create, thing)).rejects.toMatchObject({ status: 403 });
    expect(fetched).toHaveLength(1);
  });

  it('that stays refused ends the session', async () => {
    answers = [refused, refused];
    await expect(call(create, thing)).rejects.toMatchObject({ status: 403 });
    expect(fetched).toHaveLength(2);
    expect(sessionEnded).toHaveBeenCalledOnce();
  });
});

describe('an idempotency key', () => {
  it('is a new one for each call', async () => {
    answers = [lost, json(201, { name: 'x' })];
    await expect(call(create, thing)).rejects.toBeInstanceOf(ApiError);
    await call(create, thing);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys()).size).toBe(2);
  });

  it('may be given by the caller', async () => {
    answers = [json(201, { name: 'x' })];
    await call(create, thing, { idempotencyKey: 'of-the-click' });
    expect(keys()).toEqual(['of-the-click']);
  });
});

describe('a failure', () => {
  it.each([
    ['a lost connection', lost, { status: 0, message: 'Server error. Please try again.' }],
    ['a body that does not fit', json(200, [1]), { status: 200, message: 'Unexpected response. Try again.' }],
    ['a status nobody declared', json(202, []), { status: 202, message: 'Unexpected response. Try again.' }],
    [
      'a success that is HTML',
      () => new Response('<html>'),
      { status: 200, message: 'Unexpected response. Try again.' },
    ],
    [
      'a proxy error page',
      () => new Response('<html>', { status: 502 }),
      { message: 'Server error. Please try again.' },
    ],
    ['a refusal', json(409, { message: 'Not now.' }), { status: 409, message: 'Not now.' }],
    ['a limit', json(429, { message: 'Wait.' }, { 'Retry-After': '7' }), { status: 429, retryAfter: 7 }],
  ])('%s becomes a sentence', async (_, answer, expected) => {
    answers = [answer];
    await expect(call(read, { query: {} })).rejects.toMatchObject(expected);
    expect(sessionEnded).not.toHaveBeenCalled();
  });

  it('without a connection says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = [lost];
    await expect(call(read, { query: {} })).rejects.toMatchObject({ status: 0, message: 'You are offline.' });
  });

  it('of a session that is over is announced', async () => {
    answers = [json(401, { message: 'Please log in to continue.' })];
    await expect(call(read, { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(sessionEnded).toHaveBeenCalledOnce();
  });

  it('that the caller wanted is not dressed up', async () => {
    const aborted = AbortSignal.abort(new Error('left the page'));
    answers = [lost];
    await expect(call(read, { query: {} }, { signal: aborted })).rejects.toThrow('left the page');
  });

  it('that was begun before the program was there is given up in time, and serves one call', async () => {
    globalThis.early = { answers: { [read.path]: new Promise(() => {}) }, come: {}, until: Infinity };
    await expect(call(read, { query: {} }, { timeoutMs: 20 })).rejects.toMatchObject({ status: 0 });
    answers = [json(200, ['found'])];
    expect(await call(read, { query: {} })).toEqual(['found']);
  });

  it.each([
    ['for a page that is no longer new', 0, false],
    ['once something was changed', Infinity, true],
  ])('that was begun before the program was there does not serve %s', async (_, until, isChanged) => {
    globalThis.early = { answers: { [read.path]: Promise.resolve(Response.json(['before'])) }, come: {}, until };
    answers = [...(isChanged ? [json(201, { name: 'x' })] : []), json(200, ['after'])];
    if (isChanged) await call(create, thing);
    expect(await call(read, { query: {} })).toEqual(['after']);
  });

  it('is not sent again in the name of somebody else', async () => {
    checkUserWith(async () => false);
    answers = [json(403, { message: 'CSRF token is no longer valid.' })];
    await expect(call(create, thing)).rejects.toThrow('Another account has logged in');
    expect(fetched).toHaveLength(1);
    checkUserWith(async () => true);
  });
});
