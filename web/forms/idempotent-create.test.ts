import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { call } from './client.ts';
import { creation } from './creation.ts';

const { create, remove } = endpoints({
  create: {
    method: 'POST',
    path: '/api/things',
    summary: 'Made for this test',
    access: 'session',
    body: z.object({ name: z.string() }),
    answers: { 201: z.object({ name: z.string() }) },
    creates: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/things/:id',
    summary: 'Made for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    answers: { 204: null },
  },
});

const named = (name: string) => ({ body: { name } });
const created = () => Response.json({ name: 'x' }, { status: 201 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (status: number) => () => Response.json({ message: 'No.' }, { status });
const deleteAny = () => call(remove, { params: { id: 'any' } });

let respond: () => Response | Promise<Response> = created;
const keys: (string | null)[] = [];

/** Sends, and returns the idempotency key whether it succeeds or not. */
async function keyOf(sending: () => Promise<unknown>): Promise<string | null> {
  await sending().catch(() => undefined);
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
  respond = created;
  keys.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the same content, sent again by the same form', () => {
  it.each([
    ['a lost response', lost],
    ['a server error', refused(500)],
    ['a response that breaks off', () => new Response('{"na', { status: 201 })],
    ['a page of a proxy', () => new Response('<html>')],
    ['a session that has ended', refused(401)],
    ['too many requests', refused(429)],
  ])('has the same key after %s', async (_, response) => {
    const { send } = creation(create);
    respond = response;
    const first = await keyOf(() => send(named('x')));
    respond = created;
    expect(await keyOf(() => send(named('x')))).toBe(first);
  });

  it('has the same key while the first is pending, even if something is deleted', async () => {
    const { send } = creation(create);
    const response = Promise.withResolvers<Response>();
    respond = () => response.promise;
    const first = send(named('x'));
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    await deleteAny();
    const second = send(named('x'));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    response.reject(new TypeError('Failed to fetch'));
    await Promise.allSettled([first, second]);
    respond = created;
    await send(named('x'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['it was created', created],
    ['it was refused', refused(409)],
  ])('has a new key once %s', async (_, response) => {
    const { send } = creation(create);
    respond = response;
    const first = await keyOf(() => send(named('x')));
    expect(await keyOf(() => send(named('x')))).not.toBe(first);
  });

  it('has a new key if something was deleted after the response was lost', async () => {
    const { send } = creation(create);
    respond = lost;
    const first = await keyOf(() => send(named('x')));
    await deleteAny();
    const second = await keyOf(() => send(named('x')));
    expect(second).not.toBe(first);
    expect(await keyOf(() => send(named('x')))).toBe(second);
  });
});

it('has a new key for other content, also when it returns to the first', async () => {
  const { send } = creation(create);
  respond = lost;
  for (const name of ['x', 'y', 'x']) await keyOf(() => send(named(name)));
  expect(new Set(keys).size).toBe(3);
});

it('has a new key for each form, whether another was closed or is still open', async () => {
  respond = lost;
  const first = await keyOf(() => creation(create).send(named('x')));
  expect(await keyOf(() => creation(create).send(named('x')))).not.toBe(first);
});

describe('a form that is restored', () => {
  const restored = () => creation(create, { isRestored: true });

  it('keeps its key after a reload until the server has answered', async () => {
    respond = lost;
    const first = await keyOf(() => restored().send(named('Äx')));
    respond = created;
    expect(await keyOf(() => restored().send(named('Äx')))).toBe(first);
    expect(await keyOf(() => restored().send(named('Äx')))).not.toBe(first);
  });

  it.each([
    ['something was deleted', deleteAny],
    ['it was left for good', async () => restored().forget()],
    [
      'something else wrote to the storage of the tab',
      async () => sessionStorage.setItem('planSave', encodeURIComponent('"')),
    ],
  ])('has a new key after %s', async (_, happens) => {
    respond = lost;
    const first = await keyOf(() => restored().send(named('x')));
    await happens();
    expect(await keyOf(() => restored().send(named('x')))).not.toBe(first);
  });
});
