import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { PostgresCluster, findPostgresBinDir } from '#testing/postgres-cluster.ts';
import { countConnections } from './database-connections.ts';
import { TestCluster } from './test-cluster.ts';
import { TestUser } from './test-user.ts';
import { findInconsistencies } from './consistency.ts';
import { WriteLoad } from './write-load.ts';

if (!findPostgresBinDir())
  console.log('Skipping the restart tests: PostgreSQL is not installed under /usr/lib/postgresql.');
/** A server opens at most this many connections. */
const POOL_SIZE = 10;

afterEach(async () => {
  ServerProcess.killAll();
  await TestCluster.closeAll();
});

describe.skipIf(!findPostgresBinDir())('restarting PostgreSQL under write load', () => {
  it.each(['fast', 'immediate'] as const)(
    '(%s) makes the server respond with 503 until it is back, loses nothing and leaks no connection (DU-03)',
    async (mode) => {
      const postgres = await PostgresCluster.create();
      const cluster = await TestCluster.create(postgres.databaseKind);
      const loads = await Promise.all((await cluster.addUsers(12)).map((user) => WriteLoad.create(user)));
      const [reader] = await cluster.addUsers(1);
      const finished = Promise.all(loads.map((load) => load.run()));
      const attempts = () => loads.flatMap((load) => load.attempts);
      for (let round = 1; round <= 3; round++) {
        await Promise.race([pause(700), finished]);
        await postgres.stop(mode);
        const stoppedAt = performance.now();
        const response = await reader!.request('GET', '/api/time-entries/active');
        expect([response.status, response.json]).toEqual([503, { message: errorMessages.unavailable }]);
        expect(performance.now() - stoppedAt).toBeLessThan(3000);
        await Promise.race([pause(500), finished]);
        await postgres.start();
        await expect
          .poll(async () => (await reader!.request('GET', '/api/time-entries/active')).status, { timeout: 10_000 })
          .toBe(200);
      }
      await Promise.race([pause(700), finished]);
      for (const load of loads) load.stop();
      await finished;
      expect(await cluster.inspectDatabase((db) => findInconsistencies(db, loads))).toEqual([]);
      const statuses = new Set(attempts().map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 201, 204, 404, 503].includes(Number(status)))).toEqual([]);
      const { total, busy } = await cluster.inspectDatabase(countConnections);
      console.log(
        `${mode}: ${attempts().length} writes, ${attempts().filter(({ status }) => status === 503).length} rejected with 503`,
      );
      expect(total).toBeLessThanOrEqual(POOL_SIZE);
      expect(busy).toBe(0);
      expect((await cluster.server.kill('SIGTERM')).code).toBe(0);
      expect((await cluster.inspectDatabase(countConnections)).total).toBe(0);
    },
  );
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('four servers, on an empty $name,', (kind) => {
  it('can start at the same time and share sessions, five times', async () => {
    for (let round = 1; round <= 5; round++) {
      const { settings, remove } = await kind.create();
      const servers = Array.from({ length: 4 }, () => new ServerProcess({ DATABASE_URL: settings.databaseUrl! }));
      const addresses = await Promise.all(servers.map((server) => server.waitUntilReady()));
      // A session and its CSRF token are valid on all servers, since they share one secret.
      const ann = await TestUser.signUp(addresses[0]!, 'ann@example.org');
      for (const address of addresses) {
        ann.address = address;
        await ann.requestOk('POST', '/api/focus-areas', { name: address });
      }
      expect((await ann.requestOk('GET', '/api/focus-areas')).json).toHaveLength(servers.length);
      const db = await openDatabase(settings, { onConnectionLost: () => {} });
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
