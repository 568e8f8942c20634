import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Formats } from '#domain/calendar/format-settings.ts';

/** A page to be rendered. */
export interface RenderJob {
  /** Path and search parameters. */
  readonly url: string;
  /** The initial data: response bodies as JSON, by request URL. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly renderedAt: number;
  /** The largest breakpoint, in em, that the browser's window reached on the last visit. */
  readonly width: number | undefined;
  /** The browser's preferred language, and the formats that are usual in it. */
  readonly language: string | undefined;
  readonly formats: Formats;
  readonly cookies: Readonly<Record<string, string>>;
}

export type RenderResult = { readonly html: string | undefined } | { readonly error: unknown };

export interface Renderer {
  /** Resolves to the HTML, or to undefined if the browser has to render the page: on an error, a redirect or too much load. */
  render(job: RenderJob): Promise<string | undefined>;
  close(): Promise<void>;
}

/** How long a page waits for its HTML before it is left to the browser, which is waiting for the page. */
const MAX_WAIT_MS = 500;
/** Further pages are left to the browser. */
const MAX_WAITING = 8;
/** A page that takes longer is assumed to hang. */
const HANG_TIMEOUT_MS = 5000;
const RESTART_DELAY_MS = 1000;
/** Enough for twice as much data as a page can have (see app-page.ts). */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };

interface WaitingJob {
  readonly job: RenderJob;
  readonly resolve: (html: string | undefined) => void;
}

/** Returns undefined if the build has no bundle for server rendering. */
export function createRenderer(webRoot: string, log: FastifyBaseLogger): Renderer | undefined {
  const folder = join(webRoot, '..', 'renderer');
  return existsSync(join(folder, 'render-worker.js')) ? new WorkerRenderer(folder, log) : undefined;
}

/** Renders one page at a time in a worker thread, so that rendering never blocks other requests. */
class WorkerRenderer implements Renderer {
  readonly #folder: string;
  readonly #log: FastifyBaseLogger;
  readonly #waiting: WaitingJob[] = [];
  #worker: Worker | undefined;
  #isReady = false;
  #isClosed = false;
  #running: WaitingJob | undefined;
  #hangTimer: NodeJS.Timeout | undefined;

  constructor(folder: string, log: FastifyBaseLogger) {
    this.#folder = folder;
    this.#log = log;
    this.#start();
  }

  async render(job: RenderJob): Promise<string | undefined> {
    if (!this.#isReady || this.#waiting.length >= MAX_WAITING) return undefined;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const waiting = { job, resolve };
    this.#waiting.push(waiting);
    this.#runNext();
    const timer = setTimeout(() => {
      const position = this.#waiting.indexOf(waiting);
      if (position !== -1) this.#waiting.splice(position, 1);
      resolve(undefined);
    }, MAX_WAIT_MS);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #start(): void {
    const worker = new Worker(join(this.#folder, 'render-worker.js'), {
      workerData: pathToFileURL(join(this.#folder, 'render-page.js')).href,
      resourceLimits: MEMORY_LIMITS,
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (message: 'ready' | RenderResult) => {
      if (message === 'ready') this.#isReady = true;
      else this.#finish(message);
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'the renderer failed; browsers render the pages'));
    worker.on('exit', () => this.#restart());
  }

  #runNext(): void {
    if (this.#running) return;
    this.#running = this.#waiting.shift();
    if (!this.#running) return;
    this.#hangTimer = setTimeout(() => void this.#worker?.terminate(), HANG_TIMEOUT_MS).unref();
    this.#worker?.postMessage(this.#running.job);
  }

  #finish(result: RenderResult): void {
    clearTimeout(this.#hangTimer);
    const finished = this.#running;
    this.#running = undefined;
    if ('error' in result) {
      const path = finished?.job.url.split('?')[0];
      this.#log.error({ err: result.error, path }, 'rendering failed; the browser renders the page');
    }
    finished?.resolve('html' in result ? result.html : undefined);
    this.#runNext();
  }

  #restart(): void {
    clearTimeout(this.#hangTimer);
    this.#isReady = false;
    for (const { resolve } of [...this.#waiting.splice(0), ...(this.#running ? [this.#running] : [])])
      resolve(undefined);
    this.#running = undefined;
    if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#start(), RESTART_DELAY_MS).unref();
  }
}
