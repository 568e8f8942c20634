import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { chunksOf } from '../chunks-of.ts';
import { idsFromJson } from '../pagination.ts';
import type { Schema } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { ChunkWriter } from './chunk-writer.ts';
import { moveInChunks } from './move-rows.ts';
import type { MovedScope, RestorableScope } from './restorable-scope.ts';

export type DeletionScope =
  | { readonly kind: 'account' }
  | { readonly kind: 'focus-areas'; readonly ids: readonly string[] }
  /** The imported focus areas with everything in them. The time zone is reset to this one. */
  | { readonly kind: 'document'; readonly focusAreaIds: readonly string[]; readonly timeZone: string }
  /** Stored by earlier versions. */
  | { readonly kind: 'goal'; readonly id: string }
  /** The targets that were applied to past weeks at that time. */
  | { readonly kind: 'applied-targets'; readonly appliedAt: number }
  | RestorableScope
  | MovedScope
  /** The rows of a deletion that was restored. */
  | { readonly kind: 'deleted-rows'; readonly deletionId: string }
  /** A deletion that can no longer be restored. */
  | { readonly kind: 'deletion'; readonly id: string }
  /** Entries, goals and focus areas whose ids are in an inclusive range. */
  | { readonly kind: 'id-range'; readonly first: string; readonly last: string };

/** What deleting a row costs, compared with a small row. */
const rowCost = {
  time_entries: 1,
  task_ticks: 1,
  tasks: 1,
  weekly_goals: 1,
  sessions: 1,
  action_plans: 2,
  // Long texts are stored on overflow pages.
  inventory_items: 4,
  support_messages: 4,
  idempotency_keys: 4,
  // SQLite searches every table that references goals.
  goals: 4,
  // Each may have settings for a thousand weeks.
  focus_areas: 100,
  // Each has up to 200 rows.
  deleted_rows: 40,
  deletions: 1,
} as const satisfies Partial<Record<keyof Schema, number>>;

const GOALS_PER_STATEMENT = 200;

type DeletableTable = keyof typeof rowCost;
type Condition = (eb: ExpressionBuilder<Schema, 'goals'>) => Expression<SqlBool>;

/** Without `where`, the step deletes all of the account's rows in the table. */
interface DeletionStep {
  readonly table: DeletableTable;
  readonly where?: Condition;
}

/** Deletes children before parents, so that cascades are short. Can be repeated after an interruption. */
export async function deleteInChunks(write: ChunkWriter, userId: string, scope: DeletionScope): Promise<void> {
  switch (scope.kind) {
    case 'account':
      await deleteRows(write, userId, [...contentSteps, ...otherAccountSteps]);
      return void (await write((tx) => tx.deleteFrom('users').where('id', '=', userId).execute()));
    case 'document': {
      const { timeZone } = scope;
      for (const id of scope.focusAreaIds) await deleteFocusArea(write, userId, id);
      return void (await write((tx) =>
        tx.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute(),
      ));
    }
    case 'focus-areas':
      for (const id of scope.ids) await deleteFocusArea(write, userId, id);
      return;
    case 'goal':
      return deleteRows(write, userId, goalSteps(userId, [scope.id]));
    case 'applied-targets':
      return deleteRows(write, userId, [
        { table: 'weekly_goals', where: (eb) => eb('applied_at' as 'id', '=', scope.appliedAt as never) },
      ]);
    case 'records':
    case 'goals-and-plans':
      return deleteRecords(write, userId, scope);
    case 'moved':
      return moveInChunks(write, userId, scope, true);
    case 'deleted-rows':
      return deleteRows(write, userId, [deletedRowsStep(scope.deletionId)]);
    case 'deletion':
      return deleteRows(write, userId, [
        deletedRowsStep(scope.id),
        { table: 'deletions', where: (eb) => eb('id', '=', scope.id) },
      ]);
    case 'id-range': {
      const where: Condition = (eb) => eb.between('id', scope.first, scope.last);
      const tables = ['time_entries', 'goals', 'focus_areas'] as const;
      return deleteRows(
        write,
        userId,
        tables.map((table) => ({ table, where })),
      );
    }
  }
}

const contentSteps: readonly DeletionStep[] = [
  { table: 'time_entries' },
  { table: 'task_ticks' },
  { table: 'tasks' },
  { table: 'inventory_items' },
  { table: 'goals' },
  { table: 'action_plans' },
  { table: 'weekly_goals' },
  { table: 'focus_areas' },
];

const otherAccountSteps: readonly DeletionStep[] = [
  { table: 'deleted_rows' },
  { table: 'deletions' },
  { table: 'support_messages' },
  { table: 'idempotency_keys' },
  { table: 'sessions' },
];

