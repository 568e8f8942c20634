import type { CompiledQuery, Insertable, InsertQueryNode } from 'kysely';
import type { Schema } from './schema.ts';
import type { Tx } from './transaction.ts';

/**
 * Inserts one batch of rows after another. As long as they are of one size the statement is built but once: with
 * thousands of values the query builder takes longer than the database.
 */
export function repeatedInsert<Table extends keyof Schema>(table: Table) {
  type Row = Insertable<Schema[Table]> & Readonly<Record<string, unknown>>;
  let built: { readonly query: CompiledQuery; readonly rows: number; readonly columns: readonly string[] } | undefined;
  return async (tx: Tx, rows: readonly Row[]): Promise<void> => {
    if (built?.rows !== rows.length) {
      const query = tx.insertInto(table).values(rows).compile();
      const { columns = [] } = query.query as InsertQueryNode;
      built = { query, rows: rows.length, columns: columns.map(({ column }) => column.name) };
    }
    const { query, columns } = built;
    await tx.executeQuery({ ...query, parameters: rows.flatMap((row) => columns.map((column) => row[column])) });
  };
}
