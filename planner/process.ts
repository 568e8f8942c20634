import { type ChildProcess, fork } from 'node:child_process';
import type { Job, JobResult, Jobs } from './serve-jobs.ts';

/** The young objects get 6 MB. A process that needs more memory than this is ended by V8. */
const memoryFlags = ['--max-old-space-size=128', '--max-semi-space-size=2'];

/** The process needs no secrets. Where Node's own libraries are in an unusual place, it needs to find them. */
const inheritedVariables = ['LD_LIBRARY_PATH', 'MALLOC_MMAP_THRESHOLD_'];

type Failure =
  /** Too many jobs are waiting: worth a retry. */
  | 'busy'
  /** The job took too long. */
  | 'timeout'
  /** The process was killed, ran out of memory or could not be started. */
  | 'crashed'
  /** The job threw an error. */
  | 'failed'
  /** The server is shutting down. */
  | 'stopped';

export class PlannerError extends Error {
  override name = 'PlannerError';
  readonly reason: Failure;
  /** For the operator. Never contains words of the user. */
  readonly detail: string;

  constructor(reason: Failure, detail = '') {
    super(`${reason} ${detail}`.trim());
    this.reason = reason;
    this.detail = detail;
  }
}

interface ProcessOptions {
  /** The module that the process runs, which calls `serveJobs`. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly shutdownSignal: AbortSignal;
  readonly timeoutMs?: number;
  /** The process takes memory, so it stops when it has nothing to do for this long. */
  readonly idleMs?: number;
}

interface Caller {
  /** Jobs are taken in turns between keys, so that nobody with many jobs keeps the others waiting. */
  readonly key: string;
  /** A job that nobody waits for any more is not run. */
  readonly signal?: AbortSignal | undefined;
}

interface WaitingJob extends PromiseWithResolvers<unknown> {
  readonly job: Job;
  readonly key: string;
  /** In each round, every key has one turn. */
  readonly round: number;
}

const MAX_PER_KEY = 4;
const MAX_WAITING = 100;

/** Runs one job at a time in a child process, so that neither long work nor a lack of memory affects the server. */
export class PlannerProcess<J extends Jobs> {
  readonly #options: Required<ProcessOptions>;
  /** In the order of their turns. */
  #waiting: readonly WaitingJob[] = [];
  #round = 0;
  #child: ChildProcess | undefined;
  #running: WaitingJob | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = { args: [], timeoutMs: 20_000, idleMs: 60_000, ...options };
    options.shutdownSignal.addEventListener('abort', () => this.#shutDown(), { once: true });
  }

  /** Rejects with a `PlannerError`, or with the reason of the caller's signal. */
  async run<K extends keyof J & string>(
    { key, signal }: Caller,
    name: K,
    ...inputs: Parameters<J[K]>
  ): Promise<ReturnType<J[K]>> {
    signal?.throwIfAborted();
    if (this.#options.shutdownSignal.aborted) throw new PlannerError('stopped');
    const own = this.#waiting.filter((other) => other.key === key);
    if (own.length >= MAX_PER_KEY || this.#waiting.length >= MAX_WAITING) throw new PlannerError('busy');
    // The next job of each key that waits comes before what is new, so that two keys cannot alternate for ever.
    const nextRounds = new Map(this.#waiting.toReversed().map((other) => [other.key, other.round]));
    const round = own.length > 0 ? own.at(-1)!.round + 1 : Math.max(this.#round, ...nextRounds.values());
    const waiting = { job: { name, inputs }, key, round, ...Promise.withResolvers<unknown>() };
    const leave = () => {
      if (!this.#waiting.includes(waiting)) return;
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      waiting.reject(signal!.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting = [...this.#waiting, waiting].toSorted((one, other) => one.round - other.round);
    this.#runNext();
    try {
      return (await waiting.promise) as ReturnType<J[K]>;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #runNext(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    [this.#running, ...this.#waiting] = this.#waiting;
    if (this.#running) {
      this.#round = this.#running.round;
      this.#timer = setTimeout(() => this.#fail('timeout'), this.#options.timeoutMs);
      this.#send(this.#running.job);
    } else if (this.#child) {
      this.#timer = setTimeout(() => this.#stop(), this.#options.idleMs);
    }
    this.#timer?.unref();
  }

  #send(job: Job): void {
    try {
      this.#child ??= this.#start();
      this.#child.send(job);
    } catch (error) {
      this.#fail('crashed', (error as Error).name);
    }
  }

  #start(): ChildProcess {
    const { entry, args } = this.#options;
    const variables = inheritedVariables.map((name) => [name, process.env[name]] as const);
    const child = fork(entry, args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: memoryFlags,
      env: Object.fromEntries(variables.filter(([, value]) => value !== undefined)),
    });
    // A process that is waiting for work must not keep the server from ending.
    child.unref();
    child.channel?.unref();
    const fail = (detail: string) => {
      if (this.#child === child) this.#fail('crashed', detail);
    };
    child.on('message', (result: JobResult) => {
      if (this.#child !== child) return;
      if ('error' in result) this.#finish((running) => running.reject(new PlannerError('failed', result.error)));
      else this.#finish((running) => running.resolve(result.value));
    });
    child.on('exit', (code, signal) => fail(`the process ended with ${signal ?? `code ${code}`}`));
    child.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
    return child;
  }

  #fail(reason: Failure, detail?: string): void {
    this.#stop();
    this.#finish((running) => running.reject(new PlannerError(reason, detail)));
  }

  #finish(settle: (running: WaitingJob) => void): void {
    if (this.#running) settle(this.#running);
    this.#running = undefined;
    this.#runNext();
  }

  #stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #shutDown(): void {
    clearTimeout(this.#timer);
    this.#stop();
    for (const { reject } of [...this.#waiting, ...(this.#running ? [this.#running] : [])])
      reject(new PlannerError('stopped'));
    this.#waiting = [];
    this.#running = undefined;
  }
}
