import { Worker } from 'node:worker_threads';
import { ApiError, overloaded } from '#server/http/errors.ts';
import type { Job, JobResult, Jobs } from './serve-jobs.ts';

const RETRY_AFTER_SEC = 5;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

interface ThreadOptions {
  /** The module that the thread runs, which calls `serveJobs`. */
  readonly url: URL;
  readonly workerData?: unknown;
  readonly shutdownSignal: AbortSignal;
  /** Further jobs are rejected with a hint to retry. */
  readonly maxWaiting: number;
  /** A job that takes longer fails. */
  readonly timeoutMs: number;
  /** The thread takes memory, so it stops when it has nothing to do for this long. */
  readonly idleMs: number;
  readonly failureMessage: string;
}

interface WaitingJob extends PromiseWithResolvers<unknown> {
  readonly job: Job;
}

/** Runs one job at a time in a worker thread, so that long work never blocks other requests. */
export class JobThread<J extends Jobs> {
  readonly #options: ThreadOptions;
  readonly #waiting: WaitingJob[] = [];
  #worker: Worker | undefined;
  #running: WaitingJob | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    options.shutdownSignal.addEventListener('abort', () => this.#shutDown(), { once: true });
  }

  async run<K extends keyof J & string>(name: K, ...inputs: Parameters<J[K]>): Promise<ReturnType<J[K]>> {
    const { shutdownSignal, maxWaiting } = this.#options;
    shutdownSignal.throwIfAborted();
    if (this.#waiting.length >= maxWaiting) throw overloaded(RETRY_AFTER_SEC);
    const waiting = { job: { name, inputs }, ...Promise.withResolvers<unknown>() };
    this.#waiting.push(waiting);
    this.#runNext();
    return waiting.promise as Promise<ReturnType<J[K]>>;
  }

  #runNext(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#waiting.shift();
    if (this.#running) {
      this.#worker ??= this.#start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is not a window
      this.#worker.postMessage(this.#running.job);
      this.#timer = setTimeout(() => this.#fail('it took too long'), this.#options.timeoutMs);
    } else {
      this.#timer = setTimeout(() => this.#stop(), this.#options.idleMs);
    }
    this.#timer.unref();
  }

  #start(): Worker {
    const { url, workerData } = this.#options;
    const worker = new Worker(url, { workerData, resourceLimits: MEMORY_LIMITS, execArgv: [] });
    worker.unref();
    worker.on('message', (result: JobResult) => {
      if (this.#worker !== worker) return;
      if ('error' in result) this.#finish((running) => running.reject(this.#createError(result.error)));
      else this.#finish((running) => running.resolve(result.value));
    });
    // The message of an error may contain words of the user, which are never logged.
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#fail(error.name);
    });
    return worker;
  }

  #fail(reason: string): void {
    this.#stop();
    this.#finish((running) => running.reject(this.#createError(reason)));
  }

  #createError(reason: string): ApiError {
    return new ApiError(500, this.#options.failureMessage, { logDetails: { reason } });
  }

  #finish(settle: (running: WaitingJob) => void): void {
    if (this.#running) settle(this.#running);
    this.#running = undefined;
    this.#runNext();
  }

  #stop(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }

  #shutDown(): void {
    clearTimeout(this.#timer);
    this.#stop();
    for (const { reject } of [...this.#waiting.splice(0), ...(this.#running ? [this.#running] : [])])
      reject(this.#options.shutdownSignal.reason as Error);
    this.#running = undefined;
  }
}
