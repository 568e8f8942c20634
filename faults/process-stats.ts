import { readdirSync, readFileSync } from 'node:fs';

/** Returns undefined on systems other than Linux. */
function readProcFile(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** The milliseconds that a process was runnable but waited for a CPU. */
export function cpuWaitMs(pid: number): number {
  return Number(readProcFile(pid, 'schedstat')?.split(' ')[1] ?? 0) / 1e6;
}

/**
 * The duration of `work` in milliseconds without the time that this process and the server waited for a CPU, so that
 * other load on the machine does not distort it.
 */
export async function measureWithoutCpuWait(pid: number, work: () => Promise<unknown>): Promise<number> {
  const readCpuWaits = () => [pid, process.pid].map(cpuWaitMs);
  const [waitsBefore, startedAt] = [readCpuWaits(), performance.now()];
  await work();
  const elapsed = performance.now() - startedAt;
  // Both may have waited at the same time, so only the longer wait is subtracted.
  return elapsed - Math.max(...readCpuWaits().map((ms, n) => ms - waitsBefore[n]!));
}

/** Counts a process's open files and sockets. Returns 0 on systems other than Linux. */
export function countOpenFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
