import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openDatabase } from '#server/db/open.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import { takeSnapshot } from '#server/testing/database/file-damage.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';

const createdFolders: string[] = [];
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-main-'));
  createdFolders.push(folder);
  return folder;
}
afterEach(() => ServerProcess.killAll());
afterAll(() => createdFolders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const expectStartupFailure = async (env: Record<string, string>) => {
  const { code, output } = await new ServerProcess(env).exit;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
};

describe('the server exits with a one-line error', () => {
  it('for an invalid PORT', async () => {
    expect(await expectStartupFailure({ PORT: 'http' })).toBe(
      "Weekwise cannot start: PORT must be a whole number from 0 to 65535, not 'http'.",
    );
  });

  it('for a model without a provider or a URL, without printing the key', async () => {
    const output = await expectStartupFailure({ AI_API_KEY: 'sk-hidden-word', AI_MODEL: 'small' });
    expect(output).toBe(
      'Weekwise cannot start: AI_PROVIDER must be openai-compatible, anthropic, ollama or lmstudio if AI_API_KEY is set.',
    );
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_API_KEY: 'sk-hidden-word' };
    expect(await expectStartupFailure(env)).toMatch(/^Weekwise cannot start: AI_BASE_URL must look like [^-]*$/);
  });

  it('for a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await expectStartupFailure({ PORT: String(port), DATA_DIR: createFolder() })).toBe(
      `Weekwise cannot start: Port ${port} on 127.0.0.1 is in use. Set PORT to another one.`,
    );
    server.close();
  });

  it('for a HOST that is not an address of this machine', async () => {
    expect(await expectStartupFailure({ HOST: '192.0.2.1', DATA_DIR: createFolder() })).toMatch(
      /Cannot listen on 192\.0\.2\.1:0 \(HOST, PORT\)/,
    );
  });

  it('for a DATA_DIR that cannot be created or is a file', async () => {
    const file = join(createFolder(), 'file');
    writeFileSync(file, '');
    expect(await expectStartupFailure({ DATA_DIR: file })).toMatch(
      /Cannot open the database .*file\/weekwise\.db \(DATA_DIR\): /,
    );
    expect(await expectStartupFailure({ DATA_DIR: '/dev/null/data' })).toMatch(/\(DATA_DIR\): ENOTDIR/);
  });

  it('for a file that is not a database (DF-01)', async () => {
    const dataDir = createFolder();
    writeFileSync(join(dataDir, 'weekwise.db'), 'this is not a database, but long enough to look like one'.repeat(50));
    expect(await expectStartupFailure({ DATA_DIR: dataDir })).toMatch(
      /weekwise\.db is damaged: file is not a database\. Found in /,
    );
  });

  it('for an unreachable database, without printing its password', async () => {
    const output = await expectStartupFailure({ DATABASE_URL: 'postgres://me:hidden-word@127.0.0.1:1/weekwise' });
    expect(output).toMatch(
      /Cannot use the PostgreSQL database at 127\.0\.0\.1:1\/weekwise \(DATABASE_URL\): connect ECONNREFUSED/,
    );
    expect(output).not.toContain('hidden-word');
  });
});

