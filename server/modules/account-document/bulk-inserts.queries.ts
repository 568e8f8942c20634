import { createBatchInsert } from '#server/db/batch-insert.ts';
import type { ChunkWriter } from '#server/db/bulk/chunk-writer.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** The number of values per statement is limited, and a chunk of this size takes a few milliseconds. */
export const ROWS_PER_CHUNK = 200;

export async function writeInChunks<T>(
  write: ChunkWriter,
  rows: readonly T[],
  insert: (tx: Tx, chunk: readonly T[]) => Promise<unknown>,
  chunkSize = ROWS_PER_CHUNK,
): Promise<void> {
  for (let n = 0; n < rows.length; n += chunkSize) {
    await write((tx) => insert(tx, rows.slice(n, n + chunkSize)));
  }
}

/** A missing goal violates the foreign key. */
export const createEntryInserter = () => createBatchInsert('time_entries');

export async function insertFocusAreaRows(tx: Tx, rows: readonly Schema['focus_areas'][]): Promise<void> {
  await tx.insertInto('focus_areas').values(rows).execute();
}

export async function insertSettingsRows(tx: Tx, rows: readonly Schema['focus_area_settings'][]): Promise<void> {
  await tx.insertInto('focus_area_settings').values(rows).execute();
}

export async function insertPlanRows(tx: Tx, rows: readonly Schema['action_plans'][]): Promise<void> {
  await tx.insertInto('action_plans').values(rows).execute();
}

export async function insertPlanGoalRows(tx: Tx, rows: readonly Schema['action_plan_goals'][]): Promise<void> {
  await tx.insertInto('action_plan_goals').values(rows).execute();
}

export async function insertTickRows(tx: Tx, rows: readonly Schema['task_ticks'][]): Promise<void> {
  await tx.insertInto('task_ticks').values(rows).execute();
}

export async function insertStepRows(tx: Tx, rows: readonly Schema['entry_steps'][]): Promise<void> {
  await tx.insertInto('entry_steps').values(rows).execute();
}
