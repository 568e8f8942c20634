/** The database is unreachable or restarting, or a statement timed out. Retryable. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The database rolled the transaction back because it deadlocked with another one. Retryable. */
export class Deadlock extends Error {
  override name = 'Deadlock';
}

/** A lock or connection was held by others for too long. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
}

interface DriverError {
  readonly code?: unknown;
  readonly errcode?: unknown;
}

const SQLITE_BUSY = 5;
// SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL.
const SQLITE_READ_ONLY_OR_FULL = new Set([8, 10, 13]);
const POSTGRES_DISK_FULL = '53100';
const SQLITE_FOREIGN_KEY = 787;
const SQLITE_UNIQUE = new Set([1555, 2067]);

/** The primary code, which is the low byte of SQLite's extended error code. */
function sqliteErrorCode(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as DriverError;
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}

export function isSqliteBusy(error: unknown): boolean {
  return sqliteErrorCode(error) === SQLITE_BUSY;
}

/** The database's disk rejected the write. */
export function isReadOnlyOrFull(error: unknown): boolean {
  return (
    SQLITE_READ_ONLY_OR_FULL.has(sqliteErrorCode(error) ?? 0) || (error as DriverError).code === POSTGRES_DISK_FULL
  );
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable;
}

export function isLockConflict(error: unknown): boolean {
  return error instanceof Deadlock || error instanceof LockTimeout || isSqliteBusy(error);
}

/** `foreign`: the row references one that does not exist or belongs to another user. `unique`: the row already exists. */
export function constraintViolation(error: unknown): 'foreign' | 'unique' | undefined {
  const { code, errcode } = (error ?? {}) as DriverError;
  if (code === '23503' || errcode === SQLITE_FOREIGN_KEY) return 'foreign';
  if (code === '23505' || (typeof errcode === 'number' && SQLITE_UNIQUE.has(errcode))) return 'unique';
  return undefined;
}
