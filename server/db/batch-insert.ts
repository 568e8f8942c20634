import type { CompiledQuery, Insertable, InsertQueryNode } from 'kysely';
import type { Schema } from './schema.ts';
import type { Tx } from './transaction.ts';

/**
 * Inserts batches of rows and reuses the compiled statement while their size stays the same: with thousands of values,
 * the query builder takes longer than the database.
 */
export function createBatchInsert<Table extends keyof Schema>(table: Table) {
  type Row = Insertable<Schema[Table]> & Readonly<Record<string, unknown>>;
  let cached: { readonly query: CompiledQuery; readonly rows: number; readonly columns: readonly string[] } | undefined;
  return async (tx: Tx, rows: readonly Row[]): Promise<void> => {
    if (cached?.rows !== rows.length) {
      const query = tx.insertInto(table).values(rows).compile();
      const { columns = [] } = query.query as InsertQueryNode;
      cached = { query, rows: rows.length, columns: columns.map(({ column }) => column.name) };
    }
    const { query, columns } = cached;
    await tx.executeQuery({ ...query, parameters: rows.flatMap((row) => columns.map((column) => row[column])) });
  };
}
