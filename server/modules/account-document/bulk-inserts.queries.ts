import type { Insertable } from 'kysely';
import { createBatchInsert } from '#server/db/batch-insert.ts';
import type { ChunkWriter } from '#server/db/bulk/chunk-writer.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
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
  for (const chunk of chunksOf(rows, chunkSize)) await write((tx) => insert(tx, chunk));
}

/** A missing goal violates the foreign key. */
export const createEntryInserter = () => createBatchInsert('time_entries');

export const insertInto =
  <Table extends keyof Schema>(table: Table) =>
  (tx: Tx, rows: readonly Insertable<Schema[Table]>[]) =>
    tx.insertInto(table).values(rows).execute();
