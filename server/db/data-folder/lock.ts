import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';
import { isBusy } from '../failures.ts';

/**
 * The one way to have a lock in Node that ends with its process, however that ends: SQLite's, on an empty database that
 * is never written to. Undefined if another process holds it and does not let go in time.
 */
export function takeLock(file: string, waitMs: number): (() => void) | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: waitMs });
    // Without this, an empty journal would be left behind after a kill -9.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return () => database.close();
  } catch (error) {
    if (isBusy(error)) return undefined;
    throw new StartError(
      `Cannot lock ${file}: ${reasonOf(error)}. It should be an empty file: delete it while no server runs, and start again.`,
    );
  }
}
