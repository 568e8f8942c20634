import type { z } from 'zod/mini';
import { createFieldError } from '#contract/schema/errors.ts';
import { type newTask, type Task, type taskUpdate, tasks, untilBeforeWeek } from '#contract/tasks.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { sizeFromTitle } from '#domain/plan/task-size.ts';
import { constraintViolation } from '#server/db/errors.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, declaredError, notFound, validationError } from '#server/http/errors.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { goalExists } from '#server/modules/goals/goals.queries.ts';
import { findLastPosition, moveTaskRow } from './task-order.queries.ts';
import { positionsAfter } from '#server/db/positions.ts';
import { deleteTick, insertTick } from './task-ticks.queries.ts';
import {
  findTask,
  insertTaskItems,
  insertTasks,
  filterGoalItemIds,
  newTaskRow,
  updateTaskRow,
  setTaskCompleted,
  toTask,
  listTasksInScope,
} from './tasks.queries.ts';

export async function listGoalTasks(db: Db, userId: string, goalId: string, now: number): Promise<Task[]> {
  const list = await listTasksInScope(db, userId, { goalId }, now);
  if (list.length === 0 && !(await goalExists(db, userId, goalId))) throw notFound();
  return list;
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
  for (const input of inputs) assertWeeksInOrder(input);
  const linkCount = inputs.reduce((sum, { inventoryItems = [] }) => sum + new Set(inventoryItems).size, 0);
  await reserveQuota(tx, userId, { tasks: inputs.length, taskItems: linkCount });
  const positions = positionsAfter(await findLastPosition(tx, userId, goalId), inputs.length);
  const newTasks = inputs.map(({ title, inventoryItems = [], ...fields }, n) => ({
    row: newTaskRow(userId, goalId, { title, position: positions[n]!, ...toColumns(fields) }, now),
    // Ids sort by creation time.
    itemIds: [...new Set(inventoryItems)].toSorted(),
  }));
  const links = newTasks.flatMap(({ row, itemIds }) =>
    itemIds.map((item_id) => ({ user_id: userId, task_id: row.id, item_id })),
  );
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
  return newTasks.map(({ row, itemIds }) => toTask(row, { itemIds, ticks: [], trackedSec: 0 }));
}

export async function setCompleted(
  tx: Tx,
  userId: string,
  id: string,
  isCompleted: boolean,
  now: number,
): Promise<Task> {
  await setTaskCompleted(tx, userId, id, isCompleted, now);
  return getTask(tx, userId, id, now);
}

type TaskChanges = z.infer<typeof taskUpdate>;

/** Only the fields that are present. */
function toColumns({ estimatedMinutes, timesPerWeek, week, untilWeek }: Omit<TaskChanges, 'title' | 'isSetAside'>) {
  return {
    ...(estimatedMinutes !== undefined && { estimated_minutes: estimatedMinutes }),
    ...(timesPerWeek !== undefined && { times_per_week: timesPerWeek }),
    ...(week !== undefined && { week }),
    ...(untilWeek !== undefined && { until_week: untilWeek }),
  };
}

function assertWeeksInOrder({ week, untilWeek }: Pick<TaskChanges, 'week' | 'untilWeek'>): void {
  if (week && untilWeek && untilWeek < week) throw validationError([createFieldError('untilWeek', untilBeforeWeek)]);
}

export async function updateTask(
  tx: Tx,
  userId: string,
  id: string,
  { title, isSetAside, ...fields }: TaskChanges,
  now: number,
): Promise<Task> {
  await lockAccount(tx, userId);
  const task = await getTask(tx, userId, id, now);
  // A task that no longer repeats may still have a last week, and a replan may have moved it behind that.
  if (fields.week !== undefined || fields.untilWeek !== undefined) {
    assertWeeksInOrder({ week: task.week, untilWeek: task.untilWeek, ...fields });
  }
  // A new title with a size changes the size, unless the size is given as well.
  const typed = title !== undefined && title !== task.title ? sizeFromTitle(title) : undefined;
  await updateTaskRow(tx, userId, id, {
    ...(title !== undefined && { title }),
    ...(typed && typed.estimatedMinutes !== null && toColumns(typed)),
    ...toColumns(fields),
    ...(isSetAside !== undefined && isSetAside !== task.isSetAside && { set_aside_at: isSetAside ? now : null }),
  });
  return getTask(tx, userId, id, now);
}

/** The account is locked, so that two moves at the same time happen one after the other. */
export async function moveTask(tx: Tx, userId: string, id: string, afterId: string | null, now: number): Promise<Task> {
  await lockAccount(tx, userId);
  const { goal } = await getTask(tx, userId, id, now);
  const isMoved = await moveTaskRow(tx, userId, { id, goalId: goal, afterId });
  if (!isMoved) throw declaredError(tasks.move, 422, 'afterId');
  return getTask(tx, userId, id, now);
}

/** A task that has been done as often as it repeats is completed; without its last tick, it is open again. */
export async function tickTask(
  tx: Tx,
  userId: string,
  id: string,
  { ticked, day }: { readonly ticked: boolean; readonly day?: string | undefined },
  now: number,
): Promise<Task> {
  await reserveQuota(tx, userId, { taskTicks: ticked ? 1 : 0 });
  const before = await getTask(tx, userId, id, now);
  if (before.timesPerWeek === null) throw declaredError(tasks.tick, 409);
  const today = toDay(now, await getTimeZone(tx, userId));
  if (day !== undefined && day > today) {
    throw validationError([createFieldError('day', 'The day cannot be in the future.')]);
  }
  await (ticked ? insertTick(tx, userId, id, day ?? today) : deleteTick(tx, userId, id, day ?? today));
  const after = await getTask(tx, userId, id, now);
  const isDone = isDoneByTicks(after);
  if (isDone === isDoneByTicks(before)) return after;
  return setCompleted(tx, userId, id, isDone, now);
}

/** A task without a last week goes on until the user completes it. */
function isDoneByTicks({ timesPerWeek, week, untilWeek, ticks }: Task): boolean {
  if (untilWeek === null) return false;
  return ticks.length >= timesPerWeek! * (untilWeek - (week ?? untilWeek) + 1);
}

async function getTask(tx: Tx, userId: string, id: string, now: number): Promise<Task> {
  const task = await findTask(tx, userId, id, now);
  if (!task) throw notFound();
  return task;
}
