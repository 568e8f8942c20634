/** A process with jobs that end it, never end or wait for a test. Its argument is the time after which it ends a job itself. */
import { existsSync, writeFileSync } from 'node:fs';
import { serveJobs } from '../serve-jobs.ts';

export const jobs = {
  echo: (value: unknown) => value,
  describeProcess: () => ({ pid: process.pid, flags: process.execArgv, variables: Object.keys(process.env) }),
  throwError(words: string): void {
    throw new TypeError(words);
  },
  exit: () => process.exit(3),
  /** Creates the file when it begins, and never ends. */
  loop(path: string): void {
    writeFileSync(path, '');
    for (;;);
  },
  takeAllMemory(): void {
    const taken: number[][] = [];
    for (;;) taken.push(Array<number>(1_000_000).fill(0.5));
  },
  /** Ends when the test creates the file. */
  waitForFile(path: string): void {
    const never = new Int32Array(new SharedArrayBuffer(4));
    while (!existsSync(path)) Atomics.wait(never, 0, 0, 2);
  },
};

const [, , limitMs] = process.argv;
serveJobs(async () => jobs, limitMs === undefined ? undefined : Number(limitMs));
