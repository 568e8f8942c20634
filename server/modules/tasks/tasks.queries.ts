import { sql } from 'kysely';
import type { Task } from '#contract/goals/tasks.ts';
import { sizeOfNewTask } from '#domain/plan/task-size.ts';
import { newId } from '#server/db/id.ts';
import { idsFromJson, readByIds } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { orNotFound } from '#server/http/errors.ts';
import { type GoalScope, selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { readStepSeconds } from '#server/modules/tracked-time/step-time.queries.ts';

type TaskRow = Schema['tasks'];

export const taskColumns = [
  'id',
  'goal_id',
  'title',
  'completed_at',
  'created_at',
  'estimated_minutes',
  'times_per_week',
  'week',
  'until_week',
  'position',
  'set_aside_at',
] as const;

/** What a task's own row does not contain. */
interface TaskExtras {
  readonly itemIds: readonly string[];
  readonly ticks: readonly string[];
  readonly trackedSec: number;
}

const noExtras: TaskExtras = { itemIds: [], ticks: [], trackedSec: 0 };

export function toTask(row: Omit<TaskRow, 'user_id'>, { itemIds, ticks, trackedSec }: TaskExtras = noExtras): Task {
  return {
    _id: row.id,
    title: row.title,
    completed: row.completed_at !== null,
    inventoryItems: [...itemIds],
    goal: row.goal_id,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    estimatedMinutes: row.estimated_minutes,
    timesPerWeek: row.times_per_week,
    week: row.week,
    untilWeek: row.until_week,
    isSetAside: row.set_aside_at !== null,
    ticks: [...ticks],
    trackedSec,
  };
}

/** The tasks of a goal, or of all goals in a focus area or plan, in the order of each goal. */
export async function listTasksInScope(db: Db, userId: string, scope: GoalScope, now: number): Promise<Task[]> {
  const ids = await db
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('goal_id', 'in', selectGoalIds(db, userId, scope))
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return readByIds(
    ids.map(({ id }) => id),
    ({ _id }) => _id,
    (page) => readTasks(db, userId, page, now),
  );
}

const selectTasks = preparedQuery((db, param: Param<'userId' | 'ids'>) =>
  db
    .selectFrom('tasks')
    .select(taskColumns)
    .where('user_id', '=', param('userId'))
    .where('id', 'in', idsFromJson(param('ids'))),
);

const selectItemIds = preparedQuery((db, param: Param<'userId' | 'ids'>) =>
  db
    .selectFrom('task_items')
    .select(['task_id', 'item_id'])
    .where('user_id', '=', param('userId'))
    .where('task_id', 'in', idsFromJson(param('ids'))),
);

/** One row for each task, because an account can have 100,000 ticks. */
const selectTicks = preparedQuery((db, param: Param<'userId' | 'ids'>) =>
  db
    .selectFrom('task_ticks')
    .select(['task_id', sql<string>`string_agg(day, ',')`.as('days')])
    .where('user_id', '=', param('userId'))
    .where('task_id', 'in', idsFromJson(param('ids')))
    .groupBy('task_id'),
);

/** The tasks with these ids, in any order. */
export async function readTasks(db: Db | Tx, userId: string, ids: readonly string[], now: number): Promise<Task[]> {
  const values = { userId, ids: JSON.stringify(ids) };
  const rows = await selectTasks(db, values);
  const items = await selectItemIds(db, values);
  const ticks = await selectTicks(db, values);
  const seconds = await readStepSeconds(db, userId, 'task_id', ids, now);
  const itemsByTask = Map.groupBy(items, byTask);
  const ticksByTask = new Map(ticks.map(({ task_id, days }) => [task_id, days.split(',').toSorted()]));
  return rows.map((row) =>
    toTask(row, {
      // Ids sort by creation time. Sorting in the query would use an index over the links of all tasks.
      itemIds: (itemsByTask.get(row.id) ?? []).map((item) => item.item_id).toSorted(),
      ticks: ticksByTask.get(row.id) ?? [],
      trackedSec: seconds.get(row.id) ?? 0,
    }),
  );
}

const byTask = ({ task_id }: { readonly task_id: string }) => task_id;

/** Whether a task was ever ticked, or time was tracked on it. */
export function wasWorkedOn(userId: string) {
  return sql<boolean>`(
    exists (select 1 from task_ticks where task_ticks.user_id = ${userId} and task_ticks.task_id = tasks.id)
    or exists (select 1 from entry_steps where entry_steps.user_id = ${userId} and entry_steps.task_id = tasks.id))`;
}

export async function getTask(tx: Tx, userId: string, id: string, now: number): Promise<Task> {
  const [task] = await readTasks(tx, userId, [id], now);
  return orNotFound(task);
}

type TaskFields = Partial<Omit<TaskRow, 'user_id' | 'id' | 'goal_id' | 'created_at'>>;

/** Without a size, the task gets the one at the end of its title. Only a repeating task has a last week. */
export function newTaskRow(
  userId: string,
  goalId: string,
  { title, ...fields }: TaskFields & Pick<TaskRow, 'title' | 'position'>,
  now: number,
): TaskRow {
  const given = { estimatedMinutes: fields.estimated_minutes, timesPerWeek: fields.times_per_week };
  const { estimatedMinutes, timesPerWeek } = sizeOfNewTask(title, given);
  return {
    user_id: userId,
    id: newId(now),
    goal_id: goalId,
    title,
    completed_at: null,
    created_at: now,
    week: null,
    set_aside_at: null,
    ...fields,
    estimated_minutes: estimatedMinutes,
    times_per_week: timesPerWeek,
    until_week: timesPerWeek === null ? null : (fields.until_week ?? null),
  };
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

export async function updateTaskRow(tx: Tx, userId: string, id: string, changes: TaskFields): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('tasks').set(changes).where('user_id', '=', userId).where('id', '=', id).execute();
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
