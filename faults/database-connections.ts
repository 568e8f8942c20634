import { sql } from 'kysely';
import type { Db } from '../server/db/open.ts';

/** What servers have open to this PostgreSQL database, without whoever looks; `busy`: not idle, such as in a transaction. */
export async function connectionsTo(db: Db): Promise<{ readonly all: number; readonly busy: number }> {
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity
    where application_name = 'weekwise' and datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return { all: rows.length, busy: rows.filter(({ state }) => state !== 'idle').length };
}
