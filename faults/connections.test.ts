import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { p95 } from './measure.ts';
import { TestCluster } from './test-cluster.ts';
import { countOpenFiles, measureWithoutCpuWait } from './process-stats.ts';
import type { TestUser } from './test-user.ts';

afterEach(() => TestCluster.closeAll());

/** How many more files may be open at the end. The tests close their own connections, which would otherwise idle for 72 seconds. */
const OPEN_FILES_TOLERANCE = 15;

const jsonHeaders = { 'content-type': 'application/json' };

async function openSocket(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** How many milliseconds another user's request takes. */
const measureResponseTime = ({ server, users }: TestCluster) =>
  measureWithoutCpuWait(server.pid, () => users[0]!.requestOk('GET', '/api/time-entries/active'));

async function expectRecovery(cluster: TestCluster, openFilesBefore: number): Promise<void> {
  const startedAt = performance.now();
  await expect
    .poll(
      async () =>
        (await measureResponseTime(cluster)) < 1000 &&
        countOpenFiles(cluster.server.pid) < openFilesBefore + OPEN_FILES_TOLERANCE,
      {
        timeout: 5000,
      },
    )
    .toBe(true);
  console.log(`recovered after ${(performance.now() - startedAt).toFixed(0)} ms`);
  expect(cluster.server.output).not.toMatch(/"level":[56]0|Unhandled|Warning/);
}

describe.each(databaseKinds)('the server, on $name,', (kind) => {
  it('responds to 500 concurrent connections and leaks no resources (LD-03)', async () => {
    const cluster = await TestCluster.create(kind);
    const users = await cluster.addUsers(10);
    const before = countOpenFiles(cluster.server.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: 500 });
    const statuses = new Map<number, number>();
    let peak = 0;
    const requests = Array.from({ length: 500 }, async (_, n) => {
      for (let round = 0; round < 4; round++) {
        const status = await getStatus(users[n % users.length]!, '/api/time-entries/active', agent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        peak = Math.max(peak, countOpenFiles(cluster.server.pid) - before);
      }
    });
    await Promise.all(requests);
    agent.destroy();
    console.log(`${kind.name}: up to ${peak} connections, statuses ${JSON.stringify([...statuses])}`);
    expect(peak).toBeGreaterThan(400);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(1000);
    await expectRecovery(cluster, before);
  });

  it('survives 1,000 half-open sockets, aborted uploads and malformed chunks, and releases them (DU-06)', async () => {
    const cluster = await TestCluster.create(kind);
    const [ann] = await cluster.addUsers(1);
    const before = countOpenFiles(cluster.server.pid);
    const post = (extraHeaders: Readonly<Record<string, string | number>>) =>
      ann!.rawRequestHead('POST', '/api/focus-areas', { ...jsonHeaders, ...extraHeaders });
    const upload = ann!.rawRequestHead('POST', '/api/import', { ...jsonHeaders, 'content-length': 9_000_000 });
    const payloads = [
      '',
      'GET /api/health HTTP/1.1\r\nHost: x\r\n',
      `${post({ 'content-length': 500 })}{"name": "Half`,
      `${upload}${'x'.repeat(60_000)}`,
      `${post({ 'transfer-encoding': 'chunked' })}5\r\n{"nam`,
      `${post({ 'transfer-encoding': 'chunked' })}ZZZ\r\nnot a length\r\n`,
      `${post({ 'transfer-encoding': 'chunked' })}ffffffffffffffff\r\n{`,
      `${post({ 'transfer-encoding': 'chunked', 'content-length': 5 })}5\r\n{"nam\r\n0\r\n\r\n`,
      `${post({ 'content-length': -5 })}{}`,
      `${post({ 'content-length': 9 })}{"name":}`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: 1000 }, async (_, n) => {
        const socket = await openSocket(cluster.address);
        socket.write(payloads[n % payloads.length]!);
        return socket;
      }),
    );
    await pause(500);
    expect(countOpenFiles(cluster.server.pid) - before).toBeGreaterThan(300);
    // Other requests work while these sockets are open.
    for (let n = 0; n < 20; n++) expect(await measureResponseTime(cluster)).toBeLessThan(1000);
    for (const [n, socket] of sockets.entries()) {
      if (n % 3 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await expectRecovery(cluster, before);
    expect((await ann!.requestOk('GET', '/api/focus-areas')).json).toEqual([]);
    expect((await cluster.server.kill('SIGTERM')).code).toBe(0);
  });
});

describe('200 slow clients', () => {
  it('are cut off within 160 seconds while other users keep working (LD-03)', { timeout: 400_000 }, async () => {
    const figures = await Promise.all(
      databaseKinds.map(async (kind) => runSlowClients(await TestCluster.create(kind), kind.name)),
    );
    for (const { headers, bodies, waitP95 } of figures) {
      expect(headers).toBeLessThan(100);
      expect(bodies).toBeLessThan(160);
      expect(waitP95).toBeLessThan(500);
    }
  });
});

/** Resolves with the seconds until the last client was cut off, and the p95 of another user's requests in milliseconds. */
async function runSlowClients(cluster: TestCluster, name: string) {
  const [ann] = await cluster.addUsers(1);
  const before = countOpenFiles(cluster.server.pid);
  const startedAt = performance.now();
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(cluster.address)));
  const slow = sockets.map(async (socket, n) => {
    socket.resume();
    socket.write(
      n % 2 === 0
        ? 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : ann!.rawRequestHead('POST', '/api/focus-areas', { ...jsonHeaders, 'content-length': 5000 }),
    );
    // Every client keeps sending, so that no connection counts as idle.
    const timer = setInterval(() => socket.write(' '), 2000);
    await waitForClose(socket);
    clearInterval(timer);
    return (performance.now() - startedAt) / 1000;
  });
  const allClosed = Promise.all(slow);
  const times: number[] = [];
  let closedAfter: number[] | undefined;
  while (!closedAfter) {
    times.push(await measureResponseTime(cluster));
    closedAfter = await Promise.race([allClosed, pause(200).then(() => undefined)]);
  }
  const last = (remainder: number) => Math.max(...closedAfter.filter((_, n) => n % 2 === remainder));
  const figures = { headers: last(0), bodies: last(1), waitP95: p95(times) };
  console.log(`${name}: seconds until cut-off, and p95 of other users in ms: ${JSON.stringify(figures)}`);
  await expectRecovery(cluster, before);
  return figures;
}

function getStatus({ address, headers }: TestUser, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(address + path, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
      response.on('error', reject);
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
