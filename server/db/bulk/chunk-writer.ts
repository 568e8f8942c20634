import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../schema.ts';
import { inTransaction, type Tx } from '../transaction.ts';

/** Runs one chunk of a bulk write in a transaction. */
export interface ChunkWriter {
  <T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How many small rows make a chunk; undefined if all chunks share one transaction. */
  readonly rowsPerChunk: number | undefined;
}

export function singleTransaction(tx: Tx): ChunkWriter {
  return Object.assign(<T>(work: (tx: Tx) => Promise<T>) => work(tx), { rowsPerChunk: undefined });
}

/** A request needs several statements. In a shorter pause, it would wait for a chunk before each of them. */
const PAUSE_MS = 3;

/** Each chunk takes a few milliseconds. Pending requests are served before the next one. */
export function transactionPerChunk(db: Db): ChunkWriter {
  const write = async <T>(work: (tx: Tx) => Promise<T>) => {
    await pause(PAUSE_MS);
    return inTransaction(db, work);
  };
  return Object.assign(write, { rowsPerChunk: 200 });
}
