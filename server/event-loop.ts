import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';

/** How long a turn of the event loop may last before long work yields to other requests. */
const MAX_BLOCKING_MS = 10;

let turnStartedAt: number | undefined;

/**
 * Call it between the steps of long work. Waits for the next turn of the event loop if this one has lasted too long, and
 * costs next to nothing otherwise.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (turnStartedAt === undefined) {
    turnStartedAt = performance.now();
    setImmediate(() => (turnStartedAt = undefined));
  } else if (performance.now() - turnStartedAt > MAX_BLOCKING_MS) {
    await nextEventLoopTurn();
  }
}

/**
 * Call it between two steps of a network callback that each take long. `setImmediate` alone would run in the same turn there,
 * before other requests are received.
 */
export async function waitForOtherRequests(): Promise<void> {
  await nextEventLoopTurn();
  await nextEventLoopTurn();
}
