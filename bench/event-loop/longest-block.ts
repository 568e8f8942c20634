import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#server/testing/server-process.ts';

/** Lets `longestBlockDuring` watch the server's event loop. */
export const watchableEnv = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'watch.ts')).href}`,
};

/** The longest time for which the server's event loop was blocked during `work`, in milliseconds of CPU time. */
export async function longestBlockDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  await signal(server, /watching the event loop\./g);
  await work();
  const [, ms] = /longest block: ([\d.]+) ms\.$/.exec(await signal(server, /longest block: [\d.]+ ms\./g))!;
  return Number(ms);
}

/** Resolves with the line that the server prints in response. */
async function signal(server: ServerProcess, pattern: RegExp): Promise<string> {
  const matches = () => server.output.match(pattern) ?? [];
  const before = matches().length;
  process.kill(server.pid, 'SIGUSR2');
  while (matches().length === before) {
    if (!server.isRunning) throw new Error(`the server exited: ${server.output}`);
    await pause(10);
  }
  return matches().at(-1)!;
}
