import { randomInt } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/startup-error.ts';
import { dataFiles } from './files.ts';
import { inspectFolder } from './inspection.ts';
import { acquireLock } from './lock.ts';
import { readWal } from './wal.ts';
import { writeMarker } from './marker.ts';

/** A server that was just killed may still hold the lock for a moment. */
const LOCK_WAIT_MS = 1000;
/** Limits how much would be lost with the log. SQLite itself merges it only after 4 MB, which may take months. */
const CHECKPOINT_INTERVAL_MS = 5000;

/** Another process has claimed the folder. */
export class FolderInUse extends StartupError {
  constructor(dataDir: string) {
    super(
      `Another Weekwise server is using the data folder ${dataDir} (DATA_DIR). Stop it first, or set DATA_DIR to another folder. To run several servers on the same data, use PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** A data folder that is locked by this process. */
export interface ClaimedFolder {
  /** Must be called before anything is written to the database. */
  onOpened(database: DatabaseSync): void;
  /** Must be called once the database is migrated. */
  onMigrated(database: DatabaseSync): void;
  /** Closes the database and releases the folder. */
  close(database: DatabaseSync): void;
  release(): void;
}

/** Throws without changing anything if another server is using the folder or its files are damaged. */
export function claimFolder(dataDir: string, waitMs = LOCK_WAIT_MS): ClaimedFolder {
  const files = dataFiles(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite's own error would not name the cause.
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  if (!existsSync(files.lock)) inspectBeforeLock(dataDir, files.lock);
  const release = acquireLock(files.lock, waitMs);
  if (!release) throw new FolderInUse(dataDir);
  let id = inspectOrRelease(dataDir, release);
  let checkpointTimer: NodeJS.Timeout | undefined;
  const writeFolderMarker = (installationId: number, isOpen: boolean) =>
    writeMarker(files.marker, { id: installationId, isOpen, log: readWal(files.wal)?.salts.first ?? 0 });
  const markAsClosed = () => {
    if (id !== undefined && existsSync(files.marker)) writeFolderMarker(id, false);
  };
  return {
    onOpened(database) {
      if (id !== undefined) writeInstallationId(database, id);
    },
    onMigrated(database) {
      if (id === undefined) writeInstallationId(database, (id = randomInt(1, 2 ** 31)));
      checkpoint(database);
      // Restarts the log, which is therefore never empty while the folder is marked as open.
      writeInstallationId(database, id);
      writeFolderMarker(id, true);
      checkpointTimer = setInterval(
        () => database.isTransaction || checkpoint(database),
        CHECKPOINT_INTERVAL_MS,
      ).unref();
    },
    close(database) {
      clearInterval(checkpointTimer);
      try {
        // An aborted request may have left a transaction open, which would prevent the checkpoint.
        if (database.isTransaction) database.exec('rollback');
        const isMerged = checkpoint(database);
        if (isMerged) markAsClosed();
        database.close();
        // SQLite deletes the log if it could merge it on closing.
        if (!isMerged && !existsSync(files.wal)) markAsClosed();
      } finally {
        if (database.isOpen) database.close();
        release();
      }
    },
    release,
  };
}

/** For commands that only read. Skips the check while a server has the folder open, because that server has already run it. */
export function assertFolderIntact(dataDir: string): void {
  const { lock } = dataFiles(dataDir);
  const release = existsSync(lock) ? acquireLock(lock, 0) : () => {};
  if (release) inspectOrRelease(dataDir, release);
  release?.();
}

/** Checks before locking, so that not even a lock file is written to a damaged folder. */
function inspectBeforeLock(dataDir: string, lock: string): void {
  try {
    inspectFolder(dataDir);
  } catch (error) {
    // If a lock file appeared, another server is creating the database; the folder is inspected again under the lock.
    if (!existsSync(lock)) throw error;
  }
}

function inspectOrRelease(dataDir: string, release: () => void): number | undefined {
  try {
    return inspectFolder(dataDir);
  } catch (error) {
    release();
    throw error;
  }
}

/** Writes the installation's id into the database header, even if it is unchanged. */
function writeInstallationId(database: DatabaseSync, id: number): void {
  database.exec(`pragma application_id = ${id}`);
}

/** Merges the log into the database. False if that is not possible yet: a backup is reading, or the disk is full. */
function checkpoint(database: DatabaseSync): boolean {
  try {
    const { busy, log, checkpointed } = database.prepare('pragma wal_checkpoint(passive)').get() ?? {};
    return busy === 0 && log === checkpointed;
  } catch {
    // Nothing is lost. If the disk is not writable, the next write reports it.
    return false;
  }
}
