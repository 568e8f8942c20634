import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildUserRow } from '#server/testing/fixtures/factories.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';
import { inTransaction } from './transaction.ts';

const onConnectionLost = () => {};

describe.each(databaseKinds)('migrations on $name', ({ create }) => {
  it('change nothing at a second start', async () => {
    const { settings, remove } = await create();
    const first = await openDatabase(settings, { onConnectionLost });
    await first.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
    await first.destroy();
    const statements: string[] = [];
    const second = await openDatabase(settings, {
      onConnectionLost,
      log: ({ query }) => void statements.push(query.sql),
    });
    // The check would read the whole database for nothing.
    expect(statements).not.toContain('pragma foreign_key_check');
    expect(await second.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
    await second.destroy();
    await remove();
  });

  it('reject a database that a newer version has used (DU-04)', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await migrate(db, kind, { ...migrations, '9999-future': { up: async () => {} } });
    await db.destroy();
    await expect(openDatabase(settings, { onConnectionLost })).rejects.toThrow(
      "The database was last used by a newer Weekwise (it has migration '9999-future'). Start that version or a later one.",
    );
    await remove();
  });

  it('are rolled back together if one fails (DU-04)', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    const broken = {
      ...migrations,
      '0002-good': { up: (on: Kysely<unknown>) => on.schema.createTable('half').addColumn('id', 'text').execute() },
      '0003-broken': { up: () => Promise.reject(new Error('no such column')) },
    };
    await expect(migrate(db, kind, broken)).rejects.toThrow('could not be migrated: no such column');
    const tables = (await db.introspection.getTables()).map((table) => table.name);
    expect(tables).toContain('users');
    expect(tables).not.toContain('half');
    await db.destroy();
    await openDatabase(settings, { onConnectionLost }).then((again) => again.destroy());
    await remove();
  });

  it('can rebuild a table without losing dependent rows, and cannot leave broken references', async () => {
    const { settings, remove } = await create();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onConnectionLost });
    await db.insertInto('users').values(buildUserRow('u')).execute();
    await db
      .insertInto('idempotency_keys')
      .values({ user_id: 'u', key: 'k', call: 'c', status: 1, body: '', created_at: 1 })
      .execute();
    const rebuild: Migration = {
      async up(on) {
        if (kind === 'postgres') return void (await sql`alter table users add column extra text`.execute(on));
        await sql`create table users_new (id text primary key, email text, email_key text, password_hash text, time_zone text, created_at bigint, last_login_at bigint, disabled_at bigint, single_timer integer, revision integer, date_format text, time_format text, extra text)`.execute(
          on,
        );
        await sql`insert into users_new select *, null from users`.execute(on);
        await sql`drop table users`.execute(on);
        await sql`alter table users_new rename to users`.execute(on);
      },
    };
    await migrate(db, kind, { ...migrations, '0002-rebuild': rebuild });
    expect(await db.selectFrom('idempotency_keys').select('user_id').execute()).toEqual([{ user_id: 'u' }]);
    const breaking: Migration = { up: async (on) => void (await sql`delete from users`.execute(on)) };
    const broken = { ...migrations, '0002-rebuild': rebuild, '0003-breaking': breaking };
    if (kind === 'sqlite') {
      await expect(migrate(db, kind, broken)).rejects.toThrow(
        'would leave rows in idempotency_keys with broken references',
      );
    }
    await db.destroy();
    await remove();
  });
});

describe.each(databaseKinds)('transactions on $name', ({ create }) => {
  it('fail fast instead of deadlocking when db is used inside one', async () => {
    const { settings, remove } = await create();
    const db = await openDatabase(settings, { onConnectionLost });
    const mistake = inTransaction(db, () => db.selectFrom('users').selectAll().execute());
    await expect(mistake).rejects.toThrow('Use tx instead of db inside a transaction');
    await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow(
      'Use tx instead of db inside a transaction',
    );
    expect(await inTransaction(db, (tx) => tx.selectFrom('users').selectAll().execute())).toEqual([]);
    await db.destroy();
    await remove();
  });
});
