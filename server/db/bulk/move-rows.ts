import { type RawBuilder, sql } from 'kysely';
import { effectiveEnd, storedEnd } from '#domain/calendar/time-span.ts';
import type { Schema } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { ChunkWriter } from './chunk-writer.ts';

/** Goals and plans that are deleted with everything in them and can be restored. */
export interface RestorableScope {
  readonly kind: 'goals-and-plans';
  readonly goalIds: readonly string[];
  readonly planIds: readonly string[];
  /** The focus areas that contain them, without which they cannot be restored. */
  readonly focusAreaIds: readonly string[];
}

/** A scope whose rows are being moved to the deletion with this id. */
export interface MovedScope {
  readonly kind: 'moved';
  readonly deletionId: string;
  readonly deletedAt: number;
  readonly of: RestorableScope;
}

type Row = Readonly<Record<string, unknown>>;

interface MovedTable {
  /** The columns that identify a row within an account. */
  readonly key: readonly string[];
  /** The order in which rows are read, ending with the key. For a single goal, an index provides it. */
  readonly order: readonly string[];
  /** Defaults to the size of a chunk. */
  readonly rowsPerPart?: number;
  /** Whether its rows are deleted by a cascade from a table that is moved later. */
  readonly cascades?: true;
  readonly transform?: (row: Row, deletedAt: number) => Row;
}

/**
 * Every table whose rows are deleted with a goal or a plan, children first, so that cascades lose nothing. The rows of a
 * table that is missing here could not be restored; `move-rows.test.ts` compares the list with the foreign keys.
 */
export const movedTables = {
  time_entries: { key: ['id'], order: ['started_at', 'id'], transform: endRunningEntry },
  task_items: { key: ['task_id', 'item_id'], order: ['task_id', 'item_id'], cascades: true },
  tasks: { key: ['id'], order: ['created_at', 'id'] },
  // Their notes may be long.
  inventory_items: { key: ['id'], order: ['created_at', 'id'], rowsPerPart: 20 },
  action_plan_goals: { key: ['goal_id'], order: ['goal_id'], cascades: true },
  goals: { key: ['id'], order: ['id'] },
  action_plans: { key: ['id'], order: ['id'] },
} as const satisfies Partial<Record<keyof Schema, MovedTable>>;

export type MovedTableName = keyof typeof movedTables;

/** Deleting stops a timer, so that it does not keep running until it is restored. */
function endRunningEntry(row: Row, deletedAt: number): Row {
  const { started_at, ended_at } = row as unknown as Schema['time_entries'];
  if (ended_at !== null) return row;
  return { ...row, ended_at: effectiveEnd(started_at, null, deletedAt) ?? storedEnd(started_at, deletedAt) };
}

type Condition = RawBuilder<boolean>;

/** The page size within a single transaction, where shorter pages would not let other requests run in between. */
const ROWS_PER_PAGE = 1000;

/**
 * Moves all rows of a scope to an existing deletion. Can be repeated after an interruption. Moving all goals together
 * takes the fewest statements; with `oneGoalAtATime`, an index provides the order, which is faster for many rows.
 */
export async function moveInChunks(
  write: ChunkWriter,
  userId: string,
  { deletionId, deletedAt, of }: MovedScope,
  oneGoalAtATime: boolean,
): Promise<void> {
  const columnIn = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
  const deletion = {
    deletionId,
    deletedAt,
    nextPartId: createPartIds(deletionId, oneGoalAtATime ? await countParts(write, userId, deletionId) : 0),
  };
  const move = (table: MovedTableName, where: Condition) => moveRows(write, userId, table, where, deletion);
  const groups = oneGoalAtATime ? of.goalIds.map((id) => [id]) : of.goalIds.length > 0 ? [of.goalIds] : [];
  for (const ids of groups) {
    await move('time_entries', columnIn('goal_id', ids));
    await move(
      'task_items',
      sql<boolean>`task_id in (select id from tasks where tasks.user_id = ${userId} and goal_id in (${sql.join(ids)}))`,
    );
    await move('tasks', columnIn('goal_id', ids));
    await move('inventory_items', columnIn('goal_id', ids));
    await move('action_plan_goals', columnIn('goal_id', ids));
    await move('goals', columnIn('id', ids));
  }
  if (of.planIds.length === 0) return;
  // These are links to goals that are not deleted.
  await move('action_plan_goals', columnIn('action_plan_id', of.planIds));
  await move('action_plans', columnIn('id', of.planIds));
}

interface DeletionTarget extends Pick<MovedScope, 'deletionId' | 'deletedAt'> {
  nextPartId(): string;
}

/** The ids sort in the order in which the parts were moved. */
function createPartIds(deletionId: string, existing: number): () => string {
  let count = existing;
  return () => `${deletionId}.${String(++count).padStart(6, '0')}`;
}

