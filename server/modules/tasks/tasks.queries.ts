import type { Task } from '#contract/tasks.ts';
import { newId } from '#server/db/id.ts';
import { idsFromJson, readByIds } from '#server/db/pagination.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type GoalScope, selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

type TaskRow = Schema['tasks'];

const taskColumns = ['id', 'goal_id', 'title', 'completed_at', 'created_at'] as const;

export function toTask(row: Omit<TaskRow, 'user_id'>, itemIds: readonly string[]): Task {
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

/** The tasks of a goal, or of all goals in a focus area or plan, oldest first. */
export async function listTasksInScope(db: Db, userId: string, scope: GoalScope): Promise<Task[]> {
  const tasks = db.selectFrom('tasks').where('tasks.user_id', '=', userId);
  const ids = await tasks
    .select('id')
    .where('tasks.goal_id', 'in', selectGoalIds(db, userId, scope))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return readByIds(
    ids.map(({ id }) => id),
    ({ _id }) => _id,
    async (page) => {
      const json = JSON.stringify(page);
      const [rows, items] = await Promise.all([
        tasks.select(taskColumns).where('id', 'in', idsFromJson(json)).execute(),
        db
          .selectFrom('task_items')
          .select(['task_id', 'item_id'])
          .where('user_id', '=', userId)
          .where('task_id', 'in', idsFromJson(json))
          .execute(),
      ]);
      const byTask = Map.groupBy(items, (item) => item.task_id);
      return rows.map((row) =>
        toTask(
          row,
          // Ids sort by creation time. Sorting in the query would use an index over the links of all tasks.
          (byTask.get(row.id) ?? []).map((item) => item.item_id).toSorted(),
        ),
      );
    },
  );
}

export async function findTask(tx: Tx, userId: string, id: string): Promise<Task | undefined> {
  const row = await tx
    .selectFrom('tasks')
    .select(taskColumns)
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
  return toTask(
    row,
    items.map((item) => item.item_id),
  );
}

export function newTaskRow(userId: string, goalId: string, title: string, now: number): TaskRow {
  return { user_id: userId, id: newId(now), goal_id: goalId, title, completed_at: null, created_at: now };
}

/** A missing goal violates a foreign key, which is reported as 404. */
export async function insertTasks(tx: Tx, rows: readonly TaskRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('tasks').values(rows).execute();
}

export async function insertTaskItems(tx: Tx, rows: readonly Schema['task_items'][]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('task_items').values(rows).execute();
}

/** Those of the given ids that belong to items of the goal. */
export async function filterGoalItemIds(
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

/** Completing a task again keeps its original completion time. */
export async function setTaskCompleted(
  tx: Tx,
  userId: string,
  id: string,
  isCompleted: boolean,
  now: number,
): Promise<void> {
  await tx
    .updateTable('tasks')
    .set((eb) => ({ completed_at: isCompleted ? eb.fn.coalesce('completed_at', eb.val(now)) : null }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** The oldest tasks, each with the total number of tasks in the scope. */
export async function listFirstTasks(db: Db, userId: string, scope: GoalScope, count: number) {
  return db
    .selectFrom('tasks')
    .select((eb) => ['tasks.id', 'tasks.title', eb.fn.countAll<number>().over().as('total')])
    .where('tasks.user_id', '=', userId)
    .where('tasks.goal_id', 'in', selectGoalIds(db, userId, scope))
    .orderBy('tasks.created_at')
    .orderBy('tasks.id')
    .limit(count)
    .execute();
}
