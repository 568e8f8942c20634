import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { WriteChunk } from '../../db/bulk/delete-in-chunks.ts';
import type { Tx } from '../../db/transaction.ts';

/** A millisecond or two of work. */
const ITEMS_A_TURN = 100;

/** Goes through something long without holding up whoever else is to be answered, until there is no more or `work` says 'stop'. */
export async function inTurns<T>(items: Iterable<T>, work: (item: T) => 'stop' | undefined | void): Promise<void> {
  let count = 0;
  for (const item of items) {
    if (work(item) === 'stop') return;
    if (++count % ITEMS_A_TURN === 0) await turnOfOthers();
  }
}

/** The number of values per statement is limited, and a chunk of this size takes a few milliseconds. */
const ROWS_AT_ONCE = 200;

/** Writes rows of a table, a chunk of them at a time. */
export async function inChunks<T>(
  write: WriteChunk,
  rows: readonly T[],
  insert: (tx: Tx, some: readonly T[]) => Promise<unknown>,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<void> {
  for (let n = 0; n < rows.length; n += rowsAtOnce) {
    await write((tx) => insert(tx, rows.slice(n, n + rowsAtOnce)));
  }
}

/** Looks up many keys, as many at a time as a statement can carry. */
export async function inBatches<T>(keys: readonly T[], look: (batch: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < keys.length; n += ROWS_AT_ONCE) {
    await look(keys.slice(n, n + ROWS_AT_ONCE));
    await turnOfOthers();
  }
}