/** Returns more than zero if the deletion was interrupted. */
async function countParts(write: ChunkWriter, userId: string, deletionId: string): Promise<number> {
  const { count } = await write((tx) =>
    tx
      .selectFrom('deleted_rows')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('deletion_id', '=', deletionId)
      .executeTakeFirstOrThrow(),
  );
  return count;
}

async function moveRows(
  write: ChunkWriter,
  userId: string,
  table: MovedTableName,
  where: Condition,
  { deletionId, deletedAt, nextPartId }: DeletionTarget,
): Promise<void> {
  const { key, order, rowsPerPart, cascades, transform }: MovedTable = movedTables[table];
  const limit = rowsPerPart ?? write.rowsPerChunk ?? ROWS_PER_PAGE;
  for (let last: Row | undefined; ;) {
    const after = last;
    const page = await write(async (tx) => {
      const found = await readPage(tx, userId, table, where, order, after, limit);
      if (found.length === 0) return found;
      const changed = transform ? found.map((row) => transform(row, deletedAt)) : found;
      await tx
        .insertInto('deleted_rows')
        .values(toDeletedRows(userId, nextPartId(), deletionId, table, changed))
        .execute();
      // A row must not be in both places between two chunks, or it would be moved twice after an interruption.
      if (!cascades || write.rowsPerChunk !== undefined) await deleteMovedRows(tx, userId, table, key, found);
      return found;
    });
    if (page.length < limit) return;
    last = page.at(-1);
  }
}

// Typed as one of the tables: rows are moved without looking at their columns.
const asAnyTable = (table: MovedTableName) => table as 'goals';
const sqlTuple = (values: readonly unknown[]) => sql`(${sql.join(values)})`;
const sqlColumns = (names: readonly string[]) => sql`(${sql.join(names.map((name) => sql.ref(name)))})`;

/** Continues after the previous page, because PostgreSQL would otherwise scan the rows that were just deleted. */
async function readPage(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  where: Condition,
  order: readonly string[],
  after: Row | undefined,
  limit: number,
): Promise<readonly Row[]> {
  let rows = tx.selectFrom(asAnyTable(table)).selectAll().where('user_id', '=', userId).where(where);
  if (after) rows = rows.where(sql<boolean>`${sqlColumns(order)} > ${sqlTuple(order.map((name) => after[name]))}`);
  for (const name of order) rows = rows.orderBy(name as 'id');
  return rows.limit(limit).execute() as Promise<readonly unknown[]> as Promise<readonly Row[]>;
}

function toDeletedRows(userId: string, id: string, deletionId: string, table: MovedTableName, rows: readonly Row[]) {
  const names = Object.keys(rows[0]!).filter((name) => name !== 'user_id');
  const content = JSON.stringify({ columns: names, rows: rows.map((row) => names.map((name) => row[name])) });
  const counts = { row_count: rows.length, size: content.length };
  return { user_id: userId, id, deletion_id: deletionId, table_name: table, ...counts, content };
}

async function deleteMovedRows(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const hasKey =
    key.length === 1
      ? sql<boolean>`${sql.ref(key[0]!)} in (${sql.join(rows.map((row) => row[key[0]!]))})`
      : sql<boolean>`${sqlColumns(key)} in (values ${sql.join(rows.map((row) => sqlTuple(key.map((name) => row[name]))))})`;
  await tx.deleteFrom(asAnyTable(table)).where('user_id', '=', userId).where(hasKey).execute();
}

export async function restorePart(tx: Tx, userId: string, table: MovedTableName, content: string): Promise<void> {
  const { columns: names, rows } = JSON.parse(content) as {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly unknown[])[];
  };
  const restored = rows.map((values) => ({
    user_id: userId,
    ...Object.fromEntries(names.map((name, n) => [name, values[n]])),
  }));
  if (table === 'action_plan_goals') return restorePlanGoals(tx, userId, restored as unknown as Schema[typeof table][]);
  await tx
    .insertInto(asAnyTable(table))
    .values(restored as never)
    .execute();
}

/** Skips goals that have been deleted or added to another plan since. */
async function restorePlanGoals(tx: Tx, userId: string, links: readonly Schema['action_plan_goals'][]): Promise<void> {
  const goals = await tx
    .selectFrom('goals')
    .select('id')
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      links.map((link) => link.goal_id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
  const existingGoalIds = new Set(goals.map(({ id }) => id));
  const restorable = links.filter((link) => existingGoalIds.has(link.goal_id));
  if (restorable.length === 0) return;
  await tx
    .insertInto('action_plan_goals')
    .values(restorable)
    .onConflict((c) => c.columns(['user_id', 'goal_id']).doNothing())
    .execute();
}
