import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import {
  resetMidReply,
  replyWithStatus,
  floodReply,
  neverReply,
  replyWithHtml,
  startModelServer,
  trickleReply,
} from '#server/testing/fakes/model-server.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { TestCluster } from './test-cluster.ts';
import { quantile } from './measure.ts';
import { measureWithoutCpuWait } from './process-stats.ts';
import type { TestUser } from './test-user.ts';

afterEach(() => TestCluster.closeAll());

const modelFaults = [
  neverReply,
  trickleReply,
  resetMidReply,
  replyWithHtml,
  replyWithStatus(500),
  replyWithStatus(429),
  floodReply(50_000_000),
];

const mailFaults: readonly ((socket: Socket) => void)[] = [
  // Never responds.
  () => {},
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  // Greets, then never responds.
  (socket) => socket.write('220 mail.example ESMTP\r\n'),
];

/** A mail server that fails in a different way for each connection. */
async function startBrokenMailServer() {
  let connectionCount = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    mailFaults[connectionCount++ % mailFaults.length]!(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connectionCount: () => connectionCount,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A user's response times in milliseconds. */
async function measureRequests({ pid }: ServerProcess, user: TestUser, ms: number): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    for (const path of ['/api/time-entries/active', '/api/focus-areas/with-goals', '/api/health']) {
      times.push(await measureWithoutCpuWait(pid, () => user.requestOk('GET', path)));
      await pause(5);
    }
  }
  return times;
}

describe.each(databaseKinds)('slow and broken mail and model servers, on $name', (kind) => {
  it('do not slow down other users or cause a 500 (AI-02, EM-04)', async () => {
    const [mail, model] = [await startBrokenMailServer(), await startModelServer()];
    const cluster = await TestCluster.create(kind, {
      SMTP_URL: mail.url,
      SUPPORT_EMAIL: 'help@weekwise.example',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'small-model',
      AI_BASE_URL: model.url,
    });
    const [ann, ...others] = await cluster.addUsers(21);
    const message = { name: 'Ann', email: 'ann@example.org', message: 'A message for the support team.' };
    const question = { sessionId: 's', history: [] };
    // The first question loads the client library.
    await ann!.requestOk('POST', '/api/ai/next-question', question);
    const idle = await measureRequests(cluster.server, ann!, 4000);
    const before = residentMemoryMb(cluster.server.pid);

    const finished = new AbortController();
    const statuses = new Map<number, number>();
    const countStatus = ({ status }: { readonly status: number }) =>
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    model.script(...Array.from({ length: 5000 }, (_, n) => modelFaults[n % modelFaults.length]!));
    const requests = others.map(async (user, n) => {
      while (!finished.signal.aborted) {
        await Promise.race([
          (n % 2 === 0
            ? user.request('POST', '/api/ai/next-question', question)
            : user.request('POST', '/api/support/contact', message)
          ).then(countStatus),
          pause(10_000),
        ]);
        await pause(20);
      }
    });
    const busy = await measureRequests(cluster.server, ann!, 10_000);
    finished.abort();
    await Promise.all(requests);
    console.log(
      `${kind.name}: p50 ${quantile(idle, 0.5).toFixed(1)} → ${quantile(busy, 0.5).toFixed(1)} ms, ` +
        `p95 ${quantile(idle, 0.95).toFixed(1)} → ${quantile(busy, 0.95).toFixed(1)} ms; ${mail.connectionCount()} connections to the mail server, ` +
        `${model.requests.length} requests to the model, statuses ${JSON.stringify([...statuses])}; ` +
        `memory ${before.toFixed(0)} → ${residentMemoryMb(cluster.server.pid).toFixed(0)} MB`,
    );
    expect(quantile(busy, 0.5)).toBeLessThan(3 * quantile(idle, 0.5) + 10);
    expect(quantile(busy, 0.95)).toBeLessThan(5 * quantile(idle, 0.95) + 50);
    expect(mail.connectionCount()).toBeGreaterThan(5);
    expect(model.requests.length).toBeGreaterThan(20);
    expect([...statuses.keys()].filter((status) => status === 500)).toEqual([]);
    expect(cluster.server.output).not.toMatch(/unexpected (failure|error)|Unhandled/);
    expect(residentMemoryMb(cluster.server.pid) - before).toBeLessThan(150);
    expect((await cluster.server.kill('SIGTERM')).code).toBe(0);
    mail.close();
    await model.close();
  });
});
