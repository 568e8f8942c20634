import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { MAX_LARGE_BODIES, MAX_LARGE_BODIES_PROCESSED_AT_ONCE } from './large-bodies.ts';
import { ok, defineRoutes } from '../register.ts';

const probe = defineEndpoints({
  upload: {
    method: 'POST',
    path: '/api/probe/large',
    access: 'session',
    body: z.object({ text: z.string() }),
    responses: { 200: z.object({ length: z.number() }) },
    bodyLimit: 4 * limits.bodyBytes,
  },
});

let work = Promise.resolve();
let startedCount = 0;

const probeRoutes = defineRoutes(probe, () => ({
  upload: async ({ body }) => {
    startedCount++;
    await work;
    return ok({ length: body.text.length });
  },
}));

const largeBody = JSON.stringify({ text: 'x'.repeat(2 * limits.bodyBytes) });

describeOnEachDatabase('large bodies', { servers: 1, extraRoutes: [probeRoutes] }, (t) => {
  const buildHeaders = async (client: TestClient) => ({
    cookie: client.cookieHeader,
    'x-csrf-token': await client.csrfToken(),
    'content-type': 'application/json',
  });
  const upload = (client: TestClient, body: unknown = JSON.parse(largeBody)) => client.post('/api/probe/large', body);
  /** The status of an upload by a new user. */
  const nextStatus = async () => (await upload(await t.signUp())).status;
  /** Outcomes of requests that were supposed to stay open, shown if a test fails. */
  const outcomes: unknown[] = [];

  /** Starts an upload that is admitted and then stalls. */
  const startUpload = async (client: TestClient, extraHeaders: Record<string, string>): Promise<ClientRequest> => {
    const address = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' });
    const clientRequest = request(`${address}/api/probe/large`, {
      method: 'POST',
      headers: { ...(await buildHeaders(client)), ...extraHeaders },
    });
    clientRequest.on('error', (error) => outcomes.push(error.message));
    clientRequest.on('response', ({ statusCode }) => outcomes.push(statusCode));
    const arrived = once(t.app.server, 'request');
    clientRequest.write('{"text":"');
    await arrived;
    // Once a later request has been authorized, so has this one, and it has its slot.
    await client.get('/api/auth/me');
    return clientRequest;
  };
  beforeEach(() => void outcomes.splice(0));

  it('are read a few at a time, and further ones are rejected with 503 and Retry-After (LD-03)', async () => {
    const ann = await t.signUp();
    const slow = [await startUpload(ann, { 'content-length': String(largeBody.length) })];
    while (slow.length < MAX_LARGE_BODIES)
      slow.push(await startUpload(await t.signUp(), { 'transfer-encoding': 'chunked' }));
    await expect.poll(async () => [await nextStatus(), outcomes]).toEqual([503, []]);
    const response = await upload(await t.signUp());
    expect([response.json, Number(response.headers['retry-after'])]).toEqual([
      { message: errorMessages.overloaded },
      5,
    ]);
    // Small bodies need no slot.
    expect((await upload(ann, { text: 'x' })).status).toBe(200);
    // A request without a session never gets a slot.
    expect((await t.createClient().send('POST', '/api/probe/large', largeBody)).status).toBeLessThan(500);
    for (const each of slow) each.destroy();
    await expect.poll(nextStatus).toBe(200);
  });

  it('are read one at a time per user (LD-03)', async () => {
    const ann = await t.signUp();
    const slow = await startUpload(ann, { 'transfer-encoding': 'chunked' });
    await expect.poll(async () => (await upload(ann)).status).toBe(503);
    expect(await nextStatus()).toBe(200);
    slow.destroy();
    await expect.poll(async () => (await upload(ann)).status).toBe(200);
  });

  it('are processed two at a time, and hold their slot until they are processed, even if the client disconnects', async () => {
    let finish = () => {};
    work = new Promise((resolve) => (finish = resolve));
    const requests: ClientRequest[] = [];
    while (requests.length < MAX_LARGE_BODIES) requests.push(await startUpload(await t.signUp(), {}));
    startedCount = 0;
    for (const each of requests) each.end('"}');
    await expect.poll(() => [startedCount, outcomes]).toEqual([MAX_LARGE_BODIES_PROCESSED_AT_ONCE, []]);
    for (const each of requests) each.destroy();
    await expect.poll(() => promisify(t.app.server.getConnections).call(t.app.server)).toBe(0);
    expect([await nextStatus(), startedCount]).toEqual([503, MAX_LARGE_BODIES_PROCESSED_AT_ONCE]);
    finish();
    await expect.poll(nextStatus).toBe(200);
  });

  it('release their slot after every kind of response', async () => {
    const ann = await t.signUp();
    for (let n = 0; n < 4; n++) {
      expect((await upload(ann)).json).toEqual({ length: 2 * limits.bodyBytes });
      expect((await upload(ann, { other: 'x'.repeat(2 * limits.bodyBytes) })).status).toBe(422);
      expect((await upload(ann, { text: 'x'.repeat(5 * limits.bodyBytes) })).status).toBe(413);
    }
  });
});
