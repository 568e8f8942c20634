import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listTables } from '#server/testing/fixtures/endpoint-matrix.ts';
import { openDatabase } from '../open.ts';
import { movedTables } from './move-rows.ts';

// Runs only on SQLite, where foreign keys are easy to list. They are the same on PostgreSQL.
it('moves every table that references a moved one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, { onConnectionLost: () => {} });
  const moved = Object.keys(movedTables);
  const dependent = new Set<string>();
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ table: string }>`select * from pragma_foreign_key_list(${name})`.execute(db);
    if (rows.some(({ table }) => moved.includes(table))) dependent.add(name);
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  expect(dependent.size).toBeGreaterThan(3);
  expect([...dependent].filter((name) => !moved.includes(name))).toEqual([]);
});
