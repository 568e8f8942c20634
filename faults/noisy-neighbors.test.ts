import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/app.ts';
import { buildEntryRow } from '#server/testing/fixtures/factories.ts';
import { openSecondConnection } from '#server/testing/database/second-connection.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { NetworkClient } from '#server/testing/network-client.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { p95, measureDuring } from './measure.ts';

const CONCURRENT_LOGINS = 64;
const ENTRIES = 50_000;

afterAll(() => ServerProcess.killAll());

describe.each(databaseKinds)('other users, on $name,', ({ create }) => {
  /** A server with two users, and the latency of one of them while the server is otherwise idle. */
  const startScenario = async () => {
    const { settings, remove } = await create();
    const server = new ServerProcess(
      settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir },
    );
    const address = await server.waitUntilReady();
    const [ann, ben] = [new NetworkClient(address), new NetworkClient(address)];
    for (const [user, email] of [
      [ann, 'ann@example.org'],
      [ben, 'ben@example.org'],
    ] as const) {
      expect((await user.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(201);
    }
    const sendRequest = async () => {
      const response = await ben.get('/api/focus-areas/with-goals');
      expect(response.status).toBe(200);
      await response.text();
    };
    for (let n = 0; n < 50; n++) await sendRequest();
    const idle = await measureDuring(server.pid, sendRequest, pause(1500));
    const close = async () => {
      expect((await server.kill('SIGTERM')).code).toBe(0);
      await remove();
    };
    return { server, address, settings, ann, sendRequest, idle, close };
  };

  it(`hardly notice ${CONCURRENT_LOGINS} concurrent logins (AN-03)`, { retry: 2 }, async () => {
    const { server, address, sendRequest, idle, close } = await startScenario();
    // Cookies and tokens are requested beforehand, so that only the logins are concurrent.
    const preparing = Array.from({ length: CONCURRENT_LOGINS }, async () => {
      const visitor = new NetworkClient(address);
      const { csrfToken } = (await (await visitor.get('/api/csrf-token')).json()) as { csrfToken: string };
      return async () => {
        const body = { email: 'ann@example.org', password: PASSWORD };
        const response = await visitor.send('POST', '/api/auth/login', body, { 'x-csrf-token': csrfToken });
        await response.text();
        return response.status;
      };
    });
    const preparedLogins = await Promise.all(preparing);
    const logins = Promise.all(preparedLogins.map((logIn) => logIn()));
    const busy = await measureDuring(server.pid, sendRequest, logins);
    // Logins that would wait too long are rejected with 429 or 503 and can be retried.
    expect((await logins).filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect((await logins).filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(p95(busy.latencies)).toBeLessThan(10 * p95(idle.latencies));
    expect(busy.peakMemory - idle.peakMemory).toBeLessThan(150);
    await close();
  });

  it(`hardly notice an export of ${ENTRIES} entries, which is streamed (EX-03)`, { retry: 2 }, async () => {
    const { server, settings, ann, sendRequest, idle, close } = await startScenario();
    const { user } = (await (await ann.get('/api/auth/me')).json()) as { user: { _id: string } };
    const createRecord = async (path: string, body: object) =>
      ((await (await ann.post(path, body)).json()) as { _id: string })._id;
    const area = await createRecord('/api/focus-areas', { name: 'Fitness' });
    const goal = await createRecord(`/api/focus-areas/${area}/goals`, { title: 'Run' });
    const db = await openSecondConnection(settings);
    const now = Date.now();
    for (let n = 0; n < ENTRIES; n += 2000) {
      const rows = Array.from({ length: 2000 }, (_, k) => buildEntryRow(user._id, goal, now - (n + k + 2) * 60_000, 1));
      await db.insertInto('time_entries').values(rows).execute();
    }
    await db.destroy();

    for (const path of ['/api/export/weekwise.json', '/api/export/time-entries.csv']) {
      const before = residentMemoryMb(server.pid);
      let [bytes, entries] = [0, 0];
      const exported = (async () => {
        const response = await ann.get(path);
        expect(response.status).toBe(200);
        for await (const chunk of response.body!) {
          const text = Buffer.from(chunk as Uint8Array).toString('latin1');
          bytes += text.length;
          entries += text.split(goal).length - 1;
        }
      })();
      const busy = await measureDuring(server.pid, sendRequest, exported);
      expect(bytes).toBeGreaterThan(ENTRIES * 100);
      if (path.endsWith('.json')) expect(entries).toBeGreaterThan(ENTRIES * 0.99);
      expect(p95(busy.latencies)).toBeLessThan(5 * p95(idle.latencies));
      expect(busy.peakMemory - before).toBeLessThan(100);
    }
    await close();
  });
});
