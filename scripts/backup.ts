/** `npm run backup -- FILE`: takes a consistent copy of the embedded database, even while the server is running. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from '#server/config.ts';
import { assertFolderIntact } from '#server/db/data-folder/claim.ts';
import { dataFiles } from '#server/db/data-folder/files.ts';
import { errorMessage, StartupError } from '#server/startup-error.ts';
import { loadEnvFile } from './env-file.ts';

/** Copies all pages in one step: SQLite restarts a backup in several steps whenever another process writes in between. */
const PAGES_PER_STEP = 2 ** 31 - 1;

async function copyDatabase(target: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartupError(
      'DATABASE_URL is set, and this command copies only the embedded database. Use pg_dump for PostgreSQL.',
    );
  }
  if (!target) throw new StartupError('name the file to write: npm run backup -- FILE');
  const source = dataFiles(dataDir).database;
  if (!existsSync(source)) throw new StartupError(`there is no database in ${dataDir} (DATA_DIR).`);
  const file = resolve(target);
  if (existsSync(file))
    throw new StartupError(`${file} already exists. Choose another name, so that no backup is overwritten.`);
  // A copy of a damaged folder would look like a good backup.
  assertFolderIntact(dataDir);
  const database = new DatabaseSync(source, { readOnly: true });
  const partialFile = `${file}.${randomUUID()}`;
  try {
    // Created with 0600 first, so that other users can never read it.
    closeSync(openSync(partialFile, 'wx', 0o600));
    await backup(database, partialFile, { rate: PAGES_PER_STEP });
    finalizeCopy(partialFile);
    renameSync(partialFile, file);
  } finally {
    database.close();
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(partialFile + suffix, { force: true });
  }
  console.log(`Backed up ${source} to ${file}.`);
}

/** Checks the copy and takes it out of WAL mode, so that the single file is complete. */
function finalizeCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    if (copy.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') {
      throw new StartupError('the copy is damaged and was removed.');
    }
  } finally {
    copy.close();
  }
}

loadEnvFile();
copyDatabase(process.argv[2]).catch((error: unknown) => {
  console.error(`Weekwise cannot be backed up: ${errorMessage(error)}`);
  process.exit(1);
});
