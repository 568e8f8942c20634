import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';

/** Measured, because an item can be a record with thousands of values. */
const TURN_MS = 3;

/** Processes a long list without blocking other requests. Ends early if `work` returns 'stop'. */
export async function forEachYielding<T>(
  items: Iterable<T>,
  work: (item: T) => 'stop' | undefined | void,
): Promise<void> {
  let turnStart = performance.now();
  for (const item of items) {
    if (work(item) === 'stop') return;
    if (performance.now() - turnStart < TURN_MS) continue;
    await nextEventLoopTurn();
    turnStart = performance.now();
  }
}

/** Adds a value to a set. Returns false if the set already contains it. */
export function addIfNew(seen: Set<string>, value: string): boolean {
  const before = seen.size;
  return seen.add(value).size > before;
}
