import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** Counts the servers' connections to this PostgreSQL database, except the one that does the counting. */
export async function countConnections(db: Db): Promise<{ readonly total: number; readonly busy: number }> {
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where application_name = 'weekwise' and datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return { total: rows.length, busy: rows.filter(({ state }) => state !== 'idle').length };
}
