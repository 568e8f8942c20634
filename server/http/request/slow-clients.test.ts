import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { messages } from '#contract/errors.ts';
import { limits } from '#domain/limits.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { LARGE_BODIES } from './large-bodies.ts';
import { ok, routes } from './register.ts';

const probe = endpoints({
  upload: {
    method: 'POST',
    path: '/api/probe/upload',
    summary: 'Send much',
    access: 'session',
    body: z.object({ text: z.string() }),
    answers: { 200: z.object({ length: z.number() }) },
    bodyLimit: 4 * limits.bodyBytes,
  },
  download: {
    method: 'GET',
    path: '/api/probe/download',
    summary: 'Receive without end',
    access: 'public',
    answers: { 200: { file: { name: 'endless.txt', type: 'text/plain' } } },
  },
});

let downloads = 0;

async function* endless() {
  downloads++;
  try {
    for (;;) yield 'x'.repeat(64 * 1024);
  } finally {
    downloads--;
  }
}

const probeRoutes = routes(probe, () => ({
  upload: async ({ body }) => ok({ length: body.text.length }),
  download: async () => ok(endless()),
}));

const large = JSON.stringify({ text: 'x'.repeat(2 * limits.bodyBytes) });

/** Never the first to hang up, as only a hostile client is: its half of the connection stays open. */
async function connected(t: AppUnderTest): Promise<Socket & { heard: string }> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(t.app.listeningOrigin);
  const socket = Object.assign(connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }), { heard: '' });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

function listen<S extends Socket & { heard: string }>(socket: S): S {
  return socket.on('data', (chunk) => (socket.heard += chunk.toString()));
}

async function uploadHead(
  client: Client,
  path: string = probe.upload.path,
  length: number = large.length,
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

/** As many as there are slots, each of another user. */
async function silentUploads(t: AppUnderTest) {
  const slow = [];
  while (slow.length < LARGE_BODIES) {
    const client = await t.signedUp();
    const head = await uploadHead(client);
    const socket = listen(await connected(t));
    const arrived = once(t.app.server, 'request');
    socket.write(`${head}{"text":"`);
    await arrived;
    // By the time that a later request has been authorised, so has this one.
    await client.get('/api/auth/me');
    slow.push(socket);
  }
  return slow;
}

/** Counted on Linux only; 0 elsewhere. */
const openFiles = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);
const connections = (t: AppUnderTest) => promisify(t.app.server.getConnections).call(t.app.server);
const status = async (client: Client) => (await client.post(probe.upload.path, JSON.parse(large))).status;
const soon = { timeout: 8000 };

const impatient = { uploadWindowMs: 400 };

describeOnEachDatabase('uploads below the least rate', { extra: [probeRoutes], clientTimes: impatient }, (t) => {
  it('lose their slot and their connection, though the clients stay', async () => {
    const slow = await silentUploads(t);
    const other = await t.signedUp();
    await expect.poll(() => status(other), soon).toBe(200);
    await expect.poll(() => connections(t), soon).toBe(0);
    for (const { heard } of slow) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(heard).toContain(JSON.stringify({ message: messages.tooSlow }));
    }
  });

  it('are not confused with steady ones, which may take as long as they need', async () => {
    const socket = listen(await connected(t));
    socket.write(await uploadHead(await t.signedUp()));
    const began = performance.now();
    // Twice the least rate.
    for (let sent = 0; sent < large.length; sent += 64 * 1024) {
      socket.write(large.slice(sent, sent + 64 * 1024));
      await new Promise((resolve) => setTimeout(resolve, impatient.uploadWindowMs / 2));
    }
    await expect.poll(() => socket.heard, soon).toMatch(/^HTTP\/1\.1 200 /);
    expect(performance.now() - began).toBeGreaterThan(3 * impatient.uploadWindowMs);
  });
});

describeOnEachDatabase('slow uploads', { extra: [probeRoutes], clientTimes: { yieldAfterMs: 200 } }, (t) => {
  it('give up their slot when another upload needs one', async () => {
    await silentUploads(t);
    const other = await t.signedUp();
    await expect.poll(() => status(other), soon).toBe(200);
    await expect.poll(() => connections(t), soon).toBe(LARGE_BODIES - 1);
  });

  it('behind another request on the same connection give their slot back with it', async () => {
    const ann = await t.signedUp();
    const socket = await connected(t);
    const requests: unknown[] = [];
    t.app.server.on('request', (request) => requests.push(request));
    // The response to the first is never read, so the response to the second is never sent.
    socket.write(`GET ${probe.download.path} HTTP/1.1\r\nHost: x\r\n\r\n${await uploadHead(ann)}`);
    await expect.poll(() => requests.length, soon).toBe(2);
    // By the time that a later request has been authorised, so has the second.
    await ann.get('/api/auth/me');
    expect(await status(ann)).toBe(503);
    socket.destroy();
    await expect.poll(() => status(ann), soon).toBe(200);
  });
});

const short = { requestMs: 500, silentMs: 1500, uploadWindowMs: 300 };

describeOnEachDatabase('slow clients', { extra: [probeRoutes], clientTimes: short }, (t) => {
  it('are cut off, 200 of all kinds, and leave nothing open', { timeout: 30_000 }, async () => {
    const ann = await t.signedUp();
    await connected(t);
    sockets.splice(0).forEach((socket) => socket.destroy());
    await expect.poll(() => connections(t), soon).toBe(0);
    const filesBefore = openFiles();
    const small = await uploadHead(ann, '/api/focus-areas', 5000);
    const kinds = [
      '',
      'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      small,
      `${small}{"name": "half`,
      small.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked') + '5\r\n{"nam',
      await uploadHead(ann),
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
      `GET ${probe.download.path} HTTP/1.1\r\nHost: x\r\n\r\n`,
    ];
    const clients = await Promise.all(Array.from({ length: 200 }, () => connected(t)));
    clients.forEach((client, n) => client.write(kinds[n % kinds.length]!));
    await expect.poll(() => downloads, soon).toBe(25);
    await expect.poll(() => connections(t), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => downloads, soon).toBe(0);
    sockets.splice(0).forEach((socket) => socket.destroy());
    await expect.poll(openFiles, soon).toBeLessThanOrEqual(filesBefore);
    expect(t.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
