import { setTimeout as pause } from 'node:timers/promises';
import { residentMemoryMb } from '#server/testing/memory.ts';

/** `quantile(values, 0.95)` is the p95. */
export function quantile(values: readonly number[], fraction: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * fraction)]!;
}

export const p95 = (values: readonly number[]) => quantile(values, 0.95);

export interface LoadMeasurement {
  readonly latencies: readonly number[];
  readonly peakMemory: number;
}

/** Sends requests until `work` is done, and measures their latencies and the server's peak memory. */
export async function measureDuring(
  pid: number,
  sendRequest: () => Promise<unknown>,
  work: Promise<unknown>,
): Promise<LoadMeasurement> {
  const latencies: number[] = [];
  let peakMemory = 0;
  const finished = new AbortController();
  void work.finally(() => finished.abort()).catch(() => undefined);
  do {
    const startedAt = performance.now();
    await sendRequest();
    latencies.push(performance.now() - startedAt);
    peakMemory = Math.max(peakMemory, residentMemoryMb(pid));
    await pause(5);
  } while (!finished.signal.aborted);
  await work;
  return { latencies, peakMemory };
}
