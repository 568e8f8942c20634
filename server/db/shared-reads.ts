import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';

/** The rows by query, which is compiled separately for each database, and by parameter values. */
type SharedRows = Map<CompiledQuery, Map<string, Promise<unknown[]>>>;

const sharedRows = new AsyncLocalStorage<SharedRows>();

/**
 * Runs each prepared query once per set of values while `work` runs, so that endpoints called within one request share what
 * they read: the user, a week's settings, its tracked seconds. Nothing read before or after `work` is shared.
 */
export async function shareReads<T>(work: () => Promise<T>): Promise<T> {
  return sharedRows.getStore() ? work() : sharedRows.run(new Map(), work);
}

/** Call it at the end of a transaction, because rows that were read before may be outdated. */
export function forgetSharedReads(): void {
  sharedRows.getStore()?.clear();
}

/** Returns rows that must not be modified, because other callers may share them. */
export async function readShared<Row>(
  query: CompiledQuery<Row>,
  values: readonly unknown[],
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  const shared = sharedRows.getStore();
  if (!shared) return read();
  const byValues = shared.get(query) ?? new Map<string, Promise<unknown[]>>();
  shared.set(query, byValues);
  const key = JSON.stringify(values);
  const rows = (byValues.get(key) as Promise<Row[]> | undefined) ?? read();
  byValues.set(key, rows);
  return rows;
}
