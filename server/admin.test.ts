import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { invitationLife, resetLifeMs } from '#domain/limits.ts';
import { runAdmin, usage } from './admin.ts';
import { openDatabase } from './db/open.ts';
import { transact } from './db/transaction.ts';
import { sha256 } from './http/secret.ts';
import { findLogin, insertUser } from './modules/auth/auth.queries.ts';
import { invitationState } from './modules/auth/invitations.queries.ts';
import { findReset } from './modules/auth/password-reset.queries.ts';
import { userRow } from './testing/account.ts';
import { PASSWORD } from './testing/app.ts';
import { copyFolder, prepareFolder, readRows } from './testing/damage.ts';
import { databaseKinds, sqlite, type TestDatabase } from './testing/databases.ts';
import { ServerProcess } from './testing/process.ts';
import { Visitor } from './testing/visitor.ts';

const NOW = Date.UTC(2026, 10, 11, 10, 30);
const HOUR = 60 * 60_000;
const LOCAL = 'PUBLIC_URL is not set, so the link leads to this machine.';
const onLost = () => {};

const envOf = ({ dataDir, databaseUrl }: TestDatabase['settings']) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

const tokenIn = (link: string) => link.split('#token=')[1]!;

afterAll(() => ServerProcess.killAll());

describe.each(databaseKinds)('admin commands on $name', ({ makeMigrated, name }) => {
  it('work beside a server', async () => {
    const { settings, remove } = await makeMigrated();
    const db = await openDatabase(settings, { onLost });
    const env = { ...envOf(settings), PUBLIC_URL: 'https://weekwise.example' };
    const admin = (...args: string[]) => runAdmin(args, env, NOW);

    expect((await admin('list')).out).toBe('No accounts.\n\nNo open invitations.');
    const invited = await admin('invite', '--expires', '12h', '--for', 'ben@example.org');
    expect(invited.out).toMatch(/^https:\/\/weekwise\.example\/register#token=[\w-]{43}$/);
    expect(invited.notes).toEqual(['It works once, until 2026-11-11 22:30 UTC.']);
    const hash = sha256(tokenIn(invited.out));
    expect(await invitationState(db, hash, NOW + 12 * HOUR - 1)).toBe('valid');
    expect(await invitationState(db, hash, NOW + 12 * HOUR)).toBe('expired');

    const ann = { ...userRow('u'), email: 'Ann@example.org', email_key: 'ann@example.org' };
    await transact(db, (tx) => insertUser(tx, { ...ann, created_at: NOW - HOUR }));
    const session = { token_hash: 't', user_id: 'u', id: 's', created_at: 1, expires_at: NOW * 2, user_agent: '' };
    await db
      .insertInto('sessions')
      .values({ ...session, last_used_at: NOW - 60_000 })
      .execute();
    const list = async () => (await admin('list')).out.split('\n').map((line) => line.split(/ {2,}/));
    expect(await list()).toEqual([
      ['ACCOUNT', 'CREATED', 'LAST USED', 'DISABLED'],
      ['Ann@example.org', '2026-11-11 09:30 UTC', '2026-11-11 10:29 UTC', '-'],
      [''],
      ['INVITATION FOR', 'CREATED', 'EXPIRES'],
      ['ben@example.org', '2026-11-11 10:30 UTC', '2026-11-11 22:30 UTC'],
    ]);

    expect((await admin('disable', 'ann@EXAMPLE.org')).out).toBe(
      'ann@EXAMPLE.org is disabled, and logged out everywhere.',
    );
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await findLogin(db, ann.email))?.disabled_at).toBe(NOW);
    expect((await list())[1]).toEqual(['Ann@example.org', '2026-11-11 09:30 UTC', '-', '2026-11-11 10:30 UTC']);
    await expect(admin('reset-link', ann.email)).rejects.toThrow('Ann@example.org is disabled. Enable it first.');
    expect((await admin('enable', ann.email)).out).toBe('Ann@example.org is enabled.');
    const reset = await admin('reset-link', 'ann@example.org');
    expect(reset.out).toMatch(/^https:\/\/weekwise\.example\/reset-password#token=[\w-]{43}$/);
    const resetHash = sha256(tokenIn(reset.out));
    expect(await findReset(db, resetHash, NOW + resetLifeMs - 1)).toMatchObject({ id: 'u' });
    expect(await findReset(db, resetHash, NOW + resetLifeMs)).toBeUndefined();

    for (const command of ['disable', 'enable', 'reset-link']) {
      await expect(admin(command, 'nobody@example.org')).rejects.toThrow(
        'there is no account with the email nobody@example.org.',
      );
    }
    await sql`delete from migrations where name = '0001-accounts'`.execute(db);
    await expect(admin('list')).rejects.toThrow('not of this version of Weekwise');
    await db.destroy();
    await remove();
  });

  it('work without a server', async () => {
    const { settings, remove } = await makeMigrated();
    await (await openDatabase(settings, { onLost })).destroy();
    const invited = await runAdmin(['invite'], envOf(settings), NOW);
    expect(invited.notes).toEqual(['It works once, until 2026-11-18 10:30 UTC.', LOCAL]);
    const db = await openDatabase(settings, { onLost });
    const left = invitationState(db, sha256(tokenIn(invited.out)), NOW + invitationLife.usualMs - 1);
    expect([name, await left]).toEqual([name, 'valid']);
    await db.destroy();
    await remove();
  });
});

