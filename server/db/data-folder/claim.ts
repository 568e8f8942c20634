import { randomInt } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { filesIn } from './files.ts';
import { inspectFolder } from './inspect.ts';
import { takeLock } from './lock.ts';
import { readLog } from './log.ts';
import { writeMarker } from './marker.ts';

/** A server that was killed a moment ago may still be ending. */
const LOCK_WAIT_MS = 1000;
/** What is in the log only is lost with it; SQLite by itself would merge it after 4 MB, which may take months. */
const MERGE_EVERY_MS = 5000;

/** Another process has claimed the folder. */
export class FolderInUse extends StartError {
  constructor(dataDir: string) {
    super(
      `Another Weekwise server is using the data folder ${dataDir} (DATA_DIR). Stop it first, or set DATA_DIR to another folder. For several servers on the same data use a PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** A folder that this process alone uses. */
export interface ClaimedFolder {
  /** Before anything else is written. */
  opened(database: DatabaseSync): void;
  /** Once the database is up to date: from now on the folder is in use. */
  ready(database: DatabaseSync): void;
  /** Closes the database and releases the folder. */
  close(database: DatabaseSync): void;
  release(): void;
}

/** Throws, and has changed nothing, if another server uses the folder or what is in it is not whole. */
export function claimFolder(dataDir: string, waitMs = LOCK_WAIT_MS): ClaimedFolder {
  const files = filesIn(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite itself would only say that it is unable to open the file.
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  if (!existsSync(files.lock)) inspectBeforeLock(dataDir, files.lock);
  const release = takeLock(files.lock, waitMs);
  if (!release) throw new FolderInUse(dataDir);
  let id = inspected(dataDir, release);
  let merging: NodeJS.Timeout | undefined;
  const mark = (own: number, isOpen: boolean) =>
    writeMarker(files.marker, { id: own, isOpen, log: readLog(files.log)?.salts.first ?? 0 });
  const markAsClosed = () => {
    if (id !== undefined && existsSync(files.marker)) mark(id, false);
  };
  return {
    opened(database) {
      if (id !== undefined) stamp(database, id);
    },
    ready(database) {
      if (id === undefined) stamp(database, (id = randomInt(1, 2 ** 31)));
      merge(database);
      // The log begins again with this, and is never empty while the folder is marked as open.
      stamp(database, id);
      mark(id, true);
      merging = setInterval(() => database.isTransaction || merge(database), MERGE_EVERY_MS).unref();
    },
    close(database) {
      clearInterval(merging);
      try {
        // Left open by a request whose client has gone. The log cannot be merged within it.
        if (database.isTransaction) database.exec('rollback');
        const isMerged = merge(database);
        if (isMerged) markAsClosed();
        database.close();
        // SQLite deletes the log if it could merge it after all.
        if (!isMerged && !existsSync(files.log)) markAsClosed();
      } finally {
        if (database.isOpen) database.close();
        release();
      }
    },
    release,
  };
}

/** For read-only use. A folder that a server has open was checked by that server. */
export function refuseDamagedFolder(dataDir: string): void {
  const { lock } = filesIn(dataDir);
  const release = existsSync(lock) ? takeLock(lock, 0) : () => {};
  if (release) inspected(dataDir, release);
  release?.();
}

/** Checks before locking, so that not even a lock file is written to a folder that is refused. */
function inspectBeforeLock(dataDir: string, lock: string): void {
  try {
    inspectFolder(dataDir);
  } catch (error) {
    // With a lock file, another server may just be filling the folder: it is inspected again under the lock.
    if (!existsSync(lock)) throw error;
  }
}

function inspected(dataDir: string, release: () => void): number | undefined {
  try {
    return inspectFolder(dataDir);
  } catch (error) {
    release();
    throw error;
  }
}

/** Writes the installation's id into the database's header, even if it is there already. */
function stamp(database: DatabaseSync, id: number): void {
  database.exec(`pragma application_id = ${id}`);
}

/** Writes the log into the database. False if that has to wait: a backup still reads the log, or the disk is full. */
function merge(database: DatabaseSync): boolean {
  try {
    const { busy, log, checkpointed } = database.prepare('pragma wal_checkpoint(passive)').get() ?? {};
    return busy === 0 && log === checkpointed;
  } catch {
    // Nothing is lost. If the disk cannot be written to, the next write fails and says so.
    return false;
  }
}
