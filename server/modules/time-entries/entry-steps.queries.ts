import { idsFromJson } from '#server/db/pagination.ts';
import type { Tx } from '#server/db/transaction.ts';

/** The task or the resource that an entry is tracked on. */
export type EntryStep =
  | { readonly taskId: string; readonly itemId?: undefined }
  | { readonly itemId: string; readonly taskId?: undefined };

/** Undefined for an entry that is tracked on its goal alone. */
export function isSameStep(a: EntryStep | undefined, b: EntryStep | undefined): boolean {
  return a?.taskId === b?.taskId && a?.itemId === b?.itemId;
}

/** The title of a task or resource of the goal; undefined if the goal has none with this id. */
export async function findStepTitle(
  tx: Tx,
  userId: string,
  goalId: string,
  { taskId, itemId }: EntryStep,
): Promise<string | undefined> {
  const steps = taskId === undefined ? tx.selectFrom('inventory_items') : tx.selectFrom('tasks' as 'inventory_items');
  const step = await steps
    .select('title')
    .where('user_id', '=', userId)
    .where('goal_id', '=', goalId)
    .where('id', '=', taskId ?? itemId)
    // Not deleted until the entry refers to it.
    .forKeyShare()
    .executeTakeFirst();
  return step?.title;
}

export async function isTrackedOn(tx: Tx, userId: string, entryId: string, step: EntryStep): Promise<boolean> {
  const link = await tx
    .selectFrom('entry_steps')
    .select(['task_id', 'item_id'])
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return link !== undefined && link.task_id === (step.taskId ?? null) && link.item_id === (step.itemId ?? null);
}

/** The goals of these tasks and resources, by their ids. They are not deleted until `tx` ends. */
export async function listStepGoals(
  tx: Tx,
  userId: string,
  steps: readonly EntryStep[],
): Promise<ReadonlyMap<string, string>> {
  const ids = {
    tasks: steps.flatMap(({ taskId }) => taskId ?? []),
    inventory_items: steps.flatMap(({ itemId }) => itemId ?? []),
  };
  const goals = new Map<string, string>();
  for (const table of ['tasks', 'inventory_items'] as const) {
    if (ids[table].length === 0) continue;
    const rows = await tx
      .selectFrom(table as 'tasks')
      .select(['id', 'goal_id'])
      .where('user_id', '=', userId)
      .where('id', 'in', idsFromJson(JSON.stringify(ids[table])))
      .orderBy('id')
      .forKeyShare()
      .execute();
    for (const { id, goal_id } of rows) goals.set(id, goal_id);
  }
  return goals;
}

/** What each of the entries is tracked on, by the entry's id, without those that are tracked on their goal alone. */
export async function listEntrySteps(
  tx: Tx,
  userId: string,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, EntryStep>> {
  const rows = await tx
    .selectFrom('entry_steps')
    .select(['entry_id', 'task_id', 'item_id'])
    .where('user_id', '=', userId)
    .where('entry_id', 'in', idsFromJson(JSON.stringify(entryIds)))
    .execute();
  return new Map(
    rows.map(({ entry_id, task_id, item_id }) => [
      entry_id,
      task_id === null ? { itemId: item_id! } : { taskId: task_id },
    ]),
  );
}

export async function deleteEntrySteps(tx: Tx, userId: string, entryIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('entry_steps')
    .where('user_id', '=', userId)
    .where('entry_id', 'in', idsFromJson(JSON.stringify(entryIds)))
    .execute();
}

/** For entries without a step. */
export async function insertEntrySteps(
  tx: Tx,
  userId: string,
  steps: readonly (readonly [entryId: string, step: EntryStep])[],
): Promise<void> {
  const rows = steps.map(([entry_id, { taskId = null, itemId = null }]) => ({
    user_id: userId,
    entry_id,
    task_id: taskId,
    item_id: itemId,
  }));
  if (rows.length > 0) await tx.insertInto('entry_steps').values(rows).execute();
}

/** Tracks another entry of the same goal on the same task or resource, if any. */
export async function copyEntryStep(tx: Tx, userId: string, entryId: string, copyId: string): Promise<void> {
  await tx
    .insertInto('entry_steps')
    .columns(['user_id', 'entry_id', 'task_id', 'item_id'])
    .expression((eb) =>
      eb
        .selectFrom('entry_steps')
        .select(['user_id', eb.val(copyId).as('entry_id'), 'task_id', 'item_id'])
        .where('user_id', '=', userId)
        .where('entry_id', '=', entryId),
    )
    .execute();
}

/** Sets what the entry is tracked on. */
export async function setEntryStep(tx: Tx, userId: string, entryId: string, step: EntryStep): Promise<void> {
  const ids = { task_id: step.taskId ?? null, item_id: step.itemId ?? null };
  await tx
    .insertInto('entry_steps')
    .values({ user_id: userId, entry_id: entryId, ...ids })
    .onConflict((c) => c.columns(['user_id', 'entry_id']).doUpdateSet(ids))
    .execute();
}
