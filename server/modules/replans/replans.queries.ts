import { sql } from 'kysely';
import { toSortKey } from '#domain/search/search.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { lockAccount } from '#server/modules/account-quota/account-quota.queries.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { lockGoals } from '#server/modules/goals/goals.queries.ts';
import { wasWorkedOn } from '#server/modules/tasks/tasks.queries.ts';

/** What a replan changed, to undo it. */
export interface StoredReplan {
  /** The token of the draft that was applied. */
  readonly token: string;
  /** The weeks that tasks had themselves, null if they had that of their goal, and those that they got. */
  readonly moves: readonly { readonly id: string; readonly from: number | null; readonly to: number }[];
  readonly setAside: readonly { readonly id: string; readonly week: number | null }[];
  readonly setAsideAt: number;
  /** Of changes that were drafted from a sentence. Replans that were stored before those existed have none. */
  readonly changes?: {
    readonly tasks: readonly { readonly before: ReplannedTask; readonly after: ReplannedTask }[];
    readonly added: readonly AddedTask[];
    readonly renamed: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  };
}

/** What replans and changes of a plan can change in a task. */
export type ReplannedTask = Pick<Schema['tasks'], (typeof plannedColumns)[number]>;

interface AddedTask {
  readonly id: string;
  readonly title: string;
}

const selectHasReplan = preparedQuery((db, param: Param<'userId' | 'planId'>) =>
  db
    .selectFrom('action_plans')
    .select('id')
    .where('user_id', '=', param('userId'))
    .where('id', '=', param('planId'))
    .where('last_replan', 'is not', null),
);

export async function hasReplan(db: Db, userId: string, planId: string): Promise<boolean> {
  return (await selectHasReplan(db, { userId, planId })).length > 0;
}

export async function storeReplan(tx: Tx, userId: string, planId: string, replan: StoredReplan | null): Promise<void> {
  await tx
    .updateTable('action_plans')
    .set({ last_replan: replan && JSON.stringify(replan) })
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .execute();
}

const plannedColumns = [
  'id',
  'title',
  'estimated_minutes',
  'times_per_week',
  'week',
  'until_week',
  'set_aside_at',
] as const;

/** The given tasks that are still open and in the plan, as they are now. */
export async function listReplannedTasks(
  tx: Tx,
  userId: string,
  planId: string,
  ids: readonly string[],
): Promise<ReplannedTask[]> {
  return tx
    .selectFrom('tasks')
    .select(plannedColumns)
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(ids)))
    .where('goal_id', 'in', selectGoalIds(tx, userId, { actionPlanId: planId }))
    .where('completed_at', 'is', null)
    .execute();
}

/** Stores open tasks, in one statement. Returns how many of them are still open. */
export async function writeReplannedTasks(tx: Tx, userId: string, tasks: readonly ReplannedTask[]): Promise<number> {
  if (tasks.length === 0) return 0;
  const values = JSON.stringify(tasks.map((task) => plannedColumns.map((column) => task[column])));
  const { numUpdatedRows } = await tx
    .with(
      // Materialized, because SQLite would otherwise read all of the JSON again for each task of the account.
      (cte) =>
        cte('planned(id, title, estimated_minutes, times_per_week, week, until_week, set_aside_at)').materialized(),
      () =>
        sql<ReplannedTask>`(
          select value ->> 0, value ->> 1, cast(value ->> 2 as integer), cast(value ->> 3 as integer),
            cast(value ->> 4 as integer), cast(value ->> 5 as integer), cast(value ->> 6 as bigint)
          from ${tx.fn('json_array_elements', [sql.val(values)])} as listed)`,
    )
    .updateTable('tasks')
    .from('planned')
    .set(({ ref }) => ({
      title: ref('planned.title'),
      estimated_minutes: ref('planned.estimated_minutes'),
      times_per_week: ref('planned.times_per_week'),
      week: ref('planned.week'),
      until_week: ref('planned.until_week'),
      set_aside_at: ref('planned.set_aside_at'),
    }))
    .where('tasks.user_id', '=', userId)
    .whereRef('tasks.id', '=', 'planned.id')
    .where('tasks.completed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type GoalRename = NonNullable<StoredReplan['changes']>['renamed'][number];

/** Renames active goals of a plan that still have their old title, in one statement. Returns how many there were. */
export async function renameGoals(
  tx: Tx,
  userId: string,
  planId: string,
  renames: readonly GoalRename[],
): Promise<number> {
  if (renames.length === 0) return 0;
  const values = JSON.stringify(renames.map(({ id, from, to }) => [id, from, to, toSortKey(to)]));
  const { numUpdatedRows } = await tx
    .with(
      (cte) => cte('renamed(id, old_title, title, title_key)').materialized(),
      () =>
        sql<{ id: string; old_title: string; title: string; title_key: string }>`(
          select value ->> 0, value ->> 1, value ->> 2, value ->> 3
          from ${tx.fn('json_array_elements', [sql.val(values)])} as listed)`,
    )
    .updateTable('goals')
    .from('renamed')
    .set(({ ref }) => ({ title: ref('renamed.title'), title_key: ref('renamed.title_key') }))
    .where('goals.user_id', '=', userId)
    .whereRef('goals.id', '=', 'renamed.id')
    .whereRef('goals.title', '=', 'renamed.old_title')
    .where('goals.status', '=', 'Active')
    .where('goals.id', 'in', selectGoalIds(tx, userId, { actionPlanId: planId }))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes tasks of a plan that nobody has changed, completed or worked on since they were added. */
export async function deleteUntouchedTasks(
  tx: Tx,
  userId: string,
  planId: string,
  added: readonly AddedTask[],
): Promise<void> {
  if (added.length === 0) return;
  const titles = new Map(added.map(({ id, title }) => [id, title]));
  const tasks = await listReplannedTasks(tx, userId, planId, [...titles.keys()]);
  const ids = tasks.filter(({ id, title }) => titles.get(id) === title).map(({ id }) => id);
  await tx
    .deleteFrom('tasks')
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(ids)))
    .where('completed_at', 'is', null)
    .where(({ not }) => not(wasWorkedOn(userId)))
    .execute();
}

/**
 * Locks a plan until `tx` ends, after the account and the goals that may be renamed: that is the order of all transactions.
 * Returns its last replan, and throws if there is no such plan.
 */
export async function lockReplan(
  tx: Tx,
  userId: string,
  planId: string,
  renamedIds: readonly string[] = [],
): Promise<StoredReplan | null> {
  await lockAccount(tx, userId);
  await lockGoals(tx, userId, renamedIds);
  const { last_replan } = await tx
    .selectFrom('action_plans')
    .select('last_replan')
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return last_replan === null ? null : (JSON.parse(last_replan) as StoredReplan);
}
