import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../server/testing/memory.ts';

/** What 95 of 100 stay below. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;
}

export interface Watched {
  readonly times: readonly number[];
  readonly peak: number;
}

/** Asks again and again while something else is done: how long each answer takes, and the most memory meanwhile. */
export async function watch(pid: number, ask: () => Promise<unknown>, work: Promise<unknown>): Promise<Watched> {
  const times: number[] = [];
  let peak = 0;
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  do {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
    peak = Math.max(peak, memoryOf(pid));
    await pause(5);
  } while (!over.signal.aborted);
  await work;
  return { times, peak };
}
