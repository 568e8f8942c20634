import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a turn of the event loop may last before work in pieces yields to other requests. */
const TURN_MS = 10;

let began: number | undefined;

/**
 * Call it between pieces of long work. Waits for the next turn of the event loop if this one has lasted too long;
 * otherwise it costs next to nothing.
 */
export async function takeTurn(): Promise<void> {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => (began = undefined));
  } else if (performance.now() - began > TURN_MS) {
    await nextTurn();
  }
}
