import type { Task } from '#contract/tasks.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import { idsIn, readByIds } from '../../db/pages.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { type GoalScope, goalIdsOf } from '../goals/goal-scope.queries.ts';

type TaskRow = Schema['tasks'];

const shown = ['id', 'goal_id', 'title', 'completed_at', 'created_at'] as const;

export function taskOf(row: Omit<TaskRow, 'user_id'>, itemIds: readonly string[]): Task {
  return {
    _id: row.id,
    title: row.title,
    completed: row.completed_at !== null,
    inventoryItems: [...itemIds],
    goal: row.goal_id,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Those of a goal or of all goals of a plan, oldest first. */
export async function tasksOf(db: Db, userId: string, scope: GoalScope): Promise<Task[]> {
  const tasks = db.selectFrom('tasks').where('tasks.user_id', '=', userId);
  const ids = await tasks
    .select('id')
    .where('tasks.goal_id', 'in', goalIdsOf(db, userId, scope))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return readByIds(
    ids.map(({ id }) => id),
    ({ _id }) => _id,
    async (page) => {
      const json = JSON.stringify(page);
      const [rows, items] = await Promise.all([
        tasks.select(shown).where('id', 'in', idsIn(json)).execute(),
        db
          .selectFrom('task_items')
          .select(['task_id', 'item_id'])
          .where('user_id', '=', userId)
          .where('task_id', 'in', idsIn(json))
          .execute(),
      ]);
      const byTask = Map.groupBy(items, (item) => item.task_id);
      return rows.map((row) =>
        taskOf(
          row,
          // Ids grow with time. The database would sort by an index that has the links of every task there is.
          (byTask.get(row.id) ?? []).map((item) => item.item_id).toSorted(),
        ),
      );
    },
  );
}

export async function findTask(tx: Tx, userId: string, id: string): Promise<Task | undefined> {
  const row = await tx
    .selectFrom('tasks')
    .select(shown)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await tx
    .selectFrom('task_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('task_id', '=', id)
    .orderBy('item_id')
    .execute();
  return taskOf(
    row,
    items.map((item) => item.item_id),
  );
}

/** A task as it begins. */
export function newTaskRow(userId: string, goalId: string, title: string, now: number): TaskRow {
  return { user_id: userId, id: newId(now), goal_id: goalId, title, completed_at: null, created_at: now };
}

/** Where there is no such goal, the database refuses. */
export async function insertTasks(tx: Tx, rows: readonly TaskRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('tasks').values(rows).execute();
}

export async function insertTaskItems(tx: Tx, rows: readonly Schema['task_items'][]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('task_items').values(rows).execute();
}

/** Of these ids, those that are of items of the goal. */
export async function itemsAmong(
  tx: Tx,
  userId: string,
  goalId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('inventory_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function renameTask(tx: Tx, userId: string, id: string, title: string): Promise<void> {
  await tx.updateTable('tasks').set({ title }).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** What is done already stays done since then. */
export async function setTaskDone(tx: Tx, userId: string, id: string, isDone: boolean, now: number): Promise<void> {
  await tx
    .updateTable('tasks')
    .set((eb) => ({ completed_at: isDone ? eb.fn.coalesce('completed_at', eb.val(now)) : null }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTask(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tasks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The first few, oldest first, each with the number of all. */
export async function firstTasks(db: Db, userId: string, scope: GoalScope, count: number) {
  return db
    .selectFrom('tasks')
    .select((eb) => ['tasks.id', 'tasks.title', eb.fn.countAll<number>().over().as('total')])
    .where('tasks.user_id', '=', userId)
    .where('tasks.goal_id', 'in', goalIdsOf(db, userId, scope))
    .orderBy('tasks.created_at')
    .orderBy('tasks.id')
    .limit(count)
    .execute();
}