function deletedRowsStep(deletionId: string): DeletionStep {
  return { table: 'deleted_rows', where: (eb) => eb('deletion_id' as 'id', '=', deletionId) };
}

function goalSteps(userId: string, ids: readonly string[]): DeletionStep[] {
  const hasGoal: Condition = (eb) => eb('goal_id' as 'id', 'in', ids);
  const hasTaskOfGoal: Condition = (eb) => {
    const tasks = sql`select id from tasks where tasks.user_id = ${userId} and ${hasGoal(eb)}`;
    return eb('task_id' as 'id', 'in', sql<string>`(${tasks})`);
  };
  return [
    { table: 'time_entries', where: hasGoal },
    { table: 'task_ticks', where: hasTaskOfGoal },
    { table: 'tasks', where: hasGoal },
    { table: 'inventory_items', where: hasGoal },
    { table: 'goals', where: (eb) => eb('id', 'in', ids) },
  ];
}

async function deleteRecords(write: ChunkWriter, userId: string, scope: RestorableScope): Promise<void> {
  const { goalIds, planIds, areaIds = [], taskIds = [], itemIds = [], entryIds = [] } = scope;
  for (const ids of chunksOf(goalIds, GOALS_PER_STATEMENT)) await deleteRows(write, userId, goalSteps(userId, ids));
  const byId = (table: DeletableTable, ids: readonly string[]): DeletionStep[] =>
    ids.length === 0 ? [] : [{ table, where: (eb) => eb('id', 'in', idsFromJson(JSON.stringify(ids))) }];
  await deleteRows(write, userId, [
    ...byId('time_entries', entryIds),
    ...byId('tasks', taskIds),
    ...byId('inventory_items', itemIds),
    ...byId('action_plans', planIds),
  ]);
  for (const id of areaIds) await deleteFocusArea(write, userId, id);
}

async function deleteFocusArea(write: ChunkWriter, userId: string, id: string): Promise<void> {
  const inFocusArea: Condition = (eb) => eb('focus_area_id', '=', id);
  const nextGoals = () =>
    write((tx) =>
      tx
        .selectFrom('goals')
        .select('id')
        .where('user_id', '=', userId)
        .where(inFocusArea)
        .limit(GOALS_PER_STATEMENT)
        .execute(),
    );
  for (let goals = await nextGoals(); goals.length > 0; goals = await nextGoals()) {
    await deleteRows(
      write,
      userId,
      goalSteps(
        userId,
        goals.map((goal) => goal.id),
      ),
    );
  }
  await deleteRows(write, userId, [
    { table: 'action_plans', where: inFocusArea },
    { table: 'weekly_goals', where: inFocusArea },
    { table: 'focus_areas', where: (eb) => eb('id', '=', id) },
  ]);
}

async function deleteRows(write: ChunkWriter, userId: string, steps: readonly DeletionStep[]): Promise<void> {
  const { rowsPerChunk } = write;
  // Within one transaction, chunks would be slower: each would have to skip the rows deleted by the previous ones.
  if (rowsPerChunk === undefined) return write((tx) => deleteAtOnce(tx, userId, steps));
  const remaining = [...steps];
  while (remaining.length > 0) {
    await write(async (tx) => {
      for (let budget = rowsPerChunk; budget > 0 && remaining[0];) {
        const limit = Math.ceil(budget / rowCost[remaining[0].table]);
        const deleted = await deleteBatch(tx, userId, remaining[0], limit);
        budget -= deleted * rowCost[remaining[0].table];
        if (deleted < limit) remaining.shift();
      }
    });
  }
}

async function deleteAtOnce(tx: Tx, userId: string, steps: readonly DeletionStep[]): Promise<void> {
  for (const { table, where } of steps) {
    const rows = tx.deleteFrom(table as 'goals').where('user_id', '=', userId);
    await (where ? rows.where(where) : rows).execute();
  }
}

/** Of the tables that have no id. */
const keyColumns: Partial<Record<DeletableTable, readonly string[]>> = {
  idempotency_keys: ['key'],
  task_ticks: ['task_id', 'day'],
};

async function deleteBatch(tx: Tx, userId: string, { table, where }: DeletionStep, limit: number): Promise<number> {
  const columns = (keyColumns[table] ?? ['id']) as readonly 'id'[];
  const key = sql.join(columns.map((name) => sql.ref(name)));
  // Typed as one of the tables: all have a user and an id.
  const ownRows = tx.selectFrom(table as 'goals').where('user_id', '=', userId);
  const batch = (where ? ownRows.where(where) : ownRows).select(columns).limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom(table as 'goals')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${key}) in ${batch}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
