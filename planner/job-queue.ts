export interface Caller {
  /** Jobs are taken in turns between keys, so that nobody with many jobs keeps the others waiting. */
  readonly key: string;
  /** A job that nobody waits for any more is not run. */
  readonly signal?: AbortSignal | undefined;
}

const MAX_PER_KEY = 4;
const MAX_WAITING = 100;

/** The jobs that wait. */
export class JobQueue<T> {
  /** The key whose turn is next comes first. */
  readonly #jobs = new Map<string, readonly T[]>();

  isFullFor(key: string): boolean {
    return this.#of(key).length >= MAX_PER_KEY || this.#all().length >= MAX_WAITING;
  }

  add(key: string, job: T): void {
    this.#set(key, [...this.#of(key), job]);
  }

  /** Whether the job was still waiting. */
  remove(key: string, job: T): boolean {
    const isWaiting = this.#of(key).includes(job);
    this.#set(
      key,
      this.#of(key).filter((other) => other !== job),
    );
    return isWaiting;
  }

  takeNext(): T | undefined {
    const [key = ''] = this.#jobs.keys();
    const [next, ...rest] = this.#of(key);
    this.#jobs.delete(key);
    this.#set(key, rest);
    return next;
  }

  takeAll(): readonly T[] {
    const jobs = this.#all();
    this.#jobs.clear();
    return jobs;
  }

  #of(key: string): readonly T[] {
    return this.#jobs.get(key) ?? [];
  }

  #all(): readonly T[] {
    return [...this.#jobs.values()].flat();
  }

  #set(key: string, jobs: readonly T[]): void {
    if (jobs.length > 0) this.#jobs.set(key, jobs);
    else this.#jobs.delete(key);
  }
}
