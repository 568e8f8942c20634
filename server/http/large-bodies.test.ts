import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { LARGE_BODIES, LARGE_BODIES_AT_WORK } from './large-bodies.ts';
import { ok, routes } from './register.ts';

const probe = endpoints({
  bring: {
    method: 'POST',
    path: '/api/probe/large',
    summary: 'Bring much',
    access: 'session',
    body: z.object({ text: z.string() }),
    answers: { 200: z.object({ length: z.number() }) },
    bodyLimit: 4 * limits.bodyBytes,
  },
});

let work = Promise.resolve();
let begun = 0;

const probeRoutes = routes(probe, () => ({
  bring: async ({ body }) => {
    begun++;
    await work;
    return ok({ length: body.text.length });
  },
}));

const large = JSON.stringify({ text: 'x'.repeat(2 * limits.bodyBytes) });

describeOnEachDatabase('large bodies', { extra: [probeRoutes] }, (t) => {
  const headersOf = async (client: Client) => ({
    cookie: client.cookieHeader,
    'x-csrf-token': await client.csrfToken(),
    'content-type': 'application/json',
  });
  const bring = (client: Client, body: unknown = JSON.parse(large)) => client.post('/api/probe/large', body);
  /** The status of the next one. */
  const next = async () => (await bring(await t.signedUp())).status;
  /** What became of requests that were to stay open, to be seen where a test fails. */
  const ended: unknown[] = [];

  /** Has been admitted, has said how much it brings, and brings nothing. */
  const open = async (client: Client, more: Record<string, string>): Promise<ClientRequest> => {
    const address = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = request(`${address}/api/probe/large`, {
      method: 'POST',
      headers: { ...(await headersOf(client)), ...more },
    });
    ask.on('error', (error) => ended.push(error.message));
    ask.on('response', ({ statusCode }) => ended.push(statusCode));
    const arrived = once(t.app.server, 'request');
    ask.write('{"text":"');
    await arrived;
    // By the time that a later request has been authorised, so has this one: the next large body does not get its slot.
    await client.get('/api/auth/me');
    return ask;
  };
  beforeEach(() => void ended.splice(0));

  it('are read a few at a time; further ones get a 503 with Retry-After', async () => {
    const ann = await t.signedUp();
    const slow = [await open(ann, { 'content-length': String(large.length) })];
    while (slow.length < LARGE_BODIES) slow.push(await open(await t.signedUp(), { 'transfer-encoding': 'chunked' }));
    await expect.poll(async () => [await next(), ended]).toEqual([503, []]);
    const answer = await bring(await t.signedUp());
    expect([answer.json, Number(answer.headers['retry-after'])]).toEqual([{ message: messages.busy }, 5]);
    // What is small needs no room.
    expect((await bring(ann, { text: 'x' })).status).toBe(200);
    // A stranger does not even get as far as being counted.
    expect((await t.client().send('POST', '/api/probe/large', large)).status).toBeLessThan(500);
    for (const ask of slow) ask.destroy();
    await expect.poll(next).toBe(200);
  });

  it('of one user are read one at a time, so that others find room', async () => {
    const ann = await t.signedUp();
    const slow = await open(ann, { 'transfer-encoding': 'chunked' });
    await expect.poll(async () => (await bring(ann)).status).toBe(503);
    expect(await next()).toBe(200);
    slow.destroy();
    await expect.poll(async () => (await bring(ann)).status).toBe(200);
  });

  it('are processed two at a time, and count until then even if the client has gone', async () => {
    let finish = () => {};
    work = new Promise((resolve) => (finish = resolve));
    const gone: ClientRequest[] = [];
    while (gone.length < LARGE_BODIES) gone.push(await open(await t.signedUp(), {}));
    begun = 0;
    for (const ask of gone) ask.end('"}');
    await expect.poll(() => [begun, ended]).toEqual([LARGE_BODIES_AT_WORK, []]);
    for (const ask of gone) ask.destroy();
    await expect.poll(() => promisify(t.app.server.getConnections).call(t.app.server)).toBe(0);
    expect([await next(), begun]).toEqual([503, LARGE_BODIES_AT_WORK]);
    finish();
    await expect.poll(next).toBe(200);
  });

  it('give their room back after every kind of answer', async () => {
    const ann = await t.signedUp();
    for (let n = 0; n < 4; n++) {
      expect((await bring(ann)).json).toEqual({ length: 2 * limits.bodyBytes });
      expect((await bring(ann, { other: 'x'.repeat(2 * limits.bodyBytes) })).status).toBe(422);
      expect((await bring(ann, { text: 'x'.repeat(5 * limits.bodyBytes) })).status).toBe(413);
    }
  });
});
