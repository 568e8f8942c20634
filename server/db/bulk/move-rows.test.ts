import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { tablesOf } from '../../testing/matrix.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openDatabase } from '../open.ts';
import { movedTables } from './move-rows.ts';

const sqlite = databaseKinds.find(({ isShared }) => !isShared)!;

it('moves every table whose rows go with those that it moves', async () => {
  const { settings, remove } = await sqlite.make();
  const db = await openDatabase(settings, { onLost: () => {} });
  const moved = Object.keys(movedTables);
  const dependent = new Set<string>();
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ table: string }>`select * from pragma_foreign_key_list(${name})`.execute(db);
    if (rows.some(({ table }) => moved.includes(table))) dependent.add(name);
  }
  await db.destroy();
  await remove();
  expect(dependent.size).toBeGreaterThan(3);
  expect([...dependent].filter((name) => !moved.includes(name))).toEqual([]);
});
