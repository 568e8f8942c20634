/** `npm run backup -- FILE`: copies the embedded database as it is at this moment, also while the server runs. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from '../server/config.ts';
import { refuseDamagedFolder } from '../server/db/data-folder/claim.ts';
import { filesIn } from '../server/db/data-folder/files.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { loadEnvFile } from './env-file.ts';

/** All of them in one step: a copy in several begins anew whenever somebody writes between two. */
const PAGES_AT_ONCE = 2 ** 31 - 1;

async function copyDatabase(target: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set: back a PostgreSQL up with pg_dump. This copies the embedded database.');
  }
  if (!target) throw new StartError('name the file to write: npm run backup -- FILE');
  const source = filesIn(dataDir).database;
  if (!existsSync(source)) throw new StartError(`there is no database in ${dataDir} (DATA_DIR).`);
  const file = resolve(target);
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file, so that no backup is lost.`);
  // A copy of what is left would look like a good backup.
  refuseDamagedFolder(dataDir);
  const database = new DatabaseSync(source, { readOnly: true });
  const half = `${file}.${randomUUID()}`;
  try {
    // Nobody else may read it, from its first byte on.
    closeSync(openSync(half, 'wx', 0o600));
    await backup(database, half, { rate: PAGES_AT_ONCE });
    complete(half);
    renameSync(half, file);
  } finally {
    database.close();
    for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(half + rest, { force: true });
  }
  console.log(`Backed up ${source} to ${file}.`);
}

/** Tells the server that this copy is complete without a log. */
function complete(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    if (copy.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') {
      throw new StartError('the copy is damaged, and was removed.');
    }
  } finally {
    copy.close();
  }
}

loadEnvFile();
copyDatabase(process.argv[2]).catch((error: unknown) => {
  console.error(`Weekwise cannot be backed up: ${reasonOf(error)}`);
  process.exit(1);
});
