import { SqliteAdapter } from 'kysely';
import type { Db } from './schema.ts';
import type { Tx } from './transaction.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** SQLite runs in our process: while a statement runs, no other request is served. */
export function isInProcess(db: Db | Tx): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
