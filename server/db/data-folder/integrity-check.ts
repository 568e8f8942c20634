import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '#server/startup-error.ts';

/** Avoids the files that SQLite creates for sharing a database. Safe because the caller holds the folder's lock. */
const LOCKLESS_VFS = process.platform === 'win32' ? 'win32-none' : 'unix-none';
/** A full check compares every index with its table and takes 8 ms per megabyte; a quick one takes 2 ms. */
const FULL_CHECK_MAX_BYTES = 32 * 1024 * 1024;

/** Checks the database together with its log. Reads all of it and changes nothing. */
export function findCorruption(file: string, isUsed: boolean): string | undefined {
  const url = pathToFileURL(file);
  url.searchParams.set('vfs', LOCKLESS_VFS);
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    // Keeps the index of the log in memory.
    database.exec('pragma locking_mode = exclusive');
    const check = statSync(file).size < FULL_CHECK_MAX_BYTES ? 'integrity_check' : 'quick_check';
    const result = String(database.prepare(`pragma ${check}(1)`).get()?.[check]);
    // The first line is a heading.
    if (result !== 'ok') return `weekwise.db is damaged: ${result.split('\n').at(-1)}.`;
    const hasTables = database.prepare("select 1 from sqlite_schema where name = 'migrations'").get() !== undefined;
    return isUsed && !hasTables ? 'This data folder was in use, but weekwise.db has no tables.' : undefined;
  } catch (error) {
    return `weekwise.db is damaged: ${errorMessage(error)}.`;
  } finally {
    database.close();
  }
}
