import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { reasonOf } from '../../start-error.ts';

/** Without locks, and so without the files that SQLite makes to share a database; the caller holds the folder's lock. */
const LOCKLESS = process.platform === 'win32' ? 'win32-none' : 'unix-none';
/** Comparing every index with its table takes 8 ms per megabyte; a check without that takes 2 ms. */
const THOROUGH_BELOW_BYTES = 32 * 1024 * 1024;

/** What is wrong with the database and its log taken together. Reads all of it and changes nothing. */
export function problemOfContent(file: string, isUsed: boolean): string | undefined {
  const url = pathToFileURL(file);
  url.searchParams.set('vfs', LOCKLESS);
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    // The index of the log is made in memory then.
    database.exec('pragma locking_mode = exclusive');
    const check = statSync(file).size < THOROUGH_BELOW_BYTES ? 'integrity_check' : 'quick_check';
    const result = String(database.prepare(`pragma ${check}(1)`).get()?.[check]);
    // Its first line is a heading.
    if (result !== 'ok') return `weekwise.db is damaged: ${result.split('\n').at(-1)}.`;
    const hasTables = database.prepare("select 1 from sqlite_schema where name = 'migrations'").get() !== undefined;
    return isUsed && !hasTables ? 'This data folder was in use, but weekwise.db has no tables.' : undefined;
  } catch (error) {
    return `weekwise.db is damaged: ${reasonOf(error)}.`;
  } finally {
    database.close();
  }
}
