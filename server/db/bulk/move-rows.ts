import { type RawBuilder, sql } from 'kysely';
import { idsFromJson } from '../pagination.ts';
import type { Schema } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import type { MovedScope, RestorableScope } from './restorable-scope.ts';

export type Row = Readonly<Record<string, unknown>>;

interface MovedTable {
  /** The columns that identify a row within an account. */
  readonly key: readonly string[];
  /** What moving a row costs, compared with a small row. */
  readonly cost: number;
}

/**
 * Every table whose rows are deleted with a focus area, goal or plan, children first, so that cascades lose nothing. The rows
 * of a table that is missing here could not be restored; `move-rows.test.ts` compares the list with the foreign keys.
 */
export const movedTables = {
  time_entries: { key: ['id'], cost: 1 },
  task_items: { key: ['task_id', 'item_id'], cost: 1 },
  tasks: { key: ['id'], cost: 1 },
  // Their notes may be long.
  inventory_items: { key: ['id'], cost: 20 },
  action_plan_goals: { key: ['goal_id'], cost: 1 },
  // SQLite searches every table that references goals.
  goals: { key: ['id'], cost: 4 },
  action_plans: { key: ['id'], cost: 10 },
  weekly_goals: { key: ['id'], cost: 1 },
  focus_area_settings: { key: ['focus_area_id', 'from_week'], cost: 1 },
  sample_focus_areas: { key: ['focus_area_id'], cost: 1 },
  focus_areas: { key: ['id'], cost: 10 },
} as const satisfies Partial<Record<keyof Schema, MovedTable>>;

export type MovedTableName = keyof typeof movedTables;

const tableNames = Object.keys(movedTables) as MovedTableName[];

interface MoveStep {
  readonly table: MovedTableName;
  readonly where: RawBuilder<boolean>;
  /** Whether an index provides the rows by their start, so that each batch can begin after the previous one. */
  readonly isByStart?: boolean;
}

/** The batch size within a single transaction, where smaller batches would not let other requests run in between. */
const ROWS_PER_BATCH = 1000;
/** What a statement costs that finds nothing. */
const EMPTY_BATCH_COST = 5;
const GOALS_PER_STATEMENT = 200;

/**
 * Moves all rows of a scope to an existing deletion. Can be repeated after an interruption. Moving the entries of all goals
 * together takes the fewest statements; with `oneGoalAtATime`, an index provides their order, which is faster for many rows.
 */
export async function moveInChunks(
  write: ChunkWriter,
  userId: string,
  { deletionId, of }: MovedScope,
  oneGoalAtATime: boolean,
): Promise<void> {
  const nextPartId = createPartIds(deletionId, oneGoalAtATime ? await countParts(write, userId, deletionId) : 0);
  const budget = write.rowsPerChunk ?? ROWS_PER_BATCH;
  const remaining = buildSteps(userId, of, oneGoalAtATime);
  let after: Row | undefined;
  while (remaining.length > 0) {
    await write(async (tx) => {
      const moved = new Map<MovedTableName, Row[]>();
      for (let left = budget; left > 0 && remaining[0];) {
        const step = remaining[0];
        const { cost } = movedTables[step.table];
        const limit = Math.ceil(left / cost);
        const rows = await deleteBatch(tx, userId, step, after, limit);
        moved.set(step.table, [...(moved.get(step.table) ?? []), ...rows]);
        left -= Math.max(rows.length * cost, EMPTY_BATCH_COST);
        after = step.isByStart ? rows.at(-1) : undefined;
        if (rows.length < limit) {
          remaining.shift();
          after = undefined;
        }
      }
      await insertParts(tx, userId, deletionId, moved, nextPartId);
    });
  }
}

/** Children first. */
function buildSteps(userId: string, scope: RestorableScope, oneGoalAtATime: boolean): MoveStep[] {
  const { goalIds, planIds, areaIds = [], taskIds = [], itemIds = [], entryIds = [] } = scope;
  const step = (table: MovedTableName, column: string, ids: readonly string[]): MoveStep[] =>
    ids.length === 0 ? [] : [{ table, where: isIn(column, ids) }];
  const groups = Array.from({ length: Math.ceil(goalIds.length / GOALS_PER_STATEMENT) }, (_, n) =>
    goalIds.slice(n * GOALS_PER_STATEMENT, (n + 1) * GOALS_PER_STATEMENT),
  );
  return [
    ...step('time_entries', 'id', entryIds),
    ...step('task_items', 'task_id', taskIds),
    ...step('tasks', 'id', taskIds),
    ...step('task_items', 'item_id', itemIds),
    ...step('inventory_items', 'id', itemIds),
    ...groups.flatMap((ids): MoveStep[] => [
      ...(oneGoalAtATime
        ? ids.map((id): MoveStep => ({
            table: 'time_entries',
            where: sql<boolean>`goal_id = ${id}`,
            isByStart: true,
          }))
        : step('time_entries', 'goal_id', ids)),
      {
        table: 'task_items',
        where: sql<boolean>`task_id in (select id from tasks where tasks.user_id = ${userId} and ${isIn('goal_id', ids)})`,
      },
      ...step('tasks', 'goal_id', ids),
      ...step('inventory_items', 'goal_id', ids),
      ...step('action_plan_goals', 'goal_id', ids),
      ...step('goals', 'id', ids),
    ]),
    // These are links to goals that are not deleted.
    ...step('action_plan_goals', 'action_plan_id', planIds),
    ...step('action_plans', 'id', planIds),
    ...step('weekly_goals', 'focus_area_id', areaIds),
    ...step('focus_area_settings', 'focus_area_id', areaIds),
    ...step('sample_focus_areas', 'focus_area_id', areaIds),
    ...step('focus_areas', 'id', areaIds),
  ];
}

function isIn(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in ${idsFromJson(JSON.stringify(ids))}`;
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

/** Continues after the previous batch, because PostgreSQL would otherwise scan the rows that were just deleted. */
async function deleteBatch(
  tx: Tx,
  userId: string,
  { table, where, isByStart }: MoveStep,
  after: Row | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const key = sql.join(movedTables[table].key.map((name) => sql.ref(name)));
  const continued = after ? sql`and (started_at, id) > (${after['started_at']}, ${after['id']})` : sql``;
  const order = isByStart ? sql`order by started_at, id` : sql``;
  const { rows } = await sql<Row>`delete from ${sql.table(table)} where user_id = ${userId} and (${key}) in (
      select ${key} from ${sql.table(table)} where user_id = ${userId} and ${where} ${continued} ${order} limit ${limit}
    ) returning *`.execute(tx);
  return isByStart ? rows.toSorted(compareByStart) : rows;
}

function compareByStart(a: Row, b: Row): number {
  return Number(a['started_at']) - Number(b['started_at']) || (String(a['id']) < String(b['id']) ? -1 : 1);
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
    if (rows.length === 0) return [];
    const columns = Object.keys(rows[0]!).filter((name) => name !== 'user_id');
    const content = JSON.stringify({ columns, rows: rows.map((row) => columns.map((name) => row[name])) });
    const counts = { row_count: rows.length, size: content.length };
    return [{ user_id: userId, id: nextPartId(), deletion_id: deletionId, table_name: table, ...counts, content }];
  });
  if (parts.length > 0) await tx.insertInto('deleted_rows').values(parts).execute();
}
