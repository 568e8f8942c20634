import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openDatabase } from '../open.ts';

let dataDir = '';
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'weekwise-claim-'))));
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ dataDir, databaseUrl: undefined }, { onConnectionLost: () => {} });
const pathTo = (name: string) => join(dataDir, name);
const readMarkerFile = () =>
  JSON.parse(readFileSync(pathTo('weekwise.installation'), 'utf8')) as Record<string, unknown>;
const readInstallationId = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const id = Number(database.prepare('pragma application_id').get()!['application_id']);
  database.close();
  return id.toString(16).padStart(8, '0');
};

it('writes the id of a new folder to its marker and its database, and keeps it', async () => {
  const db = await open();
  const { installation, isOpen } = readMarkerFile();
  expect(isOpen).toBe(true);
  expect(statSync(pathTo('weekwise.installation')).mode & 0o777).toBe(0o600);
  await db.destroy();
  expect(readMarkerFile()).toMatchObject({ installation, isOpen: false });
  expect(readInstallationId(pathTo('weekwise.db'))).toBe(installation);
  await (await open()).destroy();
  expect(readMarkerFile()).toMatchObject({ installation, isOpen: false });
});

it('adds a marker to a folder that predates markers', async () => {
  await (await open()).destroy();
  const database = new DatabaseSync(pathTo('weekwise.db'));
  database.exec("pragma application_id = 0; insert into secrets values ('kept', 'yes')");
  database.close();
  rmSync(pathTo('weekwise.installation'));
  const db = await open();
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
  await db.destroy();
  expect(readMarkerFile()['installation']).toBe(readInstallationId(pathTo('weekwise.db')));
});

it('merges the log of a new database at the start, and later writes within seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await open();
  const readWithoutWal = (sql: string) => {
    copyFileSync(pathTo('weekwise.db'), pathTo('copy.db'));
    const database = new DatabaseSync(pathTo('copy.db'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  };
  expect(readWithoutWal('select name from migrations')).toHaveLength(Object.keys(migrations).length);
  await db.insertInto('secrets').values({ name: 'early', value: 'write' }).execute();
  expect(readWithoutWal('select name from secrets')).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(readWithoutWal('select name from secrets')).toEqual([{ name: 'early' }]);
  await db.destroy();
});

it('rejects a second claim until the first is closed (DF-01)', async () => {
  const db = await open();
  await expect(open()).rejects.toThrow(`Another Weekwise server is using the data folder ${dataDir} (DATA_DIR).`);
  await db.destroy();
  await (await open()).destroy();
});

it('explains what to do about a lock file that is not a database', async () => {
  await (await open()).destroy();
  writeFileSync(pathTo('weekwise.lock'), 'something else, long enough to be looked at '.repeat(20));
  await expect(open()).rejects.toThrow(
    /^Cannot lock .*weekwise\.lock: file is not a database\. .* delete it while no server is running/,
  );
});

it('rolls back an open transaction on shutdown, and keeps everything else', async () => {
  const db = await open();
  await db.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
  const tx = await db.startTransaction().execute();
  await tx.insertInto('secrets').values({ name: 'unfinished', value: 'yes' }).execute();
  await db.destroy();
  expect(readMarkerFile()).toMatchObject({ isOpen: false });
  const again = await open();
  expect(await again.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'kept' }]);
  await again.destroy();
});

it('can start repeatedly after a kill -9, even if the migration fails', async () => {
  const db = await open();
  await migrate(db, 'sqlite', { ...migrations, '9999-future': { up: async () => {} } });
  await db.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
  const killed = mkdtempSync(join(tmpdir(), 'weekwise-claim-'));
  for (const name of ['weekwise.db', 'weekwise.db-wal', 'weekwise.db-shm', 'weekwise.installation']) {
    copyFileSync(pathTo(name), join(killed, name));
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  dataDir = killed;
  await expect(open()).rejects.toThrow('was last used by a newer Weekwise');
  await expect(open()).rejects.toThrow('was last used by a newer Weekwise');
  expect(existsSync(pathTo('weekwise.db-wal'))).toBe(false);
});
