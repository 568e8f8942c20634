import { createContext, Script } from 'node:vm';

/** What a process can do, by name. Inputs and results are cloned. */
// oxlint-disable-next-line typescript/no-explicit-any -- the jobs declare their own inputs
export type Jobs = Readonly<Record<string, (...inputs: any[]) => unknown>>;

export interface Job {
  readonly name: string;
  readonly inputs: readonly unknown[];
}

export type JobResult = { readonly value: unknown } | { readonly error: string };

/** More than `PlannerProcess` waits for. */
const LIMIT_MS = 60_000;

/** Makes this process run the jobs that `PlannerProcess` sends, until the server has ended. */
export function serveJobs(loadJobs: () => Promise<Jobs>, limitMs = LIMIT_MS): void {
  process.on('disconnect', () => process.exit());
  // Ctrl+C and service managers signal this process too, but the server stops it when nobody needs its results any more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', ({ name, inputs }: Job) => {
    const result = runJob(async () => {
      const jobs = await loadJobs();
      return runWithin(limitMs, () => jobs[name]!(...inputs));
    });
    void result.then((sent) => process.send!(sent));
  });
}

export async function runJob(job: () => Promise<unknown>): Promise<JobResult> {
  try {
    return { value: await job() };
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** The kind of an error and the line of our code that caused it. Its message may contain words of the user, which are never logged. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const [line] = error.stack?.replace(error.message, '').match(/[\w-]+\.[jt]s:\d+:\d+/) ?? [];
  return line === undefined ? error.name : `${error.name} at ${line}`;
}

const script = new Script('run()');
const context = createContext({});

/** The server ends this process when a job takes too long, but if the server itself was killed, a loop would go on for ever. */
function runWithin(timeout: number, run: () => unknown): unknown {
  context['run'] = run;
  return script.runInContext(context, { timeout });
}
