import type { EntryChange } from '#contract/time-entries/entry-edits.ts';
import { entryMessages } from '#contract/time-entries/time-entries.ts';
import type { Tx } from '#server/db/transaction.ts';
import {
  deleteEntrySteps,
  type EntryStep,
  insertEntrySteps,
  isSameStep,
  listEntrySteps,
  listStepGoals,
} from '#server/modules/time-entries/entry-steps.queries.ts';
import type { LockedEntry } from './entry-edits.queries.ts';

/** Moved entries lose their tasks and resources, which stay with their goals. Entries get those that are given instead. */
export async function changeSteps(
  tx: Tx,
  userId: string,
  entries: { readonly before: readonly LockedEntry[]; readonly after: readonly LockedEntry[] },
  changes: readonly EntryChange[],
  reject: (msg: string) => Error,
): Promise<void> {
  const goals = new Map(entries.after.map(({ id, goal_id }) => [id, goal_id]));
  const before = await listEntrySteps(tx, userId, [...goals.keys()]);
  const after = applyChanges(before, entries.before, changes);
  const changed = [...goals.keys()].filter((id) => !isSameStep(before.get(id), after.get(id)));
  if (changed.length === 0) return;
  const added = changed.flatMap((id) => {
    const step = after.get(id);
    return step ? [[id, step] as const] : [];
  });
  const stepGoals = await listStepGoals(
    tx,
    userId,
    added.map(([, step]) => step),
  );
  for (const [id, { taskId, itemId }] of added) {
    if (stepGoals.get(taskId ?? itemId) !== goals.get(id))
      throw reject(taskId === undefined ? entryMessages.item : entryMessages.task);
  }
  await deleteEntrySteps(tx, userId, changed);
  await insertEntrySteps(tx, userId, added);
}

function applyChanges(
  stored: ReadonlyMap<string, EntryStep>,
  entries: readonly LockedEntry[],
  changes: readonly EntryChange[],
): ReadonlyMap<string, EntryStep | undefined> {
  const goals = new Map(entries.map(({ id, goal_id }) => [id, goal_id]));
  const steps = new Map<string, EntryStep | undefined>(stored);
  for (const { ids, goalId, taskId, inventoryItemId } of changes) {
    for (const id of ids) {
      if (goalId !== undefined && goalId !== goals.get(id)) steps.delete(id);
      if (goalId !== undefined) goals.set(id, goalId);
      if (taskId !== undefined) steps.set(id, { taskId });
      if (inventoryItemId !== undefined) steps.set(id, { itemId: inventoryItemId });
    }
  }
  return steps;
}
