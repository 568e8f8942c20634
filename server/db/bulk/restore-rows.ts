import { sql } from 'kysely';
import { toSortKey } from '#domain/search/search.ts';
import type { Tx } from '../transaction.ts';
import type { MovedTableName, Row } from './moved-tables.ts';
import { type SkippedLink, splitLinks } from './restore-links.ts';

/** Rows that were moved to a deletion, without the user's id. */
export interface DeletedPart {
  readonly table: MovedTableName;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export function parsePart({ table_name, content }: { readonly table_name: string; readonly content: string }) {
  return { table: table_name as MovedTableName, ...(JSON.parse(content) as Omit<DeletedPart, 'table'>) };
}

export function toRows({ columns, rows }: DeletedPart): Row[] {
  return rows.map((values) => Object.fromEntries(columns.map((name, n) => [name, values[n]])));
}

/** Columns that hold the name of a record. */
const nameColumns = {
  focus_areas: { name: 'name', key: 'name_key' },
  goals: { name: 'title', key: 'title_key' },
  action_plans: { name: 'title', key: undefined },
} as const;

/** The tables whose records are renamed if their name is taken. */
export type NamedTable = keyof typeof nameColumns;

export const namedTables = Object.keys(nameColumns) as NamedTable[];

export function nameOf(table: NamedTable, row: Row): string {
  return String(row[nameColumns[table].name]);
}

export function withName(table: NamedTable, row: Row, name: string): Row {
  const columns = nameColumns[table];
  return { ...row, [columns.name]: name, ...(columns.key && { [columns.key]: toSortKey(name) }) };
}

/** Inserts rows of one table and returns skipped links. Columns added since the rows were deleted get their default. */
export async function insertRestored(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<readonly SkippedLink[]> {
  const { isLink, existing, skipped } = await splitLinks(tx, userId, table, rows);
  if (existing.length === 0) return skipped;
  const values = existing.map((row) => columns.map((name) => row[name]));
  const onConflict = isLink ? sql`on conflict do nothing` : sql``;
  // The statement is the same for any number of rows, so it is prepared once.
  await sql`insert into ${sql.table(table)} (user_id, ${sql.join(columns.map((name) => sql.ref(name)))})
    select ${userId}, ${sql.join(columns.map((_, n) => columnFromJson(values, n)))}
    from ${tx.fn('json_array_elements', [sql.val(JSON.stringify(values))])} as restored where true ${onConflict}`.execute(
    tx,
  );
  return skipped;
}

/** On PostgreSQL, JSON values are text unless they are cast, and a text that is null does not fit a number. */
function columnFromJson(rows: readonly (readonly unknown[])[], index: number) {
  const sample = rows.find((row) => row[index] !== null)?.[index];
  if (sample === undefined) return sql`null`;
  const value = sql`value ->> ${sql.lit(index)}`;
  return typeof sample === 'number' ? sql`cast(${value} as bigint)` : value;
}
