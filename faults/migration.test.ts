import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { openDatabase } from '../server/db/open.ts';
import { openPostgresForMigration } from '../server/db/postgres.ts';
import type { Schema } from '../server/db/schema.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { databaseKinds, type TestDatabase } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';

const names = Object.keys(migrations).toSorted();
const GOALS = 2000;

afterEach(() => ServerProcess.killAll());

const envOf = ({ dataDir, databaseUrl }: TestDatabase['settings']) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** The database as an older program has left it, which knew the first four steps. */
async function asOfOld({ dataDir, databaseUrl }: TestDatabase['settings']): Promise<void> {
  const dialect = databaseUrl === undefined ? openSqlite(dataDir).dialect : openPostgresForMigration(databaseUrl);
  const db = new Kysely<Schema>({ dialect });
  const known = Object.fromEntries(names.slice(0, 4).map((name) => [name, migrations[name]!]));
  await migrate(db, databaseUrl === undefined ? 'sqlite' : 'postgres', known);
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

describe.each(databaseKinds)('a migration that kill -9 cuts off, on $name', ({ make }) => {
  it.each(names.slice(4))('at %s: nothing of it is there, and the next start does it all', async (name) => {
    const { settings, remove } = await make();
    await asOfOld(settings);
    const cut = new ServerProcess({ ...envOf(settings), CUT_AT: name }, 'faults/cut-migration.ts');
    await cut.ready();
    await cut.kill('SIGKILL');

    const server = new ServerProcess(envOf(settings));
    const address = await server.ready();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    const db = await openDatabase(settings, { onLost: () => {} });
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    expect(rows.map((row) => row.name)).toEqual(names);
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'e' }]);
    const goals = await db.selectFrom('goals').select(['title', 'focus_area_id']).orderBy('title_key').execute();
    expect(goals).toEqual(Array.from({ length: GOALS }, (_, n) => ({ title: `Week ${n}`, focus_area_id: 'a' })));
    await db.destroy();
    await remove();
  });

  it('at whatever moment of a first start: the next start succeeds', async () => {
    const { settings, remove } = await make();
    // How long a first start takes here and now.
    const { settings: other, remove: removeOther } = await make();
    const began = performance.now();
    const whole = new ServerProcess(envOf(other));
    await whole.ready();
    const takes = performance.now() - began;
    await whole.kill('SIGKILL');
    await removeOther();

    for (let round = 0; round < 8; round++) {
      const server = new ServerProcess(envOf(settings));
      // The program itself takes half of the time to load; what follows is about the database.
      await Promise.race([pause(takes * (0.5 + 0.5 * Math.random())), server.ready()]);
      await server.kill('SIGKILL');
    }
    const server = new ServerProcess(envOf(settings));
    expect((await fetch(`${await server.ready()}/api/health`)).status).toBe(200);
    await server.kill('SIGTERM');
    await remove();
  });
});
