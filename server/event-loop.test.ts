import { readFile } from 'node:fs';
import { expect, it } from 'vitest';
import { waitForOtherRequests } from './event-loop.ts';

it('starts another turn of the event loop, even within a callback of the network or the disk', async () => {
  const order: string[] = [];
  const work = async () => {
    setImmediate(() => order.push('same turn'));
    setTimeout(() => order.push('next turn'), 0);
    const timerIsDueAt = performance.now() + 2;
    while (performance.now() < timerIsDueAt);
    await waitForOtherRequests();
    order.push('work');
  };
  await new Promise((resolve) => readFile(import.meta.filename, () => resolve(work())));
  expect(order).toEqual(['same turn', 'next turn', 'work']);
});
