import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tablesOf } from '../../testing/matrix.ts';
import { openDatabase } from '../open.ts';
import { movedTables } from './move-rows.ts';

// On SQLite alone, where foreign keys are easy to list: both databases have the same.
it('moves every table whose rows go with those that it moves', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, { onLost: () => {} });
  const moved = Object.keys(movedTables);
  const dependent = new Set<string>();
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ table: string }>`select * from pragma_foreign_key_list(${name})`.execute(db);
    if (rows.some(({ table }) => moved.includes(table))) dependent.add(name);
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  expect(dependent.size).toBeGreaterThan(3);
  expect([...dependent].filter((name) => !moved.includes(name))).toEqual([]);
});
