import { sql } from 'kysely';
import { toSortKey } from '#domain/search/search.ts';
import { idsFromJson } from '../pagination.ts';
import type { Tx } from '../transaction.ts';
import type { MovedTableName, Row } from './moved-tables.ts';

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

/** Tables that link two records. A link is skipped if one of them is missing, or the goal is now in another plan. */
const linkTables: Partial<Record<MovedTableName, readonly LinkedTable[]>> = {
  action_plan_goals: [
    { column: 'goal_id', table: 'goals', deletedWith: 'goalIds' },
    { column: 'action_plan_id', table: 'action_plans', deletedWith: 'planIds' },
  ],
  task_items: [
    { column: 'task_id', table: 'tasks', deletedWith: 'taskIds' },
    { column: 'item_id', table: 'inventory_items', deletedWith: 'itemIds' },
  ],
};

interface LinkedTable {
  readonly column: string;
  readonly table: MovedTableName;
  /**
   * Where the scope of a deletion lists the records. Tasks and items that were deleted with their goal are not listed, but
   * those of a link have the same goal, without which neither can be restored.
   */
  readonly deletedWith: 'goalIds' | 'planIds' | 'taskIds' | 'itemIds';
}

/** A link to a record that is missing. */
export interface SkippedLink {
  readonly row: Row;
  readonly missingId: string;
  readonly deletedWith: LinkedTable['deletedWith'];
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
  const links = linkTables[table];
  const { existing, skipped } = links ? await splitLinks(tx, userId, links, rows) : { existing: rows, skipped: [] };
  if (existing.length === 0) return skipped;
  const values = existing.map((row) => columns.map((name) => row[name]));
  const onConflict = links ? sql`on conflict do nothing` : sql``;
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

/** Locks the linked records of one table after the other, in the order of their ids to avoid deadlocks. */
async function splitLinks(tx: Tx, userId: string, linked: readonly LinkedTable[], rows: readonly Row[]) {
  let existing = rows;
  const skipped: SkippedLink[] = [];
  for (const { column, table, deletedWith } of linked) {
    const found = await tx
      // Typed as one of the tables: all have a user and an id.
      .selectFrom(table as 'goals')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', idsFromJson(JSON.stringify(existing.map((row) => row[column]))))
      .orderBy('id')
      .forKeyShare()
      .execute();
    const ids = new Set<unknown>(found.map(({ id }) => id));
    for (const row of existing) {
      if (!ids.has(row[column])) skipped.push({ row, missingId: String(row[column]), deletedWith });
    }
    existing = existing.filter((row) => ids.has(row[column]));
  }
  return { existing, skipped };
}
