import type { z } from 'zod/mini';
import type { newTask, Task } from '#contract/tasks.ts';
import { constraintViolation } from '#server/db/errors.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, notFound } from '#server/http/errors.ts';
import { reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { goalExists } from '#server/modules/goals/goals.queries.ts';
import {
  findTask,
  insertTaskItems,
  insertTasks,
  filterGoalItemIds,
  newTaskRow,
  renameTask,
  setTaskCompleted,
  toTask,
  listTasksInScope,
} from './tasks.queries.ts';

export async function listGoalTasks(db: Db, userId: string, goalId: string): Promise<Task[]> {
  const tasks = await listTasksInScope(db, userId, { goalId });
  if (tasks.length === 0 && !(await goalExists(db, userId, goalId))) throw notFound();
  return tasks;
}

/** Creates all tasks, or none if one of them refers to an item that does not belong to the goal. */
export async function createTasks(
  tx: Tx,
  userId: string,
  goalId: string,
  inputs: readonly z.infer<typeof newTask>[],
  foreignItemsError: ApiError,
  now: number,
): Promise<Task[]> {
  const newTasks = inputs.map(({ title, inventoryItems = [] }) => ({
    row: newTaskRow(userId, goalId, title, now),
    // Ids sort by creation time.
    itemIds: [...new Set(inventoryItems)].toSorted(),
  }));
  const links = newTasks.flatMap(({ row, itemIds }) =>
    itemIds.map((item_id) => ({ user_id: userId, task_id: row.id, item_id })),
  );
  await reserveQuota(tx, userId, { tasks: newTasks.length, taskItems: links.length });
  // Inserting the tasks keeps the goal from being deleted, so a later foreign key violation means a missing item.
  await insertTasks(
    tx,
    newTasks.map(({ row }) => row),
  );
  const itemIdsToLink = new Set(newTasks.flatMap(({ itemIds }) => itemIds));
  const goalItemIds = await filterGoalItemIds(tx, userId, goalId, [...itemIdsToLink]);
  if (goalItemIds.size < itemIdsToLink.size) throw foreignItemsError;
  await insertTaskItems(tx, links).catch((error: unknown) => {
    throw constraintViolation(error) === 'foreign' ? foreignItemsError : error;
  });
  return newTasks.map(({ row, itemIds }) => toTask(row, itemIds));
}

export async function setCompleted(
  tx: Tx,
  userId: string,
  id: string,
  isCompleted: boolean,
  now: number,
): Promise<Task> {
  await setTaskCompleted(tx, userId, id, isCompleted, now);
  return getTask(tx, userId, id);
}

export async function updateTaskTitle(tx: Tx, userId: string, id: string, title: string): Promise<Task> {
  await renameTask(tx, userId, id, title);
  return getTask(tx, userId, id);
}

async function getTask(tx: Tx, userId: string, id: string): Promise<Task> {
  const task = await findTask(tx, userId, id);
  if (!task) throw notFound();
  return task;
}
