import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listTables } from '#server/testing/fixtures/endpoint-matrix.ts';
import { openDatabase } from '../open.ts';
import { movedTables } from './moved-tables.ts';

// Runs only on SQLite, where foreign keys are easy to list. They are the same on PostgreSQL.
it('moves every table that hangs on a focus area, children first', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-'));
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, { onConnectionLost: () => {} });
  const moved = Object.keys(movedTables);
  const references: { readonly child: string; readonly parent: string }[] = [];
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ table: string }>`select * from pragma_foreign_key_list(${name})`.execute(db);
    references.push(...rows.map(({ table }) => ({ child: name, parent: table })));
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  const toMoved = references.filter(({ parent }) => moved.includes(parent));
  expect(new Set(toMoved.map(({ child }) => child)).size).toBe(moved.length - 1);
  expect(toMoved.filter(({ child, parent }) => !(moved.indexOf(child) < moved.indexOf(parent)))).toEqual([]);
  expect(toMoved.filter(({ child }) => !moved.includes(child))).toEqual([]);
});
