import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../server/testing/databases.ts';
import {
  breakingOff,
  failing,
  flooding,
  hanging,
  html,
  startModelServer,
  trickling,
} from '../server/testing/model-server.ts';
import type { ServerProcess } from '../server/testing/process.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { House } from './house.ts';
import { timeOf } from './machine.ts';
import type { Person } from './person.ts';

afterEach(() => House.closeAll());

const modelFaults = [hanging, trickling, breakingOff, html, failing(500), failing(429), flooding(50_000_000)];

const mailFaults: readonly ((socket: Socket) => void)[] = [
  // Says nothing at all.
  () => {},
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  // Greets, and never again says anything.
  (socket) => socket.write('220 mail.example ESMTP\r\n'),
];

/** A mail server with another fault for each who comes. */
async function startBrokenMailServer() {
  let visits = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    mailFaults[visits++ % mailFaults.length]!(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits: () => visits,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Milliseconds that the calls of somebody who works take, sorted. */
async function work({ pid }: ServerProcess, person: Person, ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const path of ['/api/time-entries/active', '/api/focus-areas/with-goals', '/api/health']) {
      times.push(await timeOf(pid, () => person.must('GET', path)));
      await pause(5);
    }
  }
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], part: number) => times[Math.floor(times.length * part)]!;

describe.each(databaseKinds)('while mail and model servers are slow and broken, on $name', (kind) => {
  it('others work as always, and whoever needs them is told', async () => {
    const [mail, model] = [await startBrokenMailServer(), await startModelServer()];
    const house = await House.open(kind, {
      SMTP_URL: mail.url,
      SUPPORT_EMAIL: 'help@weekwise.example',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'small-model',
      AI_BASE_URL: model.url,
    });
    const [ann, ...others] = await house.join(21);
    const message = { name: 'Ann', email: 'ann@example.org', message: 'Is anybody there to read this?' };
    const question = { sessionId: 's', history: [] };
    // The first question loads what talks to models.
    await ann!.must('POST', '/api/ai/next-question', question);
    const idle = await work(house.server, ann!, 4000);
    const before = memoryOf(house.server.pid);

    const over = new AbortController();
    const statuses = new Map<number, number>();
    const heard = ({ status }: { readonly status: number }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    model.script(...Array.from({ length: 5000 }, (_, n) => modelFaults[n % modelFaults.length]!));
    const asking = others.map(async (person, n) => {
      while (!over.signal.aborted) {
        await Promise.race([
          (n % 2 === 0
            ? person.ask('POST', '/api/ai/next-question', question)
            : person.ask('POST', '/api/support/contact', message)
          ).then(heard),
          pause(10_000),
        ]);
        await pause(20);
      }
    });
    const busy = await work(house.server, ann!, 10_000);
    over.abort();
    await Promise.all(asking);
    console.log(
      `${kind.name}: p50 ${at(idle, 0.5).toFixed(1)} → ${at(busy, 0.5).toFixed(1)} ms, ` +
        `p95 ${at(idle, 0.95).toFixed(1)} → ${at(busy, 0.95).toFixed(1)} ms; ${mail.visits()} visits to the mail server, ` +
        `${model.requests.length} to the model, answered ${JSON.stringify([...statuses])}; ` +
        `memory ${before.toFixed(0)} → ${memoryOf(house.server.pid).toFixed(0)} MB`,
    );
    expect(at(busy, 0.5)).toBeLessThan(3 * at(idle, 0.5) + 10);
    expect(at(busy, 0.95)).toBeLessThan(5 * at(idle, 0.95) + 50);
    expect(mail.visits()).toBeGreaterThan(5);
    expect(model.requests.length).toBeGreaterThan(20);
    expect([...statuses.keys()].filter((status) => status === 500)).toEqual([]);
    expect(house.server.output).not.toMatch(/unexpected failure|Unhandled/);
    expect(memoryOf(house.server.pid) - before).toBeLessThan(150);
    expect((await house.server.kill('SIGTERM')).code).toBe(0);
    mail.close();
    await model.close();
  });
});
