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

const open = () => openDatabase({ dataDir, databaseUrl: undefined }, { onLost: () => {} });
const at = (name: string) => join(dataDir, name);
const marker = () => JSON.parse(readFileSync(at('weekwise.installation'), 'utf8')) as Record<string, unknown>;
const idIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const id = Number(database.prepare('pragma application_id').get()!['application_id']);
  database.close();
  return id.toString(16).padStart(8, '0');
};

it('gives a new folder an id, in the marker and in the database, and keeps it', async () => {
  const db = await open();
  const { installation, isOpen } = marker();
  expect(isOpen).toBe(true);
  expect(statSync(at('weekwise.installation')).mode & 0o777).toBe(0o600);
  await db.destroy();
  expect(marker()).toMatchObject({ installation, isOpen: false });
  expect(idIn(at('weekwise.db'))).toBe(installation);
  await (await open()).destroy();
  expect(marker()).toMatchObject({ installation, isOpen: false });
});

it('gives a folder from before there were markers its own at the next good start', async () => {
  await (await open()).destroy();
  const database = new DatabaseSync(at('weekwise.db'));
  database.exec("pragma application_id = 0; insert into secrets values ('kept', 'yes')");
  database.close();
  rmSync(at('weekwise.installation'));
  const db = await open();
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'kept', value: 'yes' }]);
  await db.destroy();
  expect(marker()['installation']).toBe(idIn(at('weekwise.db')));
});

it('merges a new database out of its log at the start, and what is written within seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await open();
  /** The contents of the file without its log. */
  const merged = (sql: string) => {
    copyFileSync(at('weekwise.db'), at('copy.db'));
    const database = new DatabaseSync(at('copy.db'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  };
  expect(merged('select name from migrations')).toHaveLength(Object.keys(migrations).length);
  await db.insertInto('secrets').values({ name: 'early', value: 'write' }).execute();
  expect(merged('select name from secrets')).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(merged('select name from secrets')).toEqual([{ name: 'early' }]);
  await db.destroy();
});

it('refuses a second claim until the first is closed', async () => {
  const db = await open();
  await expect(open()).rejects.toThrow(`Another Weekwise server is using the data folder ${dataDir} (DATA_DIR).`);
  await db.destroy();
  await (await open()).destroy();
});

it('says what to do about a lock file that is not a database', async () => {
  await (await open()).destroy();
  writeFileSync(at('weekwise.lock'), 'something else, long enough to be looked at '.repeat(20));
  await expect(open()).rejects.toThrow(
    /^Cannot lock .*weekwise\.lock: file is not a database\. .* delete it while no server runs/,
  );
});

it('a stop in the middle of a transaction takes it back, and the next start finds everything else', async () => {
  const db = await open();
  await db.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
  const tx = await db.startTransaction().execute();
  await tx.insertInto('secrets').values({ name: 'unfinished', value: 'yes' }).execute();
  await db.destroy();
  expect(marker()).toMatchObject({ isOpen: false });
  const again = await open();
  expect(await again.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'kept' }]);
  await again.destroy();
});

it('a start that fails after a kill -9 does not make the next one fail', async () => {
  const db = await open();
  await migrate(db, 'sqlite', { ...migrations, '9999-future': { up: async () => {} } });
  await db.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
  const killed = mkdtempSync(join(tmpdir(), 'weekwise-claim-'));
  for (const name of ['weekwise.db', 'weekwise.db-wal', 'weekwise.db-shm', 'weekwise.installation']) {
    copyFileSync(at(name), join(killed, name));
  }
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  dataDir = killed;
  await expect(open()).rejects.toThrow('was last used by a newer Weekwise');
  await expect(open()).rejects.toThrow('was last used by a newer Weekwise');
  expect(existsSync(at('weekwise.db-wal'))).toBe(false);
});
