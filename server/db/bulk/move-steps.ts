import { type RawBuilder, sql } from 'kysely';
import { idsFromJson } from '../pagination.ts';
import type { Tx } from '../transaction.ts';
import { type MovedTableName, movedTables, type Row } from './moved-tables.ts';

interface MovedBatch {
  readonly rows: readonly Row[];
  /** Whether there is nothing left to move. */
  readonly isDone: boolean;
}

/** Deletes rows of one table, batch by batch, and returns them. */
export interface MoveStep {
  readonly table: MovedTableName;
  moveBatch(tx: Tx, limit: number): Promise<MovedBatch>;
}

type Condition = RawBuilder<boolean>;

export function hasAnyOf(column: string, ids: readonly string[]): Condition {
  return sql<boolean>`${sql.ref(column)} in ${idsFromJson(JSON.stringify(ids))}`;
}

export function moveWhere(userId: string, table: MovedTableName, where: Condition): MoveStep {
  return {
    table,
    async moveBatch(tx, limit) {
      const rows = await deleteBatch(tx, userId, table, sql`${where}`, limit);
      return { rows, isDone: rows.length < limit };
    },
  };
}

const MIN_WIDTH_MS = 60 * 60_000;

/**
 * Moves the entries of several goals in time windows, which adapt to how many entries they contain. Entries of the same time
 * are next to each other in most indexes, so that a chunk changes few pages, both now and when it is restored. In a long
 * transaction, PostgreSQL does not scan the entries of earlier windows, which it has already deleted.
 */
export function moveEntriesByTime(userId: string, goalIds: readonly string[]): MoveStep {
  let width = 24 * MIN_WIDTH_MS;
  let window: { from: number; readonly end: number } | undefined;
  return {
    table: 'time_entries',
    async moveBatch(tx, limit) {
      window ??= await readTimeRange(tx, userId, goalIds);
      const to = window.from + width;
      const where = sql`${hasAnyOf('goal_id', goalIds)} and started_at >= ${window.from} and started_at < ${to}`;
      const rows = await deleteBatch(tx, userId, 'time_entries', where, limit);
      if (rows.length === limit) width = Math.max(width / 2, MIN_WIDTH_MS);
      else {
        window.from = to;
        if (rows.length < limit / 2) width *= 2;
      }
      return { rows, isDone: window.from >= window.end };
    },
  };
}

/** Looks up each goal's first and last entry in an index, without reading those in between. */
async function readTimeRange(tx: Tx, userId: string, goalIds: readonly string[]) {
  const edge = (name: 'min' | 'max') =>
    sql<number | null>`(select ${sql.raw(name)}(started_at) from time_entries
      where time_entries.user_id = ${userId} and time_entries.goal_id = goals.id)`;
  const edges = await tx
    .selectFrom('goals')
    .select([edge('min').as('first'), edge('max').as('last')])
    .where('user_id', '=', userId)
    .where(hasAnyOf('id', goalIds))
    .execute();
  const [firsts, lasts] = [edges.map(({ first }) => first ?? Infinity), edges.map(({ last }) => last ?? -Infinity)];
  const [from, last] = [Math.min(...firsts), Math.max(...lasts)];
  return from === Infinity ? { from: 0, end: 0 } : { from, end: last + 1 };
}

/** Returns the deleted rows. The statement is the same for any number of rows, so it is prepared once. */
async function deleteBatch(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<readonly Row[]> {
  const key = sql.join(movedTables[table].key.map((name) => sql.ref(name)));
  // The outer condition is repeated so that only rows which meet it are compared with the batch.
  const { rows } =
    await sql<Row>`delete from ${sql.table(table)} where user_id = ${userId} and ${where} and (${key}) in (
      select ${key} from ${sql.table(table)} where user_id = ${userId} and ${where} limit ${limit}
    ) returning *`.execute(tx);
  return rows;
}
