import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';

/** A millisecond or two of work. */
const ITEMS_PER_TURN = 100;

/** Processes a long list without blocking other requests. Ends early if `work` returns 'stop'. */
export async function forEachYielding<T>(
  items: Iterable<T>,
  work: (item: T) => 'stop' | undefined | void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    if (work(item) === 'stop') return;
    if (++count % ITEMS_PER_TURN === 0) await nextEventLoopTurn();
  }
}

/** Adds a value to a set. Returns false if the set already contains it. */
export function addIfNew(seen: Set<string>, value: string): boolean {
  const before = seen.size;
  return seen.add(value).size > before;
}
