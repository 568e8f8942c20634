/**
 * Preloaded into the measured server. A first SIGUSR2 starts watching its event loop; the next one prints the longest block
 * and stops watching, so that it costs nothing the rest of the time.
 */
import { isMainThread } from 'node:worker_threads';
import { longestBlockMs } from '#server/testing/event-loop-block.ts';

// Worker threads preload this file, too.
if (isMainThread) {
  let stop: (() => void) | undefined;
  process.on('SIGUSR2', () => {
    if (stop) {
      stop();
      stop = undefined;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    stop = resolve;
    void longestBlockMs(() => promise).then((ms) => console.log(`longest block: ${ms} ms.`));
    console.log('watching the event loop.');
  });
}
