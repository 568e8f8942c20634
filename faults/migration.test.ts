import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';
import { openPostgresForMigration } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { databaseKinds, type TestDatabase } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';

const names = Object.keys(migrations).toSorted();
const GOALS = 2000;

afterEach(() => ServerProcess.killAll());

const toEnv = ({ dataDir, databaseUrl }: TestDatabase['settings']) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** A database with data that an older version created with the first four migrations. */
async function createOldDatabase({ dataDir, databaseUrl }: TestDatabase['settings']): Promise<void> {
  const dialect = databaseUrl === undefined ? openSqlite(dataDir).dialect : openPostgresForMigration(databaseUrl);
  const db = new Kysely<Schema>({ dialect });
  const oldMigrations = Object.fromEntries(names.slice(0, 4).map((name) => [name, migrations[name]!]));
  await migrate(db, databaseUrl === undefined ? 'sqlite' : 'postgres', oldMigrations);
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    values ('u', 'e', 'e', 'h', 'UTC', 1)`.execute(db);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    values ('u', 'a', 'Émile', '', 1)`.execute(db);
  const goals = Array.from(
    { length: GOALS },
    (_, n) => sql`('u', ${`g${n}`}, 'a', ${`Week ${n}`}, 'Active', 0, 2026, 1)`,
  );
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    values ${sql.join(goals)}`.execute(db);
  await db.destroy();
}

describe.each(databaseKinds)('kill -9 during a migration, on $name', ({ create }) => {
  it.each(names.slice(4))(
    '(%s) leaves nothing of that migration behind, and the next start applies it completely (DU-04)',
    async (name) => {
      const { settings, remove } = await create();
      await createOldDatabase(settings);
      const hanging = new ServerProcess({ ...toEnv(settings), HANG_AT: name }, 'faults/hanging-migration.ts');
      await hanging.waitUntilReady();
      await hanging.kill('SIGKILL');

      const server = new ServerProcess(toEnv(settings));
      const address = await server.waitUntilReady();
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
      expect((await server.kill('SIGTERM')).code).toBe(0);
      const db = await openDatabase(settings, { onConnectionLost: () => {} });
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
      expect(rows.map((row) => row.name)).toEqual(names);
      expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'e' }]);
      const goals = await db.selectFrom('goals').select(['title', 'focus_area_id']).orderBy('title_key').execute();
      expect(goals).toEqual(Array.from({ length: GOALS }, (_, n) => ({ title: `Week ${n}`, focus_area_id: 'a' })));
      await db.destroy();
      await remove();
    },
  );

  it('at any moment of the first start does not keep the next start from succeeding (DU-04)', async () => {
    const { settings, remove } = await create();
    // Measures how long a first start takes on this machine.
    const { settings: other, remove: removeOther } = await create();
    const startedAt = performance.now();
    const firstStart = new ServerProcess(toEnv(other));
    await firstStart.waitUntilReady();
    const startMs = performance.now() - startedAt;
    await firstStart.kill('SIGKILL');
    await removeOther();

    for (let round = 0; round < 8; round++) {
      const server = new ServerProcess(toEnv(settings));
      // Loading the code takes the first half; the database is migrated in the second.
      await Promise.race([pause(startMs * (0.5 + 0.5 * Math.random())), server.waitUntilReady()]);
      await server.kill('SIGKILL');
    }
    const server = new ServerProcess(toEnv(settings));
    expect((await fetch(`${await server.waitUntilReady()}/api/health`)).status).toBe(200);
    await server.kill('SIGTERM');
    await remove();
  });
});
