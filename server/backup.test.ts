import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/app.ts';
import {
  copyFolder,
  type DataFolder,
  createDataFolder,
  readRows,
  takeSnapshot,
} from '#server/testing/database/file-damage.ts';
import { startModelServer } from '#server/testing/fakes/model-server.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { NetworkClient } from '#server/testing/network-client.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'weekwise-backup-'));
afterAll(() => {
  ServerProcess.killAll();
  rmSync(folder, { recursive: true });
});

function runBackup(args: string[], env: Readonly<Record<string, string>>): { code: number; output: string } {
  try {
    const options = {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 20_000,
    } as const;
    return { code: 0, output: execFileSync(process.execPath, ['scripts/backup.ts', ...args], options) };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, output: stderr };
  }
}

const withoutExportTime = (text: string) => text.replace(/"exportedAt":\s*"[^"]+"/, '');

it('backs up a running server completely (DU-05)', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'data');
  const server = new ServerProcess({ DATA_DIR: dataDir });
  const ann = new NetworkClient(await server.waitUntilReady());
  expect((await ann.post('/api/auth/signup', { email: 'ann@example.org', password: PASSWORD })).status).toBe(201);
  expect((await ann.post('/api/sample-data')).status).toBe(201);
  const before = await (await ann.get('/api/export/weekwise.json')).text();
  expect(before.length).toBeGreaterThan(100_000);

  const file = join(folder, 'copy.db');
  expect(runBackup([file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = runBackup([file], { DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1 });
  expect(again.output).toContain('already exists');
  await server.kill('SIGTERM');

  const restored = join(folder, 'restored');
  mkdirSync(restored, { mode: 0o700 });
  renameSync(file, join(restored, 'weekwise.db'));
  const restoredServer = new ServerProcess({ DATA_DIR: restored });
  const annAfterRestore = new NetworkClient(await restoredServer.waitUntilReady());
  expect((await annAfterRestore.post('/api/auth/login', { email: 'ann@example.org', password: PASSWORD })).status).toBe(
    200,
  );
  expect(withoutExportTime(await (await annAfterRestore.get('/api/export/weekwise.json')).text())).toBe(
    withoutExportTime(before),
  );
  await restoredServer.kill('SIGTERM');
});

it(
  "contains no user's API key, which has to be entered again without weekwise.key (AI-08)",
  { timeout: 60_000 },
  async () => {
    const model = await startModelServer();
    const dataDir = join(folder, 'with-key');
    const start = (dir: string) => new ServerProcess({ DATA_DIR: dir, AI_USER_HOSTS: `Fake=${model.url}` });
    const modelKey = { provider: 'host:Fake', model: 'small-model', key: 'sk-own-0123456789' };
    const server = start(dataDir);
    const ann = new NetworkClient(await server.waitUntilReady());
    const save = async (client: NetworkClient) =>
      (await client.send('PUT', '/api/ai/model-key', modelKey, { 'x-csrf-token': await client.csrfToken() })).status;
    await ann.post('/api/auth/signup', { email: 'ann@example.org', password: PASSWORD });
    expect(await save(ann)).toBe(200);
    const file = join(folder, 'with-key.db');
    expect(runBackup([file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    await server.kill('SIGTERM');
    expect(readFileSync(file).includes(modelKey.key)).toBe(false);
    expect(readFileSync(file).includes(readFileSync(join(dataDir, 'weekwise.key')))).toBe(false);

    for (const hasKeyFile of [true, false]) {
      const restored = join(folder, `restored-${hasKeyFile}`);
      mkdirSync(restored, { mode: 0o700 });
      copyFileSync(file, join(restored, 'weekwise.db'));
      if (hasKeyFile) copyFileSync(join(dataDir, 'weekwise.key'), join(restored, 'weekwise.key'));
      const restoredServer = start(restored);
      const client = ann.cloneTo(await restoredServer.waitUntilReady());
      const isUsable = async () => {
        const body = (await (await client.get('/api/ai/model-key')).json()) as { modelKey: { isUsable: boolean } };
        return body.modelKey.isUsable;
      };
      expect([hasKeyFile, await isUsable()]).toEqual([hasKeyFile, hasKeyFile]);
      expect(restoredServer.output.includes('users have to enter them again')).toBe(!hasKeyFile);
      expect(await save(client)).toBe(200);
      expect(await isUsable()).toBe(true);
      await restoredServer.kill('SIGTERM');
    }
    await model.close();
  },
);

it(
  'does not start over when the database is written to, and leaves no temporary files',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(folder, 'busy');
    mkdirSync(dataDir);
    const source = join(dataDir, 'weekwise.db');
    const database = new DatabaseSync(source);
    database.exec('pragma journal_mode = wal; pragma synchronous = off; create table t (x); create table n (x)');
    for (let n = 0; n < 1000; n++) database.exec('insert into t values (randomblob(100000))');
    database.close();
    const writer = spawn(process.execPath, [
      '-e',
      `
    const { DatabaseSync } = require('node:sqlite');
    const lock = new DatabaseSync(${JSON.stringify(join(dataDir, 'weekwise.lock'))});
    lock.exec('begin exclusive');
    const d = new DatabaseSync(${JSON.stringify(source)}, { timeout: 5000 });
    console.log('writes');
    setInterval(() => d.exec('insert into n values (1)'), 1);
  `,
    ]);
    await new Promise((resolve) => writer.stdout.once('data', resolve));
    const file = join(folder, 'busy.db');
    expect(runBackup([file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    writer.kill();
    expect(readdirSync(folder).filter((name) => name.startsWith('busy.db'))).toEqual(['busy.db']);
  },
);

describe('a backup in a data folder', () => {
  let own: DataFolder;
  let other: DataFolder;
  let backup: string;
  beforeAll(async () => {
    [own, other] = [await createDataFolder(50, 'killed'), await createDataFolder(50, 'killed')];
    backup = join(folder, 'own.db');
    runBackup([backup], { DATA_DIR: own.dataDir });
  });
  afterAll(() => [own, other].forEach(({ dataDir }) => rmSync(dataDir, { recursive: true })));
  const copy = (from: DataFolder) => {
    const dataDir = copyFolder(from.dataDir);
    return { dataDir, [Symbol.dispose]: () => rmSync(dataDir, { recursive: true }) };
  };
  const placeBackup = (dataDir: string) => copyFileSync(backup, join(dataDir, 'weekwise.db'));
  const remove = (dataDir: string, ...names: string[]) =>
    names.forEach((name) => rmSync(join(dataDir, name), { force: true }));

  it('is complete in a new folder (DU-05)', async () => {
    const dataDir = join(folder, 'new');
    mkdirSync(dataDir);
    placeBackup(dataDir);
    expect(await readRows(dataDir)).toEqual(own.rows);
    expect(await readRows(dataDir)).toEqual(own.rows);
  });

  it.each([['after a clean stop'], ['after a kill -9'], ['whose database was lost']])(
    'is complete in a folder of the same installation %s',
    async (state) => {
      using used = copy(own);
      const { dataDir } = used;
      if (state === 'after a clean stop') await readRows(dataDir);
      if (state === 'whose database was lost') remove(dataDir, 'weekwise.db');
      placeBackup(dataDir);
      remove(dataDir, 'weekwise.db-wal', 'weekwise.db-shm');
      expect(await readRows(dataDir)).toEqual(own.rows);
      expect(await readRows(dataDir)).toEqual(own.rows);
    },
  );

  it('is rejected next to the log of the previous database, with advice to delete it (DF-01)', async () => {
    using used = copy(own);
    placeBackup(used.dataDir);
    const before = takeSnapshot(used.dataDir);
    await expect(readRows(used.dataDir)).rejects.toThrow(
      /weekwise\.db is a backup, but weekwise\.db-wal is the log of the previous database\..* To use the backup, delete weekwise\.db-wal and weekwise\.db-shm and start again\.$/,
    );
    expect(takeSnapshot(used.dataDir)).toEqual(before);
    remove(used.dataDir, 'weekwise.db-wal', 'weekwise.db-shm');
    expect(await readRows(used.dataDir)).toEqual(own.rows);
  });

  it('is rejected in a folder of another installation, with advice to replace it (DF-01)', async () => {
    using used = copy(other);
    placeBackup(used.dataDir);
    remove(used.dataDir, 'weekwise.db-wal', 'weekwise.db-shm');
    const before = takeSnapshot(used.dataDir);
    await expect(readRows(used.dataDir)).rejects.toThrow(
      /^This data folder belongs to installation ([0-9a-f]{8}), but weekwise\.db belongs to installation ([0-9a-f]{8})\..* To replace \1 with \2, delete weekwise\.installation, weekwise\.db-wal and weekwise\.db-shm and start again\.$/,
    );
    expect(takeSnapshot(used.dataDir)).toEqual(before);
    remove(used.dataDir, 'weekwise.installation');
    expect(await readRows(used.dataDir)).toEqual(own.rows);
  });

  it('is complete if it predates installation ids', async () => {
    using used = copy(other);
    placeBackup(used.dataDir);
    remove(used.dataDir, 'weekwise.db-wal', 'weekwise.db-shm');
    const database = new DatabaseSync(join(used.dataDir, 'weekwise.db'));
    database.exec('pragma application_id = 0; pragma journal_mode = wal');
    database.close();
    expect(await readRows(used.dataDir)).toEqual(own.rows);
    expect(await readRows(used.dataDir)).toEqual(own.rows);
  });

  it('cannot be created from a damaged database', () => {
    using used = copy(own);
    truncateSync(join(used.dataDir, 'weekwise.db'), 0);
    const { code, output } = runBackup([join(folder, 'none.db')], { DATA_DIR: used.dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/^Weekwise cannot be backed up: This data folder was in use, but weekwise\.db is empty\./);
    expect(existsSync(join(folder, 'none.db'))).toBe(false);
  });
});

it.each([
  ['if no file is named', [], {}, 'name the file to write'],
  ['if there is no database', ['x.db'], { DATA_DIR: '/nonexistent' }, 'there is no database in /nonexistent'],
  ['for PostgreSQL', ['x.db'], { DATABASE_URL: 'postgres://a@127.0.0.1/b' }, 'pg_dump'],
])('prints a one-line error %s', (_, args, env, message) => {
  const { code, output } = runBackup(args, env);
  expect(code).toBe(1);
  expect(output).toMatch(/^Weekwise cannot be backed up: [^\n]+\n$/);
  expect(output).toContain(message);
});
