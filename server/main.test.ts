import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { openDatabase } from './db/open.ts';
import { openSeal } from './http/secret.ts';
import { snapshotOf } from './testing/damage.ts';
import { databaseKinds } from './testing/databases.ts';
import { ServerProcess } from './testing/process.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'weekwise-main-'));
  folders.push(made);
  return made;
}
afterEach(() => ServerProcess.killAll());
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

const refused = async (env: Record<string, string>) => {
  const { code, output } = await new ServerProcess(env).exit;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
};

describe('a wrong setting ends the start with one line', () => {
  it('PORT', async () => {
    expect(await refused({ PORT: 'http' })).toBe(
      "Weekwise cannot start: PORT must be a whole number from 0 to 65535, not 'http'.",
    );
  });

  it('a model without its provider, and one without its address, never with the key', async () => {
    const output = await refused({ AI_API_KEY: 'sk-hidden-word', AI_MODEL: 'small' });
    expect(output).toBe(
      'Weekwise cannot start: AI_PROVIDER must be openai-compatible or anthropic, as AI_API_KEY is set.',
    );
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_API_KEY: 'sk-hidden-word' };
    expect(await refused(env)).toMatch(/^Weekwise cannot start: AI_BASE_URL must look like [^-]*$/);
  });

  it('a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await refused({ PORT: String(port), DATA_DIR: folder() })).toBe(
      `Weekwise cannot start: Port ${port} on 127.0.0.1 is in use. Set PORT to another.`,
    );
    server.close();
  });

  it('a HOST that is not this machine', async () => {
    expect(await refused({ HOST: '192.0.2.1', DATA_DIR: folder() })).toMatch(
      /Cannot listen on 192\.0\.2\.1:0 \(HOST, PORT\)/,
    );
  });

  it('a DATA_DIR that cannot be made or is a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: file })).toMatch(/Cannot open the database .*file\/weekwise\.db \(DATA_DIR\): /);
    expect(await refused({ DATA_DIR: '/dev/null/data' })).toMatch(/\(DATA_DIR\): ENOTDIR/);
  });

  it('a file that is no database', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'weekwise.db'), 'this is not a database, but long enough to look like one'.repeat(50));
    expect(await refused({ DATA_DIR: dataDir })).toMatch(/weekwise\.db is damaged: file is not a database\. Found in /);
  });

  it('a database that cannot be reached, without telling its password', async () => {
    const output = await refused({ DATABASE_URL: 'postgres://me:hidden-word@127.0.0.1:1/weekwise' });
    expect(output).toMatch(
      /Cannot use the PostgreSQL at 127\.0\.0\.1:1\/weekwise \(DATABASE_URL\): connect ECONNREFUSED/,
    );
    expect(output).not.toContain('hidden-word');
  });
});

