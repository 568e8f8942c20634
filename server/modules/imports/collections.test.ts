import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachYielding } from './collections.ts';

/** How often other requests could run while the items were processed. */
async function countTurns(items: number, msPerItem: number): Promise<number> {
  let turns = 0;
  const done = new AbortController();
  const others = (async () => {
    for (; !done.signal.aborted; turns++) await nextEventLoopTurn();
  })();
  await forEachYielding(Array(items), () => {
    for (const start = performance.now(); performance.now() - start < msPerItem;);
  });
  done.abort();
  await others;
  return turns;
}

it('lets other requests run after a few milliseconds, however few items took that long', async () => {
  expect(await countTurns(20, 10)).toBeGreaterThan(15);
});

it('does not wait for the event loop after each of many small items', async () => {
  expect(await countTurns(10_000, 0)).toBeLessThan(1000);
});
