import { type RawBuilder, sql } from 'kysely';
import { endOf, wholeEnd } from '#domain/time-span.ts';
import type { Schema } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { WriteChunk } from './delete-in-chunks.ts';

/** Goals and plans that are deleted with everything in them, and that can be restored. */
export interface RestorableScope {
  readonly kind: 'goals-and-plans';
  readonly goalIds: readonly string[];
  readonly planIds: readonly string[];
  /** The areas that these are in, without which they cannot be restored. */
  readonly focusAreaIds: readonly string[];
}

/** The same, while its rows are moved to the deletion with this id. */
export interface MovedScope {
  readonly kind: 'moved';
  readonly deletionId: string;
  readonly deletedAt: number;
  readonly of: RestorableScope;
}

type Row = Readonly<Record<string, unknown>>;

interface MovedTable {
  /** What identifies a row, beside the user. */
  readonly key: readonly string[];
  /** The order in which rows are read, the key included. For a single goal, an index has it. */
  readonly order: readonly string[];
  /** How many rows make a part; otherwise as many as a chunk has. */
  readonly rows?: number;
  /** Whether its rows are deleted with those of a table that is moved later. */
  readonly cascades?: true;
  readonly change?: (row: Row, deletedAt: number) => Row;
}

/**
 * Every table whose rows go with a goal or a plan, children first, so that nothing is lost by a cascade. A table that is
 * not listed here is lost when a plan is restored: `move-rows.test.ts` compares the list with the foreign keys.
 */
export const movedTables = {
  time_entries: { key: ['id'], order: ['started_at', 'id'], change: ended },
  task_items: { key: ['task_id', 'item_id'], order: ['task_id', 'item_id'], cascades: true },
  tasks: { key: ['id'], order: ['created_at', 'id'] },
  // They have long notes.
  inventory_items: { key: ['id'], order: ['created_at', 'id'], rows: 20 },
  action_plan_goals: { key: ['goal_id'], order: ['goal_id'], cascades: true },
  goals: { key: ['id'], order: ['id'] },
  action_plans: { key: ['id'], order: ['id'] },
} as const satisfies Partial<Record<keyof Schema, MovedTable>>;

export type MovedTableName = keyof typeof movedTables;

/** Deleting ends a timer, so it does not run on for the days until it is restored. */
function ended(row: Row, deletedAt: number): Row {
  const { started_at, ended_at } = row as unknown as Schema['time_entries'];
  if (ended_at !== null) return row;
  return { ...row, ended_at: endOf(started_at, null, deletedAt) ?? wholeEnd(started_at, deletedAt) };
}

type Condition = RawBuilder<boolean>;

/** In a single transaction a page can be longer: nobody is served between two. */
const ROWS_IN_ONE_TRANSACTION = 1000;

/**
 * Moves all rows of a scope to its deletion, which exists. Can be repeated after an interruption. All goals together where
 * there is little, which takes the fewest statements; one by one where there is much, because then an index has the order.
 */
export async function moveInChunks(
  write: WriteChunk,
  userId: string,
  { deletionId, deletedAt, of }: MovedScope,
  isBulky: boolean,
): Promise<void> {
  const ofGoals = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
  const deletion = {
    deletionId,
    deletedAt,
    nextId: partIds(deletionId, isBulky ? await countParts(write, userId, deletionId) : 0),
  };
  const move = (table: MovedTableName, some: Condition) => moveRows(write, userId, table, some, deletion);
  const groups = isBulky ? of.goalIds.map((id) => [id]) : of.goalIds.length > 0 ? [of.goalIds] : [];
  for (const ids of groups) {
    await move('time_entries', ofGoals('goal_id', ids));
    await move(
      'task_items',
      sql<boolean>`task_id in (select id from tasks where tasks.user_id = ${userId} and goal_id in (${sql.join(ids)}))`,
    );
    await move('tasks', ofGoals('goal_id', ids));
    await move('inventory_items', ofGoals('goal_id', ids));
    await move('action_plan_goals', ofGoals('goal_id', ids));
    await move('goals', ofGoals('id', ids));
  }
  if (of.planIds.length === 0) return;
  // Of goals that stay.
  await move('action_plan_goals', ofGoals('action_plan_id', of.planIds));
  await move('action_plans', ofGoals('id', of.planIds));
}

interface Deletion extends Pick<MovedScope, 'deletionId' | 'deletedAt'> {
  /** Of its next part. */
  nextId(): string;
}

