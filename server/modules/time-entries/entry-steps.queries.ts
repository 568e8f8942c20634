import type { Tx } from '#server/db/transaction.ts';

/** The task or the resource that an entry is tracked on. */
export type EntryStep =
  | { readonly taskId: string; readonly itemId?: undefined }
  | { readonly itemId: string; readonly taskId?: undefined };

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

/** Sets what the entry is tracked on, or removes it. */
export async function setEntryStep(
  tx: Tx,
  userId: string,
  entryId: string,
  step: EntryStep | undefined,
): Promise<void> {
  if (!step) {
    await tx.deleteFrom('entry_steps').where('user_id', '=', userId).where('entry_id', '=', entryId).execute();
    return;
  }
  const ids = { task_id: step.taskId ?? null, item_id: step.itemId ?? null };
  await tx
    .insertInto('entry_steps')
    .values({ user_id: userId, entry_id: entryId, ...ids })
    .onConflict((c) => c.columns(['user_id', 'entry_id']).doUpdateSet(ids))
    .execute();
}
