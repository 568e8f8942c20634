import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of a process; elsewhere nothing. */
function tell(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Milliseconds in which a process could have run, had others not. */
export function waitedForProcessor(pid: number): number {
  return Number(tell(pid, 'schedstat')?.split(' ')[1] ?? 0) / 1e6;
}

/**
 * Milliseconds that a piece of work takes here and in the process it asks, without those in which others had the
 * processor: on a machine that does nothing else it is simply how long it takes.
 */
export async function timeOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const waited = () => [pid, process.pid].map(waitedForProcessor);
  const [waitedBefore, began] = [waited(), performance.now()];
  await work();
  const took = performance.now() - began;
  // Both may have waited at the same time, so the longer of the two.
  return took - Math.max(...waited().map((ms, n) => ms - waitedBefore[n]!));
}

/** Files and sockets that a process has open. */
export function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
