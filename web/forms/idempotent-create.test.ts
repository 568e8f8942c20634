import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { createIdempotentSender } from './idempotent-create.ts';

const { create, remove } = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/things',
    summary: 'Defined for this test',
    access: 'session',
    body: z.object({ name: z.string() }),
    responses: { 201: z.object({ name: z.string() }) },
    creates: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/things/:id',
    summary: 'Defined for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    responses: { 204: null },
  },
});

const inputNamed = (name: string) => ({ body: { name } });
const respondCreated = () => Response.json({ name: 'x' }, { status: 201 });
const loseConnection = () => {
  throw new TypeError('Failed to fetch');
};
const rejectWith = (status: number) => () => Response.json({ message: 'No.' }, { status });
const deleteSomething = () => call(remove, { params: { id: 'any' } });

let respond: () => Response | Promise<Response> = respondCreated;
const keys: (string | null)[] = [];

/** Returns the idempotency key whether the request succeeds or not. */
async function sendAndGetKey(send: () => Promise<unknown>): Promise<string | null> {
  await send().catch(() => undefined);
  return keys.at(-1)!;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/csrf-token') return Response.json({ csrfToken: 'token', signedIn: true });
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return respond();
  });
  respond = respondCreated;
  keys.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the same input, sent again by the same form', () => {
  it.each([
    ['a lost response', loseConnection],
    ['a server error', rejectWith(500)],
    ['a truncated response', () => new Response('{"na', { status: 201 })],
    ['an HTML page from a proxy', () => new Response('<html>')],
    ['the end of the session', rejectWith(401)],
    ['too many requests', rejectWith(429)],
  ])('has the same key after %s (CL-05)', async (_, response) => {
    const { send } = createIdempotentSender(create);
    respond = response;
    const first = await sendAndGetKey(() => send(inputNamed('x')));
    respond = respondCreated;
    expect(await sendAndGetKey(() => send(inputNamed('x')))).toBe(first);
  });

  it('has the same key while the first request is in flight, even if something is deleted', async () => {
    const { send } = createIdempotentSender(create);
    const response = Promise.withResolvers<Response>();
    respond = () => response.promise;
    const first = send(inputNamed('x'));
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    await deleteSomething();
    const second = send(inputNamed('x'));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    response.reject(new TypeError('Failed to fetch'));
    await Promise.allSettled([first, second]);
    respond = respondCreated;
    await send(inputNamed('x'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['it was created', respondCreated],
    ['it was rejected', rejectWith(409)],
  ])('has a new key once %s', async (_, response) => {
    const { send } = createIdempotentSender(create);
    respond = response;
    const first = await sendAndGetKey(() => send(inputNamed('x')));
    expect(await sendAndGetKey(() => send(inputNamed('x')))).not.toBe(first);
  });

  it('has a new key if something was deleted after the response was lost (CL-05)', async () => {
    const { send } = createIdempotentSender(create);
    respond = loseConnection;
    const first = await sendAndGetKey(() => send(inputNamed('x')));
    await deleteSomething();
    const second = await sendAndGetKey(() => send(inputNamed('x')));
    expect(second).not.toBe(first);
    expect(await sendAndGetKey(() => send(inputNamed('x')))).toBe(second);
  });
});

it('uses a new key for other input, even if it changes back', async () => {
  const { send } = createIdempotentSender(create);
  respond = loseConnection;
  for (const name of ['x', 'y', 'x']) await sendAndGetKey(() => send(inputNamed(name)));
  expect(new Set(keys).size).toBe(3);
});

it('uses a new key for each form', async () => {
  respond = loseConnection;
  const first = await sendAndGetKey(() => createIdempotentSender(create).send(inputNamed('x')));
  expect(await sendAndGetKey(() => createIdempotentSender(create).send(inputNamed('x')))).not.toBe(first);
});

describe('a restored form', () => {
  const restored = () => createIdempotentSender(create, { isRestored: true });

  it('keeps its key across reloads until the server has responded (CL-05)', async () => {
    respond = loseConnection;
    const first = await sendAndGetKey(() => restored().send(inputNamed('Äx')));
    respond = respondCreated;
    expect(await sendAndGetKey(() => restored().send(inputNamed('Äx')))).toBe(first);
    expect(await sendAndGetKey(() => restored().send(inputNamed('Äx')))).not.toBe(first);
  });

  it.each([
    ['something was deleted', deleteSomething],
    ['the user left it', async () => restored().discardAttempt()],
    ['another script wrote to tab storage', async () => sessionStorage.setItem('planSave', encodeURIComponent('"'))],
  ])('has a new key after %s (CL-05)', async (_, act) => {
    respond = loseConnection;
    const first = await sendAndGetKey(() => restored().send(inputNamed('x')));
    await act();
    expect(await sendAndGetKey(() => restored().send(inputNamed('x')))).not.toBe(first);
  });
});
