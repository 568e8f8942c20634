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

/** Megabytes in memory. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(tell(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}

/** Files and sockets that a process has open. */
export function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
