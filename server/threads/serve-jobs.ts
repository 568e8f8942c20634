import { parentPort } from 'node:worker_threads';

/** What a thread can do, by name. Inputs and results are cloned. */
// oxlint-disable-next-line typescript/no-explicit-any -- the jobs of a thread declare their own inputs
export type Jobs = Readonly<Record<string, (...inputs: any[]) => unknown>>;

export interface Job {
  readonly name: string;
  readonly inputs: readonly unknown[];
}

/** Only the kind of an error, because its message may contain words of the user, which are never logged. */
export type JobResult = { readonly value: unknown } | { readonly error: string };

/** Makes this thread run the jobs that `JobThread` sends. */
export function serveJobs(jobs: Jobs): void {
  parentPort?.on('message', ({ name, inputs }: Job) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is not a window
    parentPort?.postMessage(runJob(jobs, name, inputs));
  });
}

function runJob(jobs: Jobs, name: string, inputs: readonly unknown[]): JobResult {
  try {
    return { value: jobs[name]!(...inputs) };
  } catch (error) {
    return { error: `${name}: ${describeError(error)}` };
  }
}

/** The kind of an error and the line of our code that caused it. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const [line] = error.stack?.match(/[\w-]+\.[jt]s:\d+:\d+/) ?? [];
  return line === undefined ? error.name : `${error.name} at ${line}`;
}