describe.each(databaseKinds)('the program on $name', ({ make, isShared }) => {
  const start = async () => {
    const { settings, remove } = await make();
    const env: Record<string, string> = settings.databaseUrl
      ? { DATABASE_URL: settings.databaseUrl }
      : { DATA_DIR: settings.dataDir };
    return { settings, env, remove };
  };

  const comeUp = isShared ? 'all come up' : 'are one that comes up, and three that say why they do not';
  it(`four servers starting at once on a new database ${comeUp}`, async () => {
    const { env, remove } = await start();
    const servers = Array.from({ length: 4 }, () => new ServerProcess(env));
    const addresses = await Promise.all(servers.map((server) => server.ready().catch(() => undefined)));
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

  it('SIGTERM finishes what is in flight and exits 0', async () => {
    const { env, remove } = await start();
    const server = new ServerProcess(env);
    const address = await server.ready();
    const { csrfToken, cookie } = await visit(address);
    const signups = Array.from({ length: 5 }, (_, n) => signup(address, csrfToken, cookie, `drain${n}@example.org`));
    // Passwords are hashed a few at a time: when the first is done, the others are in flight.
    await Promise.race(signups);
    const began = performance.now();
    const exit = server.kill('SIGTERM');
    const statuses = await Promise.all(signups);
    expect(statuses.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect((await exit).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(4000);
    await remove();
  });

  it('kill -9 in the middle of writing loses nothing that was answered', async () => {
    const { env, settings, remove } = await start();
    const server = new ServerProcess(env);
    const address = await server.ready();
    const { csrfToken, cookie } = await visit(address);
    const answered: string[] = [];
    const writing = Array.from({ length: 40 }, async (_, n) => {
      const email = `kept${n}@example.org`;
      const answer = await signup(address, csrfToken, cookie, email).catch(() => undefined);
      if (answer?.status === 201) answered.push(email);
    });
    await Promise.all(writing.slice(0, 3));
    await server.kill('SIGKILL');
    await Promise.all(writing);
    const db = await openDatabase(settings, { onLost: () => {} });
    const kept = (await db.selectFrom('users').select('email').execute()).map((row) => row.email);
    expect(answered.length).toBeGreaterThanOrEqual(3);
    expect(kept).toEqual(expect.arrayContaining(answered));
    await db.destroy();
    await remove();
  });

  it('a database that a newer program has used is refused', async () => {
    const { env, settings, remove } = await start();
    const db = await openDatabase(settings, { onLost: () => {} });
    await migrate(db, settings.databaseUrl ? 'postgres' : 'sqlite', {
      ...migrations,
      '9999-future': { up: async () => {} },
    });
    await db.destroy();
    expect(await refused(env)).toMatch(/was last used by a newer Weekwise/);
    await remove();
  });

  it('makes a secret of its own at its first start, keeps it, and has none built in', async () => {
    const secretOf = async (settings: { readonly dataDir: string; readonly databaseUrl: string | undefined }) => {
      const db = await openDatabase(settings, { onLost: () => {} });
      // What every start does.
      await openSeal(db);
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'server')
        .executeTakeFirstOrThrow();
      await db.destroy();
      return value;
    };
    const [one, other] = [await start(), await start()];
    const early = await secretOf(one.settings);
    expect(Buffer.from(early, 'base64url')).toHaveLength(32);
    const server = new ServerProcess({ ...one.env, NODE_ENV: 'production', SECRET: 'changeme' });
    await server.ready();
    expect((await server.kill('SIGTERM')).code).toBe(0);
    expect(await secretOf(one.settings)).toBe(early);
    expect(await secretOf(other.settings)).not.toBe(early);
    for (const { remove } of [one, other]) await remove();
  });

  it('logs a line for each thing, whatever line breaks are in it', async () => {
    const { env, remove } = await start();
    const server = new ServerProcess({ ...env, LOG_LEVEL: 'trace' });
    const address = await server.ready();
    const forged = '%0d%0a{"level":60,"msg":"forged"}%0a\u2028';
    for (const path of [`/api/${forged}`, `/${forged}?${forged}`, `/api/auth/me?x=${forged}`]) {
      const headers = {
        'user-agent': 'a\\r\\nforged',
        'x-request-id': 'b\\n{"msg":"forged"}',
        cookie: 'weekwise=\\nforged',
      };
      expect((await fetch(address + encodeURI(path), { headers })).status).toBeLessThan(500);
    }
    const { csrfToken, cookie } = await visit(address);
    await signup(address, csrfToken, cookie, 'a@example.org\n{"level":60,"msg":"forged"}');
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

  it('logs neither passwords nor cookies nor tokens', async () => {
    const { env, remove } = await start();
    const server = new ServerProcess({ ...env, LOG_LEVEL: 'trace' });
    const address = await server.ready();
    const { csrfToken, cookie } = await visit(address);
    const made = await signup(address, csrfToken, cookie, 'logged@example.org');
    const { output } = await server.kill('SIGTERM');
    expect(made.status).toBe(201);
    const secrets = [csrfToken, cookie.split('=')[1]!, 'a quiet green harbour', ...made.headers.getSetCookie()];
    for (const secret of secrets) expect(output).not.toContain(secret.split(';')[0]!);
    await remove();
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('when $name goes away', ({ make }) => {
  it('requests meanwhile are 503, and afterwards all is well without a restart', async () => {
    const { settings, remove } = await make();
    const url = settings.databaseUrl!;
    const server = new ServerProcess({ DATABASE_URL: url });
    const address = await server.ready();
    const statuses: number[] = [];
    const until = performance.now() + 1500;
    const asking = Array.from({ length: 8 }, async () => {
      while (performance.now() < until) statuses.push((await fetch(`${address}/api/health`)).status);
    });
    const admin = new pg.Client({ connectionString: url, application_name: 'admin' });
    await admin.connect();
    // Of this database alone: other tests have theirs beside it.
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weekwise' and datname = current_database()`;
    for (let round = 0; round < 5; round++) {
      await admin.query(end);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await Promise.all(asking);
    await admin.end();
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    await remove();
  });
});

describe('the embedded database', () => {
  it('refuses a second server, which changes nothing, and lets the next one in right after a kill -9', async () => {
    const dataDir = folder();
    let server = new ServerProcess({ DATA_DIR: dataDir });
    const address = await server.ready();
    const before = readdirSync(dataDir);
    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `Weekwise cannot start: Another Weekwise server is using the data folder ${dataDir} (DATA_DIR). Stop it first, or ` +
        'set DATA_DIR to another folder. For several servers on the same data use a PostgreSQL (DATABASE_URL).',
    );
    expect(readdirSync(dataDir)).toEqual(before);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await server.kill('SIGKILL');
    server = new ServerProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${await server.ready()}/api/health`)).status).toBe(200);
  });

  it('that is lost is not replaced by an empty one', async () => {
    const dataDir = folder();
    const server = new ServerProcess({ DATA_DIR: dataDir });
    await server.ready();
    await server.kill('SIGKILL');
    rmSync(join(dataDir, 'weekwise.db'));
    const before = snapshotOf(dataDir);
    expect(await refused({ DATA_DIR: dataDir })).toMatch(
      /^Weekwise cannot start: This data folder was in use, but weekwise\.db is missing\. Found in .*: weekwise\.db-shm \(\d+ bytes\), weekwise\.db-wal \(\d+ bytes\), weekwise\.installation \(512 bytes\)\. Nothing was changed\. Restore a backup as README\.md says/,
    );
    expect(snapshotOf(dataDir)).toEqual(before);
  });

  it('is kept for its owner alone and is safe against power cuts', async () => {
    const dataDir = join(folder(), 'new', 'data');
    const server = new ServerProcess({ DATA_DIR: dataDir });
    await server.ready();
    const file = join(dataDir, 'weekwise.db');
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.kill('SIGTERM');
    // Everything is in the one file after a clean stop.
    expect(existsSync(`${file}-wal`)).toBe(false);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  it('runs at synchronous = full with foreign keys on', async () => {
    const dataDir = folder();
    const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onLost: () => {} });
    const { sql } = await import('kysely');
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }]);
    await db.destroy();
  });
});

async function visit(address: string) {
  const answer = await fetch(`${address}/api/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return { csrfToken, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! };
}

function signup(address: string, csrfToken: string, cookie: string, email: string): Promise<Response> {
  return fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie },
    body: JSON.stringify({ email, password: 'a quiet green harbour' }),
  });
}
