import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { entryRow } from '../server/testing/account.ts';
import { openBeside } from '../server/testing/beside.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { p95, watch } from './measure.ts';

const PASSWORD = 'a quiet green harbour';
const LOGINS = 64;
const ENTRIES = 50_000;

afterAll(() => ServerProcess.killAll());

describe.each(databaseKinds)('others, on $name,', ({ make }) => {
  /** A server, and two who have signed up there; how long it takes to answer one of them while nothing else happens. */
  const opened = async () => {
    const { settings, remove } = await make();
    const server = new ServerProcess(
      settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : { DATA_DIR: settings.dataDir },
    );
    const address = await server.ready();
    const [ann, ben] = [new Visitor(address), new Visitor(address)];
    for (const [person, email] of [
      [ann, 'ann@example.org'],
      [ben, 'ben@example.org'],
    ] as const) {
      expect((await person.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(201);
    }
    const ask = async () => {
      const answer = await ben.get('/api/focus-areas/with-goals');
      expect(answer.status).toBe(200);
      await answer.text();
    };
    for (let n = 0; n < 50; n++) await ask();
    const idle = await watch(server.pid, ask, pause(1500));
    const close = async () => {
      expect((await server.kill('SIGTERM')).code).toBe(0);
      await remove();
    };
    return { server, address, settings, ann, ask, idle, close };
  };

  it(`hardly notice ${LOGINS} log-ins at once`, { retry: 2 }, async () => {
    const { server, address, ask, idle, close } = await opened();
    // Each with a cookie and a token of its own beforehand: it is the log-ins that are to come at once.
    const ready = Array.from({ length: LOGINS }, async () => {
      const visitor = new Visitor(address);
      const { csrfToken } = (await (await visitor.get('/api/csrf-token')).json()) as { csrfToken: string };
      return async () => {
        const body = { email: 'ann@example.org', password: PASSWORD };
        const answer = await visitor.send('POST', '/api/auth/login', body, { 'x-csrf-token': csrfToken });
        await answer.text();
        return answer.status;
      };
    });
    const visitors = await Promise.all(ready);
    const logins = Promise.all(visitors.map((login) => login()));
    const busy = await watch(server.pid, ask, logins);
    // Nobody fails: whoever would have to wait too long is asked to come again.
    expect((await logins).filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect((await logins).filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(p95(busy.times)).toBeLessThan(10 * p95(idle.times));
    expect(busy.peak - idle.peak).toBeLessThan(150);
    await close();
  });

  it(`hardly notice an export of ${ENTRIES} entries, which is never in memory as a whole`, { retry: 2 }, async () => {
    const { server, settings, ann, ask, idle, close } = await opened();
    const { user } = (await (await ann.get('/api/auth/me')).json()) as { user: { _id: string } };
    const made = async (path: string, body: object) =>
      ((await (await ann.post(path, body)).json()) as { _id: string })._id;
    const area = await made('/api/focus-areas', { name: 'Fitness' });
    const goal = await made(`/api/focus-areas/${area}/goals`, { title: 'Run' });
    const db = await openBeside(settings);
    const now = Date.now();
    for (let n = 0; n < ENTRIES; n += 2000) {
      const rows = Array.from({ length: 2000 }, (_, k) => entryRow(user._id, goal, now - (n + k + 2) * 60_000, 1));
      await db.insertInto('time_entries').values(rows).execute();
    }
    await db.destroy();

    for (const path of ['/api/export/weekwise.json', '/api/export/time-entries.csv']) {
      const before = memoryOf(server.pid);
      let [bytes, entries] = [0, 0];
      const exported = (async () => {
        const answer = await ann.get(path);
        expect(answer.status).toBe(200);
        for await (const piece of answer.body!) {
          const text = Buffer.from(piece as Uint8Array).toString('latin1');
          bytes += text.length;
          entries += text.split(goal).length - 1;
        }
      })();
      const busy = await watch(server.pid, ask, exported);
      expect(bytes).toBeGreaterThan(ENTRIES * 100);
      if (path.endsWith('.json')) expect(entries).toBeGreaterThan(ENTRIES * 0.99);
      expect(p95(busy.times)).toBeLessThan(5 * p95(idle.times));
      expect(busy.peak - before).toBeLessThan(100);
    }
    await close();
  });
});
