import type { z } from 'zod/mini';
import type { newTask, Task } from '#contract/tasks.ts';
import { violationOf } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { type ApiError, notFound } from '../../http/errors.ts';
import { takeRoom } from '../account/account-limits.queries.ts';
import { goalExists } from '../goals/goals.queries.ts';
import {
  deleteTask,
  findTask,
  insertTaskItems,
  insertTasks,
  itemsAmong,
  newTaskRow,
  renameTask,
  setTaskDone,
  taskOf,
  tasksOf,
} from './tasks.queries.ts';

export async function listTasks(db: Db, userId: string, goalId: string): Promise<Task[]> {
  const found = await tasksOf(db, userId, { goalId });
  if (found.length === 0 && !(await goalExists(db, userId, goalId))) throw notFound();
  return found;
}

/** All or, should one be made from something else than resources of the goal, none. */
export async function createTasks(
  tx: Tx,
  userId: string,
  goalId: string,
  given: readonly z.infer<typeof newTask>[],
  foreignItems: ApiError,
  now: number,
): Promise<Task[]> {
  const made = given.map(({ title, inventoryItems = [] }) => ({
    row: newTaskRow(userId, goalId, title, now),
    // Ids grow with time: that is the order in which the items were made.
    itemIds: [...new Set(inventoryItems)].toSorted(),
  }));
  const links = made.flatMap(({ row, itemIds }) =>
    itemIds.map((item_id) => ({ user_id: userId, task_id: row.id, item_id })),
  );
  await takeRoom(tx, userId, { tasks: made.length, taskItems: links.length });
  // From now on the goal stays, so that whatever is missing is an item.
  await insertTasks(
    tx,
    made.map(({ row }) => row),
  );
  const wanted = new Set(made.flatMap(({ itemIds }) => itemIds));
  const own = await itemsAmong(tx, userId, goalId, [...wanted]);
  if (own.size < wanted.size) throw foreignItems;
  await insertTaskItems(tx, links).catch((error: unknown) => {
    throw violationOf(error) === 'foreign' ? foreignItems : error;
  });
  return made.map(({ row, itemIds }) => taskOf(row, itemIds));
}

export async function setDone(tx: Tx, userId: string, id: string, isDone: boolean, now: number): Promise<Task> {
  await setTaskDone(tx, userId, id, isDone, now);
  return shownTask(tx, userId, id);
}

export async function changeTitle(tx: Tx, userId: string, id: string, title: string): Promise<Task> {
  await renameTask(tx, userId, id, title);
  return shownTask(tx, userId, id);
}

export async function removeTask(tx: Tx, userId: string, id: string): Promise<void> {
  if (!(await deleteTask(tx, userId, id))) throw notFound();
}

async function shownTask(tx: Tx, userId: string, id: string): Promise<Task> {
  const found = await findTask(tx, userId, id);
  if (!found) throw notFound();
  return found;
}
