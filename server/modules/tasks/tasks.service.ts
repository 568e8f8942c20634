import type { z } from 'zod/mini';
import { createFieldError } from '#contract/schema/errors.ts';
import {
  type newTask,
  type taskUpdate,
  longerThanWeek,
  type Task,
  tasks,
  untilBeforeWeek,
} from '#contract/goals/tasks.ts';
import { toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { isDoneByTicks } from '#domain/plan/schedule/repetitions.ts';
import { effectiveWeeks } from '#domain/plan/schedule/task-weeks.ts';
import { isPossibleInWeek, sizeFromTitle, sizeOfNewTask } from '#domain/plan/task-size.ts';
import { constraintViolation } from '#server/db/errors.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type ApiError, declaredError, notFound, validationError } from '#server/http/errors.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { findGoalCalendar } from './task-calendar.queries.ts';
import { appendPositions, moveTaskRow } from './task-order.queries.ts';
import { deleteTick, insertTick } from './task-ticks.queries.ts';
import {
  getTask,
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
  if (list.length === 0 && !(await rowExists(db, 'goals', userId, goalId))) throw notFound();
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
  const linkCount = inputs.reduce((sum, { inventoryItems = [] }) => sum + new Set(inventoryItems).size, 0);
  await reserveQuota(tx, userId, { tasks: inputs.length, taskItems: linkCount });
  const positions = await appendPositions(tx, userId, goalId, inputs.length);
  const newTasks = inputs.map(({ title, inventoryItems = [], ...fields }, n) => ({
    row: newTaskRow(userId, goalId, { title, position: positions[n]!, ...toColumns(fields) }, now),
    // Ids sort by creation time.
    itemIds: [...new Set(inventoryItems)].toSorted(),
  }));
  for (const { row } of newTasks) assertPossible(row);
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

const plannedColumns = ['estimated_minutes', 'times_per_week', 'week', 'until_week'] as const;

type PlannedFields = Pick<Schema['tasks'], (typeof plannedColumns)[number]>;

function toPlannedFields({ estimatedMinutes, timesPerWeek, week, untilWeek }: Task): PlannedFields {
  return { estimated_minutes: estimatedMinutes, times_per_week: timesPerWeek, week, until_week: untilWeek };
}

function assertPossible({ estimated_minutes, times_per_week, week, until_week }: PlannedFields): void {
  if (week !== null && until_week !== null && until_week < week)
    throw validationError([createFieldError('untilWeek', untilBeforeWeek)]);
  if (!isPossibleInWeek({ estimatedMinutes: estimated_minutes, timesPerWeek: times_per_week }))
    throw validationError([createFieldError('estimatedMinutes', longerThanWeek)]);
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
  const renamed = title === undefined || title === task.title ? {} : typedSize(title, task, fields);
  const before: PlannedFields = toPlannedFields(task);
  const after = { ...before, ...toColumns(renamed), ...toColumns(fields) };
  if (after.times_per_week === null) after.until_week = null;
  const isPlanChanged = plannedColumns.some((column) => after[column] !== before[column]);
  // Stored values are kept even if today's rules would reject them.
  if (isPlanChanged) assertPossible(after);
  await updateTaskRow(tx, userId, id, {
    ...(title !== undefined && { title }),
    ...(isPlanChanged && after),
    ...(isSetAside !== undefined && isSetAside !== task.isSetAside && { set_aside_at: isSetAside ? now : null }),
  });
  return getTask(tx, userId, id, now);
}

/**
 * A size at the end of a new title changes the size, unless that is given as well. A task keeps repeating, unless it did so because
 * its old title said so.
 */
function typedSize(title: string, task: Task, given: Pick<TaskChanges, 'estimatedMinutes' | 'timesPerWeek'>) {
  const typed = sizeFromTitle(title);
  if (given.estimatedMinutes !== undefined || typed.estimatedMinutes === null) return {};
  const kept = sizeFromTitle(task.title).timesPerWeek === null ? task.timesPerWeek : null;
  const timesPerWeek = given.timesPerWeek === undefined ? (typed.timesPerWeek ?? kept) : given.timesPerWeek;
  return sizeOfNewTask(title, { timesPerWeek });
}

/** The account is locked, so that two moves at the same time happen one after the other. */
export async function moveTask(tx: Tx, userId: string, id: string, afterId: string | null, now: number): Promise<Task> {
  await lockAccount(tx, userId);
  const { goal } = await getTask(tx, userId, id, now);
  const isMoved = await moveTaskRow(tx, userId, { id, goalId: goal, afterId });
  if (!isMoved) throw declaredError(tasks.move, 422, 'afterId');
  return getTask(tx, userId, id, now);
}

/**
 * A task that has been done as often as it repeats is completed; without the tick that completed it, it is open again. Without
 * the tick of today it is open in any case: that is how users untick a task that they have completed for good.
 */
export async function tickTask(
  tx: Tx,
  userId: string,
  id: string,
  { ticked, day }: { readonly ticked: boolean; readonly day?: string | undefined },
  now: number,
): Promise<Task> {
  await reserveQuota(tx, userId, { taskTicks: ticked ? 1 : 0 });
  const before = await getTask(tx, userId, id, now);
  const { timesPerWeek } = before;
  if (timesPerWeek === null) throw declaredError(tasks.tick, 409);
  const timeZone = await getTimeZone(tx, userId);
  const today = toDay(now, timeZone);
  // One that a server stored whose clock was ahead can be removed.
  if (ticked && day !== undefined && day > today) {
    throw validationError([createFieldError('day', 'The day cannot be in the future.')]);
  }
  await (ticked ? insertTick(tx, userId, id, day ?? today) : deleteTick(tx, userId, id, day ?? today));
  const isUntickedToday = !ticked && (day ?? today) === today && before.ticks.includes(today);
  if (before.completed && isUntickedToday) return setCompleted(tx, userId, id, false, now);
  const after = await getTask(tx, userId, id, now);
  const goal = await findGoalCalendar(tx, userId, before.goal, weekStartForDay(today), timeZone);
  const isDone = ({ ticks }: Task) =>
    isDoneByTicks({ timesPerWeek, ticks }, effectiveWeeks(before, goal.week), goal.calendar);
  return isDone(after) === isDone(before) ? after : setCompleted(tx, userId, id, isDone(after), now);
}
