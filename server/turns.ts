import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn of the event loop may last before work in pieces lets everybody else go first. */
const TURN_MS = 10;

let began: number | undefined;

/**
 * Call it between pieces of long work: waits for the next turn of the event loop where the present one has lasted long
 * enough, and costs next to nothing where it has not.
 */
export async function takeTurn(): Promise<void> {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => (began = undefined));
  } else if (performance.now() - began > TURN_MS) {
    await nextTurn();
  }
}
