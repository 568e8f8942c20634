import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { limits } from '#domain/limits.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { MAX_LARGE_BODIES } from './large-bodies.ts';
import { ok, defineRoutes } from '../register.ts';

const probe = defineEndpoints({
  upload: {
    method: 'POST',
    path: '/api/probe/upload',
    access: 'session',
    body: z.object({ text: z.string() }),
    responses: { 200: z.object({ length: z.number() }) },
    bodyLimit: 4 * limits.bodyBytes,
  },
  download: {
    method: 'GET',
    path: '/api/probe/download',
    access: 'public',
    responses: { 200: { file: { name: 'endless.txt', type: 'text/plain' } } },
  },
});

let downloads = 0;

async function* generateEndlessly() {
  downloads++;
  try {
    for (;;) yield 'x'.repeat(64 * 1024);
  } finally {
    downloads--;
  }
}

const probeRoutes = defineRoutes(probe, () => ({
  upload: async ({ body }) => ok({ length: body.text.length }),
  download: async () => ok(generateEndlessly()),
}));

const largeBody = JSON.stringify({ text: 'x'.repeat(2 * limits.bodyBytes) });

/** Behaves like a hostile client that never closes its half of the connection. */
async function openSocket(t: TestApp): Promise<Socket & { received: string }> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(t.app.listeningOrigin);
  const socket = Object.assign(connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }), {
    received: '',
  });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

function collectResponse<S extends Socket & { received: string }>(socket: S): S {
  return socket.on('data', (chunk) => (socket.received += chunk.toString()));
}

async function buildUploadHead(
  client: TestClient,
  path: string = probe.upload.path,
  length: number = largeBody.length,
): Promise<string> {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Cookie: ${client.cookieHeader}`,
    `X-CSRF-Token: ${await client.csrfToken()}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

/** Occupies all slots, each with another user's upload. */
async function startStalledUploads(t: TestApp) {
  const stalled = [];
  while (stalled.length < MAX_LARGE_BODIES) {
    const client = await t.signUp();
    const head = await buildUploadHead(client);
    const socket = collectResponse(await openSocket(t));
    const arrived = once(t.app.server, 'request');
    socket.write(`${head}{"text":"`);
    await arrived;
    // Once a later request has been admitted, so has this one.
    await client.get('/api/auth/me');
    stalled.push(socket);
  }
  return stalled;
}

/** Works only on Linux; returns 0 elsewhere. */
const countOpenFiles = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);
const countConnections = (t: TestApp) => promisify(t.app.server.getConnections).call(t.app.server);
const uploadStatus = async (client: TestClient) => (await client.post(probe.upload.path, JSON.parse(largeBody))).status;
const pollOptions = { timeout: 8000 };

const shortUploadWindow = { uploadWindowMs: 400 };

describeOnEachDatabase(
  'the minimum upload rate',
  { servers: 1, extraRoutes: [probeRoutes], clientTimeouts: shortUploadWindow },
  (t) => {
    it('takes the slot and the connection from slower uploads, even if the client stays connected (LD-03)', async () => {
      const slow = await startStalledUploads(t);
      const other = await t.signUp();
      await expect.poll(() => uploadStatus(other), pollOptions).toBe(200);
      await expect.poll(() => countConnections(t), pollOptions).toBe(0);
      for (const { received } of slow) {
        expect(received).toMatch(/^HTTP\/1\.1 408 /);
        expect(received).toContain(JSON.stringify({ message: errorMessages.uploadTimeout }));
      }
    });

    it('lets steady uploads take longer than the upload window', async () => {
      const socket = collectResponse(await openSocket(t));
      socket.write(await buildUploadHead(await t.signUp()));
      const startedAt = performance.now();
      // Sends at twice the minimum rate.
      for (let sent = 0; sent < largeBody.length; sent += 64 * 1024) {
        socket.write(largeBody.slice(sent, sent + 64 * 1024));
        await new Promise((resolve) => setTimeout(resolve, shortUploadWindow.uploadWindowMs / 2));
      }
      await expect.poll(() => socket.received, pollOptions).toMatch(/^HTTP\/1\.1 200 /);
      expect(performance.now() - startedAt).toBeGreaterThan(3 * shortUploadWindow.uploadWindowMs);
    });
  },
);

describeOnEachDatabase(
  'slow uploads',
  { servers: 1, extraRoutes: [probeRoutes], clientTimeouts: { evictableAfterMs: 200 } },
  (t) => {
    it('give up their slot when another upload needs one (LD-03)', async () => {
      await startStalledUploads(t);
      const other = await t.signUp();
      await expect.poll(() => uploadStatus(other), pollOptions).toBe(200);
      await expect.poll(() => countConnections(t), pollOptions).toBe(MAX_LARGE_BODIES - 1);
    });

    it('release their slot if the connection closes while they are pipelined behind an unread response', async () => {
      const ann = await t.signUp();
      const socket = await openSocket(t);
      const requests: unknown[] = [];
      t.app.server.on('request', (request) => requests.push(request));
      // The first response is never read, so the second one is never sent.
      socket.write(`GET ${probe.download.path} HTTP/1.1\r\nHost: x\r\n\r\n${await buildUploadHead(ann)}`);
      await expect.poll(() => requests.length, pollOptions).toBe(2);
      // Once a later request has been admitted, so has the second one.
      await ann.get('/api/auth/me');
      expect(await uploadStatus(ann)).toBe(503);
      socket.destroy();
      await expect.poll(() => uploadStatus(ann), pollOptions).toBe(200);
    });
  },
);

const shortTimeouts = { requestMs: 500, idleMs: 1500, uploadWindowMs: 300 };

describeOnEachDatabase(
  'slow clients',
  { servers: 1, extraRoutes: [probeRoutes], clientTimeouts: shortTimeouts },
  (t) => {
    it('are disconnected without leaking sockets or files', { timeout: 30_000 }, async () => {
      const ann = await t.signUp();
      await openSocket(t);
      sockets.splice(0).forEach((socket) => socket.destroy());
      await expect.poll(() => countConnections(t), pollOptions).toBe(0);
      const filesBefore = countOpenFiles();
      const small = await buildUploadHead(ann, '/api/focus-areas', 5000);
      const slowRequests = [
        '',
        'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
        small,
        `${small}{"name": "half`,
        small.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked') + '5\r\n{"nam',
        await buildUploadHead(ann),
        `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
        `GET ${probe.download.path} HTTP/1.1\r\nHost: x\r\n\r\n`,
      ];
      const clients = await Promise.all(Array.from({ length: 200 }, () => openSocket(t)));
      clients.forEach((client, n) => client.write(slowRequests[n % slowRequests.length]!));
      await expect.poll(() => downloads, pollOptions).toBe(25);
      await expect.poll(() => countConnections(t), { timeout: 20_000 }).toBe(0);
      await expect.poll(() => downloads, pollOptions).toBe(0);
      sockets.splice(0).forEach((socket) => socket.destroy());
      await expect.poll(countOpenFiles, pollOptions).toBeLessThanOrEqual(filesBefore);
      expect(t.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    });
  },
);