describe.each(databaseKinds)('the server on $name', ({ create, createMigrated, isShared }) => {
  const prepare = async (createDatabase = createMigrated) => {
    const { settings, remove } = await createDatabase();
    const env: Record<string, string> = settings.databaseUrl
      ? { DATABASE_URL: settings.databaseUrl }
      : { DATA_DIR: settings.dataDir };
    return { settings, env, remove };
  };

  it(`starts in ${isShared ? 'all' : 'only one'} of four processes that open a new database at the same time`, async () => {
    const { env, remove } = await prepare(create);
    const servers = Array.from({ length: 4 }, () => new ServerProcess(env));
    const addresses = await Promise.all(servers.map((server) => server.waitUntilReady().catch(() => undefined)));
    const up = addresses.filter((address) => address !== undefined);
    expect(up).toHaveLength(isShared ? 4 : 1);
    for (const address of up) expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
    const exits = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    const failed = exits.filter(({ code }) => code !== 0);
    expect(failed.map(({ code }) => code)).toEqual(isShared ? [] : [1, 1, 1]);
    for (const { output } of failed) {
      expect(output).toMatch(/^Weekwise cannot start: Another Weekwise server is using the data folder [^\n]+\n$/);
    }
    await remove();
  });

  it('finishes requests in flight on SIGTERM and exits with 0', async () => {
    const { env, remove } = await prepare();
    const server = new ServerProcess(env);
    const address = await server.waitUntilReady();
    const { csrfToken, cookie } = await fetchCsrfToken(address);
    const signups = Array.from({ length: 5 }, (_, n) => signUp(address, csrfToken, cookie, `drain${n}@example.org`));
    // Passwords are hashed a few at a time: when the first is done, the others are in flight.
    await Promise.race(signups);
    const startedAt = performance.now();
    const exit = server.kill('SIGTERM');
    const statuses = await Promise.all(signups);
    expect(statuses.map((response) => response.status)).toEqual([201, 201, 201, 201, 201]);
    expect((await exit).code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(4000);
    await remove();
  });

  it('loses no acknowledged write on kill -9 (DU-01)', async () => {
    const { env, settings, remove } = await prepare();
    const server = new ServerProcess(env);
    const address = await server.waitUntilReady();
    const { csrfToken, cookie } = await fetchCsrfToken(address);
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 40 }, async (_, n) => {
      const email = `kept${n}@example.org`;
      const response = await signUp(address, csrfToken, cookie, email).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(email);
    });
    await Promise.all(writing.slice(0, 3));
    await server.kill('SIGKILL');
    await Promise.all(writing);
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    const stored = (await db.selectFrom('users').select('email').execute()).map((row) => row.email);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    await db.destroy();
    await remove();
  });

  it('rejects a database that a newer version has used (DU-04)', async () => {
    const { env, settings, remove } = await prepare(create);
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    await migrate(db, settings.databaseUrl ? 'postgres' : 'sqlite', {
      ...migrations,
      '9999-future': { up: async () => {} },
    });
    await db.destroy();
    expect(await expectStartupFailure(env)).toMatch(/was last used by a newer Weekwise/);
    await remove();
  });

  it('generates its own secret at the first start and keeps it (AN-06)', async () => {
    const readSecret = async (settings: { readonly dataDir: string; readonly databaseUrl: string | undefined }) => {
      const db = await openDatabase(settings, { onConnectionLost: () => {} });
      // Every start does this too.
      await loadSigner(db);
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'server')
        .executeTakeFirstOrThrow();
      await db.destroy();
      return value;
    };
    const [one, other] = [await prepare(create), await prepare(create)];
    const firstSecret = await readSecret(one.settings);
    expect(Buffer.from(firstSecret, 'base64url')).toHaveLength(32);
    const server = new ServerProcess({ ...one.env, NODE_ENV: 'production', SECRET: 'changeme' });
    await server.waitUntilReady();
    expect((await server.kill('SIGTERM')).code).toBe(0);
    expect(await readSecret(one.settings)).toBe(firstSecret);
    expect(await readSecret(other.settings)).not.toBe(firstSecret);
    for (const { remove } of [one, other]) await remove();
  });

  it('logs one line per event, even if the input contains line breaks (OE-03)', async () => {
    const { env, remove } = await prepare();
    const server = new ServerProcess({ ...env, LOG_LEVEL: 'trace' });
    const address = await server.waitUntilReady();
    const forged = '%0d%0a{"level":60,"msg":"forged"}%0a\u2028';
    for (const path of [`/api/${forged}`, `/${forged}?${forged}`, `/api/auth/me?x=${forged}`]) {
      const headers = {
        'user-agent': 'a\\r\\nforged',
        'x-request-id': 'b\\n{"msg":"forged"}',
        cookie: 'weekwise=\\nforged',
      };
      expect((await fetch(address + encodeURI(path), { headers })).status).toBeLessThan(500);
    }
    const { csrfToken, cookie } = await fetchCsrfToken(address);
    await signUp(address, csrfToken, cookie, 'a@example.org\n{"level":60,"msg":"forged"}');
    const { output } = await server.kill('SIGTERM');
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Weekwise is ready at '));
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(lines.map((line) => String(JSON.parse(line).msg)).filter((msg) => msg === 'forged')).toEqual([]);
    await remove();
  });

  it('does not log passwords, cookies or tokens (OE-03)', async () => {
    const { env, remove } = await prepare();
    const server = new ServerProcess({ ...env, LOG_LEVEL: 'trace' });
    const address = await server.waitUntilReady();
    const { csrfToken, cookie } = await fetchCsrfToken(address);
    const signedUp = await signUp(address, csrfToken, cookie, 'logged@example.org');
    const { output } = await server.kill('SIGTERM');
    expect(signedUp.status).toBe(201);
    const secrets = [csrfToken, cookie.split('=')[1]!, 'a quiet green harbour', ...signedUp.headers.getSetCookie()];
    for (const secret of secrets) expect(output).not.toContain(secret.split(';')[0]!);
    await remove();
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('when $name is unavailable', ({ create }) => {
  it('the server responds with 503, and recovers without a restart (DU-03)', async () => {
    const { settings, remove } = await create();
    const url = settings.databaseUrl!;
    const server = new ServerProcess({ DATABASE_URL: url });
    const address = await server.waitUntilReady();
    const statuses: number[] = [];
    const until = performance.now() + 1500;
    const polling = Array.from({ length: 8 }, async () => {
      while (performance.now() < until) statuses.push((await fetch(`${address}/api/health`)).status);
    });
    const admin = new pg.Client({ connectionString: url, application_name: 'admin' });
    await admin.connect();
    // Terminates only this database's connections, because other tests use the same server.
    const terminateConnections = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weekwise' and datname = current_database()`;
    for (let round = 0; round < 5; round++) {
      await admin.query(terminateConnections);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await Promise.all(polling);
    await admin.end();
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    await remove();
  });
});

describe('the SQLite database', () => {
  it('rejects a second server, which changes nothing, and can be opened right after a kill -9 (DF-01)', async () => {
    const dataDir = createFolder();
    let server = new ServerProcess({ DATA_DIR: dataDir });
    const address = await server.waitUntilReady();
    const before = readdirSync(dataDir);
    expect(await expectStartupFailure({ DATA_DIR: dataDir })).toBe(
      `Weekwise cannot start: Another Weekwise server is using the data folder ${dataDir} (DATA_DIR). Stop it first, or ` +
        'set DATA_DIR to another folder. To run several servers on the same data, use PostgreSQL (DATABASE_URL).',
    );
    expect(readdirSync(dataDir)).toEqual(before);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await server.kill('SIGKILL');
    server = new ServerProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${await server.waitUntilReady()}/api/health`)).status).toBe(200);
  });

  it('is not replaced by an empty one if it is lost (DF-01)', async () => {
    const dataDir = createFolder();
    const server = new ServerProcess({ DATA_DIR: dataDir });
    await server.waitUntilReady();
    await server.kill('SIGKILL');
    rmSync(join(dataDir, 'weekwise.db'));
    const before = takeSnapshot(dataDir);
    expect(await expectStartupFailure({ DATA_DIR: dataDir })).toMatch(
      /^Weekwise cannot start: This data folder was in use, but weekwise\.db is missing\. Found in .*: weekwise\.db-shm \(\d+ bytes\), weekwise\.db-wal \(\d+ bytes\), weekwise\.installation \(512 bytes\)\. Nothing was changed\. Restore a backup \(see "Backup, restore, and moving" in docs\/operating\.md\)/,
    );
    expect(takeSnapshot(dataDir)).toEqual(before);
  });

  it('is readable only by its owner, and merges its log on shutdown (SC-02)', async () => {
    const dataDir = join(createFolder(), 'new', 'data');
    const server = new ServerProcess({ DATA_DIR: dataDir });
    await server.waitUntilReady();
    const file = join(dataDir, 'weekwise.db');
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.kill('SIGTERM');
    // After a clean shutdown, everything is in one file.
    expect(existsSync(`${file}-wal`)).toBe(false);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('runs at synchronous = full with foreign keys on', async () => {
    const dataDir = createFolder();
    const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onConnectionLost: () => {} });
    const { sql } = await import('kysely');
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }]);
    await db.destroy();
  });
});

async function fetchCsrfToken(address: string) {
  const response = await fetch(`${address}/api/csrf-token`);
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return { csrfToken, cookie: response.headers.getSetCookie()[0]!.split(';')[0]! };
}

function signUp(address: string, csrfToken: string, cookie: string, email: string): Promise<Response> {
  return fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie },
    body: JSON.stringify({ email, password: 'a quiet green harbour' }),
  });
}