describe('what is typed wrong', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-admin-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const admin = (args: readonly string[]) => runAdmin(args, { DATA_DIR: dataDir }, NOW);

  it.each([[[]], [['help']], [['--help']], [['list', '-h']]])('%j shows what there is', async (args) => {
    expect(await admin(args)).toEqual({ out: usage });
  });

  it.each([
    [['remove'], "there is no command 'remove'"],
    [['constructor'], "there is no command 'constructor'"],
    [['disable'], 'name the account by its email address.'],
    [['enable', 'a@example.org', 'b@example.org'], "'b@example.org' is not expected here."],
    [['list', 'all'], "'all' is not expected here."],
    [['list', '--expires', '7d'], '--expires and --for are for invite only.'],
    [['invite', '--expires', '1y'], '--expires must be like 30m, 12h or 7d'],
    [['invite', '--expires', '0d'], '--expires must be like 30m, 12h or 7d'],
    [['invite', '--expires', '366d'], 'at most 365d'],
    [['invite', '--for', 'Ann'], "'Ann' is not an email address."],
    [['invite', '--until', '7d'], 'Unknown option'],
    [['invite'], 'There is no database in'],
  ])('%j is refused, and nothing is written', async (args, message) => {
    await expect(admin(args)).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

it('a command after a kill -9 loses nothing, nor keeps the next server from starting', async () => {
  const killed = await prepareFolder(0, 'killed');
  const dataDir = copyFolder(killed.dataDir);
  await runAdmin(['invite'], { DATA_DIR: dataDir }, NOW);
  expect(await readRows(dataDir)).toEqual(killed.rows);
  for (const folder of [killed.dataDir, dataDir]) rmSync(folder, { recursive: true });
});

it('npm run admin prints a link that works on the running server at once', { timeout: 60_000 }, async () => {
  const { settings, remove } = await sqlite.makeMigrated();
  mkdirSync(settings.dataDir, { recursive: true });
  const server = new ServerProcess({ DATA_DIR: settings.dataDir, SIGN_UP: 'first', HOST: '0.0.0.0' });
  const address = (await server.ready()).replace('0.0.0.0', '127.0.0.1');
  const env = { PATH: process.env['PATH'], DATA_DIR: settings.dataDir };
  const run = (...args: string[]) =>
    new Promise<readonly [code: unknown, out: string, err: string]>((resolve) => {
      const program = [join(import.meta.dirname, '..', 'scripts', 'admin.ts'), ...args];
      execFile(process.execPath, program, { env, timeout: 30_000 }, (error, out, err) =>
        resolve([error?.code ?? 0, out.trim(), err.trim()]),
      );
    });
  const signUp = (email: string, invitation?: string) =>
    new Visitor(address).post('/api/auth/signup', { email, password: PASSWORD, invitation });
  expect((await signUp('owner@example.org')).status).toBe(201);
  expect((await signUp('friend@example.org')).status).toBe(403);
  const [[code, link], refused] = await Promise.all([run('invite'), run('disable', 'x@example.org')]);
  expect(code).toBe(0);
  expect((await signUp('friend@example.org', tokenIn(link))).status).toBe(201);
  expect(refused).toEqual([1, '', 'Nothing was done: there is no account with the email x@example.org.']);
  expect(server.output).not.toContain('anyone who can reach');
  await server.kill('SIGTERM');
  await remove();
});
