/** What can go wrong with a database, told alike for both. */

/** It cannot be reached, is restarting, or gave up on a statement: worth trying again soon. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The database ended a transaction that was in the way of another, and the other in its; nothing of it has been done. */
export class Deadlock extends Error {
  override name = 'Deadlock';
}

/** Others have held what is needed for too long. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
}

interface DriverError {
  readonly code?: unknown;
  readonly errcode?: unknown;
}

// SQLite: the low byte is the kind of error, the rest its detail.
const SQLITE_BUSY = 5;
// Read-only, an error of the disk, and a full one.
const SQLITE_UNWRITABLE = new Set([8, 10, 13]);
const POSTGRES_DISK_FULL = '53100';
const SQLITE_FOREIGN_KEY = 787;
const SQLITE_UNIQUE = new Set([1555, 2067]);

function sqliteKind(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as DriverError;
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined;
}

export function isBusy(error: unknown): boolean {
  return sqliteKind(error) === SQLITE_BUSY;
}

/** The disk of the database takes nothing more; what was to be written is not. */
export function isUnwritable(error: unknown): boolean {
  return SQLITE_UNWRITABLE.has(sqliteKind(error) ?? 0) || (error as DriverError).code === POSTGRES_DISK_FULL;
}

export function isAway(error: unknown): boolean {
  return error instanceof DatabaseAway;
}

/** Others were in the way. */
export function isContended(error: unknown): boolean {
  return error instanceof Deadlock || error instanceof LockTimeout || isBusy(error);
}

/** `foreign`: refers to something that is not there (any more) or not the owner's. `unique`: it is there already. */
export function violationOf(error: unknown): 'foreign' | 'unique' | undefined {
  const { code, errcode } = (error ?? {}) as DriverError;
  if (code === '23503' || errcode === SQLITE_FOREIGN_KEY) return 'foreign';
  if (code === '23505' || (typeof errcode === 'number' && SQLITE_UNIQUE.has(errcode))) return 'unique';
  return undefined;
}
