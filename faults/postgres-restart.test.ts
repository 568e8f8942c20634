import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { openDatabase } from '../server/db/open.ts';
import { databaseKinds } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { Cluster, findPostgres } from '../testing/postgres-cluster.ts';
import { connectionsTo } from './connections-to.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { wrongWith } from './state.ts';
import { Writer } from './writer.ts';

if (!findPostgres()) console.log('No PostgreSQL is installed under /usr/lib/postgresql: none is restarted.');
/** As many as a server ever opens. */
const POOL = 10;

afterEach(async () => {
  ServerProcess.killAll();
  await House.closeAll();
});

describe.skipIf(!findPostgres())('PostgreSQL is stopped and started again while people write', () => {
  it.each(['fast', 'immediate'] as const)(
    '%s: 503 meanwhile, nothing lost, no connection left behind',
    async (mode) => {
      const cluster = await Cluster.make();
      const house = await House.open(cluster.kind);
      const writers = await Promise.all((await house.join(12)).map((person) => Writer.of(person)));
      const [reader] = await house.join(1);
      const writing = Promise.all(writers.map((writer) => writer.write()));
      const tries = () => writers.flatMap((writer) => writer.tries);
      for (let round = 1; round <= 3; round++) {
        await Promise.race([pause(700), writing]);
        await cluster.stop(mode);
        const away = performance.now();
        const told = await reader!.ask('GET', '/api/time-entries/active');
        expect([told.status, told.json]).toEqual([503, { message: messages.unavailable }]);
        expect(performance.now() - away).toBeLessThan(3000);
        await Promise.race([pause(500), writing]);
        await cluster.start();
        await expect
          .poll(async () => (await reader!.ask('GET', '/api/time-entries/active')).status, { timeout: 10_000 })
          .toBe(200);
      }
      await Promise.race([pause(700), writing]);
      for (const writer of writers) writer.stop();
      await writing;
      expect(await house.look((db) => wrongWith(db, writers))).toEqual([]);
      const statuses = new Set(tries().map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 201, 204, 404, 503].includes(Number(status)))).toEqual([]);
      const { all, busy } = await house.look(connectionsTo);
      console.log(
        `${mode}: ${tries().length} writes, ${tries().filter(({ status }) => status === 503).length} were 503`,
      );
      expect(all).toBeLessThanOrEqual(POOL);
      expect(busy).toBe(0);
      expect((await house.server.kill('SIGTERM')).code).toBe(0);
      expect((await house.look(connectionsTo)).all).toBe(0);
    },
  );
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('on an empty $name', (kind) => {
  it('four servers that start at once all come up and are one product, five times', async () => {
    for (let round = 1; round <= 5; round++) {
      const { settings, remove } = await kind.make();
      const servers = Array.from({ length: 4 }, () => new ServerProcess({ DATABASE_URL: settings.databaseUrl! }));
      const addresses = await Promise.all(servers.map((server) => server.ready()));
      // Whoever has signed up at one is known to all, token included: they share one secret.
      const ann = await Person.signUp(addresses[0]!, 'ann@example.org');
      for (const address of addresses) {
        ann.address = address;
        await ann.must('POST', '/api/focus-areas', { name: address });
      }
      expect((await ann.must('GET', '/api/focus-areas')).json).toHaveLength(servers.length);
      const db = await openDatabase(settings, { onLost: () => {} });
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
      await db.destroy();
      const exits = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
      expect(
        exits.map(({ code, output }) => [code, output.includes('"level"') && !output.includes('SMTP_URL')]),
      ).toEqual(servers.map(() => [0, false]));
      await remove();
    }
  });
});
