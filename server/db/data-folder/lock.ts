import { DatabaseSync } from 'node:sqlite';
import { errorMessage, StartupError } from '#server/startup-error.ts';
import { isSqliteBusy } from '../errors.ts';

/**
 * Locks a file until the process ends, even if it crashes. Node has no file locks, so this uses SQLite's on an empty
 * database that is never written to. Returns undefined if another process does not release the lock in time.
 */
export function acquireLock(file: string, waitMs: number): (() => void) | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: waitMs });
    // Without this, an empty journal would be left behind after a kill -9.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return () => database.close();
  } catch (error) {
    if (isSqliteBusy(error)) return undefined;
    throw new StartupError(
      `Cannot lock ${file}: ${errorMessage(error)}. It should be an empty file: delete it while no server is running, then start again.`,
    );
  }
}
