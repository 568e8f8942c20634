import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import { moveInChunks, type MovedScope, type RestorableScope } from './move-rows.ts';

/** Runs a part of a bulk write in a transaction. */
export interface WriteChunk {
  <T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How many small rows make a chunk; undefined if everything is deleted in one transaction. */
  readonly rows: number | undefined;
}

/** What is deleted together. */
export type DeletionScope =
  | { readonly kind: 'account' }
  | { readonly kind: 'focus-areas'; readonly ids: readonly string[] }
  /** The focus areas that a document brought, with all that is in them. The time zone is set back. */
  | { readonly kind: 'document'; readonly focusAreaIds: readonly string[]; readonly timeZone: string }
  | { readonly kind: 'goal'; readonly id: string }
  /** Targets that were applied to past weeks at that moment. */
  | { readonly kind: 'applied-targets'; readonly appliedAt: number }
  | RestorableScope
  | MovedScope
  /** A deletion that nobody can restore any more. */
  | { readonly kind: 'deletion'; readonly id: string }
  /** Entries, goals and focus areas whose own ids lie between two, both included. */
  | { readonly kind: 'id-range'; readonly first: string; readonly last: string };

/** How many small rows a row is worth. */
const cost = {
  time_entries: 1,
  tasks: 1,
  weekly_goals: 1,
  sessions: 1,
  action_plans: 2,
  // Long texts fill pages of their own.
  inventory_items: 4,
  support_messages: 4,
  idempotency_keys: 4,
  // Every table that refers to goals is searched.
  goals: 4,
  // Each may have settings for a thousand weeks.
  focus_areas: 100,
  // Each has up to 200 rows.
  deleted_rows: 40,
  deletions: 1,
} as const satisfies Partial<Record<keyof Schema, number>>;

/** How many goals are named in a statement. */
const GOALS = 200;

type Table = keyof typeof cost;
type Condition = (eb: ExpressionBuilder<Schema, 'goals'>) => Expression<SqlBool>;

/** The account's rows of a table: some, or all. */
interface Step {
  readonly table: Table;
  readonly some?: Condition;
}

/** Children before parents, so that no cascade is long. Can be repeated after an interruption. */
export async function deleteInChunks(write: WriteChunk, userId: string, scope: DeletionScope): Promise<void> {
  switch (scope.kind) {
    case 'account':
      await deleteRows(write, userId, [...contents, ...besideContents]);
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
      return deleteRows(write, userId, goalSteps([scope.id]));
    case 'applied-targets':
      return deleteRows(write, userId, [
        { table: 'weekly_goals', some: (eb) => eb('applied_at' as 'id', '=', scope.appliedAt as never) },
      ]);
    case 'goals-and-plans':
      for (let n = 0; n < scope.goalIds.length; n += GOALS) {
        await deleteRows(write, userId, goalSteps(scope.goalIds.slice(n, n + GOALS)));
      }
      return deleteRows(write, userId, [{ table: 'action_plans', some: (eb) => eb('id', 'in', scope.planIds) }]);
    case 'moved':
      return moveInChunks(write, userId, scope, true);
    case 'deletion':
      return deleteRows(write, userId, [
        { table: 'deleted_rows', some: (eb) => eb('deletion_id' as 'id', '=', scope.id) },
        { table: 'deletions', some: (eb) => eb('id', '=', scope.id) },
      ]);
    case 'id-range': {
      const some: Condition = (eb) => eb.between('id', scope.first, scope.last);
      const tables = ['time_entries', 'goals', 'focus_areas'] as const;
      return deleteRows(
        write,
        userId,
        tables.map((table) => ({ table, some })),
      );
    }
  }
}

const contents: readonly Step[] = [
  { table: 'time_entries' },
  { table: 'tasks' },
  { table: 'inventory_items' },
  { table: 'goals' },
  { table: 'action_plans' },
  { table: 'weekly_goals' },
  { table: 'focus_areas' },
];

const besideContents: readonly Step[] = [
  { table: 'deleted_rows' },
  { table: 'deletions' },
  { table: 'support_messages' },
  { table: 'idempotency_keys' },
  { table: 'sessions' },
];

function goalSteps(ids: readonly string[]): Step[] {
  const some: Condition = (eb) => eb('goal_id' as 'id', 'in', ids);
  return [
    { table: 'time_entries', some },
    { table: 'tasks', some },
    { table: 'inventory_items', some },
    { table: 'goals', some: (eb) => eb('id', 'in', ids) },
  ];
}

async function deleteFocusArea(write: WriteChunk, userId: string, id: string): Promise<void> {
  const some: Condition = (eb) => eb('focus_area_id', '=', id);
  const nextGoals = () =>
    write((tx) => tx.selectFrom('goals').select('id').where('user_id', '=', userId).where(some).limit(GOALS).execute());
  for (let goals = await nextGoals(); goals.length > 0; goals = await nextGoals()) {
    await deleteRows(write, userId, goalSteps(goals.map((goal) => goal.id)));
  }
  await deleteRows(write, userId, [
    { table: 'action_plans', some },
    { table: 'weekly_goals', some },
    { table: 'focus_areas', some: (eb) => eb('id', '=', id) },
  ]);
}

async function deleteRows(write: WriteChunk, userId: string, steps: readonly Step[]): Promise<void> {
  const { rows } = write;
  // Chunks in the same transaction would be slower: each has to look past the rows deleted before.
  if (rows === undefined) return write((tx) => deleteSteps(tx, userId, steps));
  const left = [...steps];
  while (left.length > 0) {
    await write(async (tx) => {
      for (let budget = rows; budget > 0 && left[0];) {
        const limit = Math.ceil(budget / cost[left[0].table]);
        const deleted = await deleteSome(tx, userId, left[0], limit);
        budget -= deleted * cost[left[0].table];
        if (deleted < limit) left.shift();
      }
    });
  }
}

async function deleteSteps(tx: Tx, userId: string, steps: readonly Step[]): Promise<void> {
  for (const { table, some } of steps) {
    const rows = tx.deleteFrom(table as 'goals').where('user_id', '=', userId);
    await (some ? rows.where(some) : rows).execute();
  }
}

async function deleteSome(tx: Tx, userId: string, { table, some }: Step, limit: number): Promise<number> {
  const key = (table === 'idempotency_keys' ? 'key' : 'id') as 'id';
  // One type for every table: what they have in common is a user and an id.
  const all = tx.selectFrom(table as 'goals').where('user_id', '=', userId);
  const { numDeletedRows } = await tx
    .deleteFrom(table as 'goals')
    .where('user_id', '=', userId)
    .where(key, 'in', (some ? all.where(some) : all).select(key).limit(limit))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
