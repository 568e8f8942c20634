import { setImmediate as turnOfOthers } from 'node:timers/promises';

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

/** A statement can carry only so many values, and many of them take their time. */
const ROWS_AT_ONCE = 200;

/** Rows for the database, as many at a time as a statement can carry; none where there are none. */
export async function inBatches<T>(
  rows: readonly T[],
  insert: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let n = 0; n < rows.length; n += ROWS_AT_ONCE) {
    await insert(rows.slice(n, n + ROWS_AT_ONCE));
    await turnOfOthers();
  }
}
