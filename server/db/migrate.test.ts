import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';

const onLost = () => {};

describe.each(databaseKinds)('migrations on $name', ({ make }) => {
  it('a second start changes nothing', async () => {
    const { settings, remove } = await make();
    const first = await openDatabase(settings, { onLost });
    await first.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
    await first.destroy();
    const second = await openDatabase(settings, { onLost });
    expect(await second.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
    await second.destroy();
    await remove();
  });

  it('a database that a newer program has used is refused in one line', async () => {
    const { settings, remove } = await make();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onLost });
    await migrate(db, kind, { ...migrations, '9999-future': { up: async () => {} } });
    await db.destroy();
    await expect(openDatabase(settings, { onLost })).rejects.toThrow(
      "The database was last used by a newer Weekwise (it has step '9999-future'). Start that version or a later one.",
    );
    await remove();
  });

  it('a step that fails leaves the database as it was', async () => {
    const { settings, remove } = await make();
    const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
    const db = await openDatabase(settings, { onLost });
    const broken = {
      ...migrations,
      '0002-good': { up: (on: typeof db) => on.schema.createTable('half').addColumn('id', 'text').execute() },
      '0003-broken': { up: () => Promise.reject(new Error('no such column')) },
    };
    await expect(migrate(db, kind, broken)).rejects.toThrow('could not be brought up to date: no such column');
    const tables = (await db.introspection.getTables()).map((table) => table.name);
    expect(tables).toContain('users');
    expect(tables).not.toContain('half');
    await db.destroy();
    await openDatabase(settings, { onLost }).then((again) => again.destroy());
    await remove();
  });
});
