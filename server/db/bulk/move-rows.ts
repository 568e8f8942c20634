import { sql } from 'kysely';
import { chunksOf } from '../chunks-of.ts';
import { isInProcess } from '../kind.ts';
import type { Tx } from '../transaction.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { hasAnyOf, moveEntriesByTime, type MoveStep, moveWhere } from './move-steps.ts';
import { type MovedTableName, movedTables, type Row, tableNames } from './moved-tables.ts';
import type { MovedScope, RestorableScope } from './restorable-scope.ts';

/** The batch size within a single transaction, where smaller batches would not let other requests run in between. */
const ROWS_PER_BATCH = 1000;
/** Committing takes longer than moving a row, so fewer and larger chunks than usual are faster. */
const CHUNK_SCALE = 2;
/** What a statement costs that finds nothing. */
const EMPTY_BATCH_COST = 5;
const GOALS_PER_STATEMENT = 200;

/** Moves all rows of a scope to an existing deletion. Can be repeated after an interruption. */
export async function moveInChunks(
  write: ChunkWriter,
  userId: string,
  { deletionId, of }: MovedScope,
  isBulk: boolean,
): Promise<void> {
  const nextPartId = createPartIds(deletionId, isBulk ? await countParts(write, userId, deletionId) : 0);
  const budget = write.rowsPerChunk === undefined ? ROWS_PER_BATCH : CHUNK_SCALE * write.rowsPerChunk;
  const remaining = buildSteps(userId, of, isBulk);
  if (isBulk) await write(avoidNestedLoops);
  while (remaining.length > 0) {
    await write(async (tx) => {
      const moved = new Map<MovedTableName, Row[]>();
      for (let left = budget; left > 0 && remaining[0];) {
        const { table, moveBatch } = remaining[0];
        const { cost } = movedTables[table];
        const { rows, isDone } = await moveBatch(tx, Math.ceil(left / cost));
        moved.set(table, [...(moved.get(table) ?? []), ...rows]);
        left -= Math.max(rows.length * cost, EMPTY_BATCH_COST);
        if (isDone) remaining.shift();
      }
      await insertParts(tx, userId, deletionId, moved, nextPartId);
    });
  }
}

/**
 * If PostgreSQL has no recent statistics, such as after an import, it expects few rows and compares each of them with each
 * row of a batch, which takes seconds instead of milliseconds.
 */
async function avoidNestedLoops(tx: Tx): Promise<void> {
  if (!isInProcess(tx)) await sql`set local enable_nestloop = off`.execute(tx);
}

/** Children first. */
function buildSteps(
  userId: string,
  { goalIds, planIds, areaIds = [], taskIds = [], itemIds = [], entryIds = [] }: RestorableScope,
  isBulk: boolean,
): MoveStep[] {
  const move = (table: MovedTableName, column: string, ids: readonly string[]): MoveStep[] =>
    ids.length === 0 ? [] : [moveWhere(userId, table, hasAnyOf(column, ids))];
  /** The rows that refer to tasks or resources of the goals. */
  const moveLinked = (table: MovedTableName, column: 'task_id' | 'item_id', ids: readonly string[]): MoveStep => {
    const steps = sql.table(column === 'task_id' ? 'tasks' : 'inventory_items');
    const linked = sql`select id from ${steps} where user_id = ${userId} and ${hasAnyOf('goal_id', ids)}`;
    return moveWhere(userId, table, sql<boolean>`${sql.ref(column)} in (${linked})`);
  };
  return [
    ...move('entry_steps', 'entry_id', entryIds),
    ...move('time_entries', 'id', entryIds),
    ...move('entry_steps', 'task_id', taskIds),
    ...move('task_ticks', 'task_id', taskIds),
    ...move('task_items', 'task_id', taskIds),
    ...move('tasks', 'id', taskIds),
    ...move('entry_steps', 'item_id', itemIds),
    ...move('task_items', 'item_id', itemIds),
    ...move('inventory_items', 'id', itemIds),
    ...chunksOf(goalIds, GOALS_PER_STATEMENT).flatMap((ids) => [
      // There are far fewer tasks and resources than entries, all of which have the goal of their task or resource.
      moveLinked('entry_steps', 'task_id', ids),
      moveLinked('entry_steps', 'item_id', ids),
      ...(isBulk ? [moveEntriesByTime(userId, ids)] : move('time_entries', 'goal_id', ids)),
      moveLinked('task_ticks', 'task_id', ids),
      moveLinked('task_items', 'task_id', ids),
      ...move('tasks', 'goal_id', ids),
      ...move('inventory_items', 'goal_id', ids),
      ...move('action_plan_goals', 'goal_id', ids),
      ...move('goals', 'id', ids),
    ]),
    // These are links to goals that are not deleted.
    ...move('action_plan_goals', 'action_plan_id', planIds),
    ...move('action_plans', 'id', planIds),
    ...move('weekly_goals', 'focus_area_id', areaIds),
    ...move('focus_area_settings', 'focus_area_id', areaIds),
    ...move('sample_focus_areas', 'focus_area_id', areaIds),
    ...move('focus_areas', 'id', areaIds),
  ];
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

function buildPart(userId: string, deletionId: string, id: string, table: MovedTableName, rows: readonly Row[]) {
  const columns = Object.keys(rows[0]!).filter((name) => name !== 'user_id');
  const content = JSON.stringify({ columns, rows: rows.map((row) => columns.map((name) => row[name])) });
  const counts = { row_count: rows.length, size: content.length };
  return { user_id: userId, id, deletion_id: deletionId, table_name: table, ...counts, content };
}

/**
 * Adds links to a completed deletion. Its parts are restored in descending order of their ids, so these come last. `source`
 * identifies the links, which are added only once even if the write is repeated after an interruption.
 */
export async function insertLinkPart(
  tx: Tx,
  userId: string,
  deletionId: string,
  source: string,
  table: MovedTableName,
  rows: readonly Row[],
): Promise<void> {
  const part = buildPart(userId, deletionId, `${deletionId}.000000.${source}`, table, rows);
  await tx
    .insertInto('deleted_rows')
    .values(part)
    .onConflict((c) => c.columns(['user_id', 'id']).doNothing())
    .execute();
}

/** One part per table, children first. */
async function insertParts(
  tx: Tx,
  userId: string,
  deletionId: string,
  moved: ReadonlyMap<MovedTableName, readonly Row[]>,
  nextPartId: () => string,
): Promise<void> {
  const parts = tableNames.flatMap((table) => {
    const rows = moved.get(table) ?? [];
    return rows.length === 0 ? [] : [buildPart(userId, deletionId, nextPartId(), table, rows)];
  });
  if (parts.length > 0) await tx.insertInto('deleted_rows').values(parts).execute();
}
