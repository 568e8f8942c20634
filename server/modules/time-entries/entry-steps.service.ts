import type { z } from 'zod/mini';
import { createFieldError } from '#contract/schema/errors.ts';
import { entryMessages, type newTimeEntry } from '#contract/time-entries/time-entries.ts';
import type { Tx } from '#server/db/transaction.ts';
import { validationError } from '#server/http/errors.ts';
import { deleteEntrySteps, type EntryStep, findStepTitle, setEntryStep } from './entry-steps.queries.ts';
import type { EntryWithGoalRow } from './time-entries.queries.ts';

/** Undefined if the entry is tracked on the goal alone. */
export function toEntryStep({
  taskId,
  inventoryItemId,
}: Pick<z.infer<typeof newTimeEntry>, 'taskId' | 'inventoryItemId'>) {
  if (taskId) return { taskId } as const;
  return inventoryItemId ? ({ itemId: inventoryItemId } as const) : undefined;
}

/** Throws if the goal of the entry has no such task or resource. */
export async function attachStep<Row extends EntryWithGoalRow>(
  tx: Tx,
  userId: string,
  row: Row,
  step: EntryStep,
): Promise<Row> {
  const title = await findStepTitle(tx, userId, row.goal_id, step);
  if (title === undefined) {
    const error =
      step.taskId === undefined
        ? createFieldError('inventoryItemId', entryMessages.item)
        : createFieldError('taskId', entryMessages.task);
    throw validationError([error]);
  }
  await setEntryStep(tx, userId, row.id, step);
  return { ...row, task_id: step.taskId ?? null, item_id: step.itemId ?? null, step_title: title };
}

export async function detachStep(tx: Tx, userId: string, row: EntryWithGoalRow): Promise<EntryWithGoalRow> {
  if (row.task_id === null && row.item_id === null) return row;
  await deleteEntrySteps(tx, userId, [row.id]);
  return { ...row, task_id: null, item_id: null, step_title: null };
}
