import { readFile } from 'node:fs';
import { expect, it } from 'vitest';
import { waitForOtherRequests } from './event-loop.ts';

it('starts another turn of the event loop, even within a callback of the network or the disk', async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    readFile(import.meta.filename, () => {
      setImmediate(() => order.push('same turn'));
      setTimeout(() => order.push('next turn'), 0);
      const timerIsDueAt = performance.now() + 2;
      while (performance.now() < timerIsDueAt);
      void waitForOtherRequests().then(() => {
        order.push('work');
        resolve();
      });
    });
  });
  expect(order).toEqual(['same turn', 'next turn', 'work']);
});