/** Sorted by their ids, parts are in the order in which they were moved. */
function partIds(deletionId: string, before: number): () => string {
  let count = before;
  return () => `${deletionId}.${String(++count).padStart(6, '0')}`;
}

/** There are some if the deletion was interrupted. */
async function countParts(write: WriteChunk, userId: string, deletionId: string): Promise<number> {
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
  write: WriteChunk,
  userId: string,
  table: MovedTableName,
  some: Condition,
  { deletionId, deletedAt, nextId }: Deletion,
): Promise<void> {
  const { key, order, rows, cascades, change }: MovedTable = movedTables[table];
  const limit = rows ?? write.rows ?? ROWS_IN_ONE_TRANSACTION;
  for (let last: Row | undefined; ;) {
    const after = last;
    const page = await write(async (tx) => {
      const found = await readPage(tx, userId, table, some, order, after, limit);
      if (found.length === 0) return found;
      const changed = change ? found.map((row) => change(row, deletedAt)) : found;
      await tx
        .insertInto('deleted_rows')
        .values(partOf(userId, nextId(), deletionId, table, changed))
        .execute();
      // Between two chunks a row must not be in both places, or it would be moved twice after an interruption.
      if (!cascades || write.rows !== undefined) await deleteRows(tx, userId, table, key, found);
      return found;
    });
    if (page.length < limit) return;
    last = page.at(-1);
  }
}

// One type for every table: their rows are moved as they are.
const any = (table: MovedTableName) => table as 'goals';
const tuple = (values: readonly unknown[]) => sql`(${sql.join(values)})`;
const columns = (names: readonly string[]) => sql`(${sql.join(names.map((name) => sql.ref(name)))})`;

/** After the last page rather than from the start: rows that were just deleted still cost PostgreSQL time. */
async function readPage(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  some: Condition,
  order: readonly string[],
  after: Row | undefined,
  limit: number,
): Promise<readonly Row[]> {
  let rows = tx.selectFrom(any(table)).selectAll().where('user_id', '=', userId).where(some);
  if (after) rows = rows.where(sql<boolean>`${columns(order)} > ${tuple(order.map((name) => after[name]))}`);
  for (const name of order) rows = rows.orderBy(name as 'id');
  return rows.limit(limit).execute() as Promise<readonly unknown[]> as Promise<readonly Row[]>;
}

function partOf(userId: string, id: string, deletionId: string, table: MovedTableName, rows: readonly Row[]) {
  const names = Object.keys(rows[0]!).filter((name) => name !== 'user_id');
  const content = JSON.stringify({ columns: names, rows: rows.map((row) => names.map((name) => row[name])) });
  const counts = { row_count: rows.length, size: content.length };
  return { user_id: userId, id, deletion_id: deletionId, table_name: table, ...counts, content };
}

async function deleteRows(
  tx: Tx,
  userId: string,
  table: MovedTableName,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const isOne =
    key.length === 1
      ? sql<boolean>`${sql.ref(key[0]!)} in (${sql.join(rows.map((row) => row[key[0]!]))})`
      : sql<boolean>`${columns(key)} in (values ${sql.join(rows.map((row) => tuple(key.map((name) => row[name]))))})`;
  await tx.deleteFrom(any(table)).where('user_id', '=', userId).where(isOne).execute();
}

/** Puts the rows of a part back. */
export async function restorePart(tx: Tx, userId: string, table: MovedTableName, content: string): Promise<void> {
  const { columns: names, rows } = JSON.parse(content) as {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly unknown[])[];
  };
  const restored = rows.map((values) => ({
    user_id: userId,
    ...Object.fromEntries(names.map((name, n) => [name, values[n]])),
  }));
  if (table === 'action_plan_goals') return restoreLinks(tx, userId, restored as unknown as Schema[typeof table][]);
  await tx
    .insertInto(any(table))
    .values(restored as never)
    .execute();
}

/** Goals that stayed may have been deleted since, or be in another plan, where they stay. */
async function restoreLinks(tx: Tx, userId: string, links: readonly Schema['action_plan_goals'][]): Promise<void> {
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
  const left = new Set(goals.map(({ id }) => id));
  const possible = links.filter((link) => left.has(link.goal_id));
  if (possible.length === 0) return;
  await tx
    .insertInto('action_plan_goals')
    .values(possible)
    .onConflict((c) => c.columns(['user_id', 'goal_id']).doNothing())
    .execute();
}
