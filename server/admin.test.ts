import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { invitationTtl, resetLinkTtlMs } from '#domain/limits.ts';
import { runAdmin, usage } from './admin.ts';
import { openDatabase } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { findCredentials, insertUser } from '#server/modules/auth/auth.queries.ts';
import { getInvitationState } from '#server/modules/auth/invitations.queries.ts';
import { findPasswordReset } from '#server/modules/auth/password-reset.queries.ts';
import { buildUserRow } from '#server/testing/fixtures/factories.ts';
import { PASSWORD } from '#server/testing/app.ts';
import { copyFolder, createDataFolder, readRows } from '#server/testing/database/file-damage.ts';
import { databaseKinds, sqlite, type TestDatabase } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { NetworkClient } from '#server/testing/network-client.ts';

const NOW = Date.UTC(2026, 10, 11, 10, 30);
const HOUR = 60 * 60_000;
const LOCAL_LINK_NOTE = 'PUBLIC_URL is not set, so the link points to this machine.';
const onConnectionLost = () => {};

const toEnvironment = ({ dataDir, databaseUrl }: TestDatabase['settings']) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

const parseToken = (link: string) => link.split('#token=')[1]!;

afterAll(() => ServerProcess.killAll());

describe.each(databaseKinds)('admin commands on $name', ({ create, createMigrated, name }) => {
  it('work while a server is running (AN-08)', async () => {
    const { settings, remove } = await create();
    const db = await openDatabase(settings, { onConnectionLost });
    const env = { ...toEnvironment(settings), PUBLIC_URL: 'https://weekwise.example' };
    const admin = (...args: string[]) => runAdmin(args, env, NOW);

    expect((await admin('list')).out).toBe('No accounts.\n\nNo open invitations.');
    const invited = await admin('invite', '--expires', '12h', '--for', 'ben@example.org');
    expect(invited.out).toMatch(/^https:\/\/weekwise\.example\/register#token=[\w-]{43}$/);
    expect(invited.notes).toEqual(['It works once, until 2026-11-11 22:30 UTC.']);
    const hash = sha256(parseToken(invited.out));
    expect(await getInvitationState(db, hash, NOW + 12 * HOUR - 1)).toBe('valid');
    expect(await getInvitationState(db, hash, NOW + 12 * HOUR)).toBe('expired');

    const ann = { ...buildUserRow('u'), email: 'Ann@example.org', email_key: 'ann@example.org' };
    await inTransaction(db, (tx) => insertUser(tx, { ...ann, created_at: NOW - HOUR }));
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
      'ann@EXAMPLE.org is disabled and logged out everywhere.',
    );
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect((await findCredentials(db, ann.email))?.disabled_at).toBe(NOW);
    expect((await list())[1]).toEqual(['Ann@example.org', '2026-11-11 09:30 UTC', '-', '2026-11-11 10:30 UTC']);
    await expect(admin('reset-link', ann.email)).rejects.toThrow('Ann@example.org is disabled. Enable it first.');
    expect((await admin('enable', ann.email)).out).toBe('Ann@example.org is enabled.');
    const reset = await admin('reset-link', 'ann@example.org');
    expect(reset.out).toMatch(/^https:\/\/weekwise\.example\/reset-password#token=[\w-]{43}$/);
    const resetHash = sha256(parseToken(reset.out));
    expect(await findPasswordReset(db, resetHash, NOW + resetLinkTtlMs - 1)).toMatchObject({ id: 'u' });
    expect(await findPasswordReset(db, resetHash, NOW + resetLinkTtlMs)).toBeUndefined();

    const key = { user_id: 'u', provider: 'openai', model: 'small', encrypted_key: 'x', saved_at: NOW };
    await db.insertInto('model_keys').values(key).execute();
    expect((await admin('delete-model-keys')).out).toBe('1 API key was deleted.');
    expect((await admin('delete-model-keys')).out).toBe('0 API keys were deleted.');
    expect(await db.selectFrom('model_keys').selectAll().execute()).toEqual([]);

    const configured = await runAdmin(['find-models'], { ...env, AI_PROVIDER: 'ollama' }, NOW);
    expect(configured.out).toBe('No model was found, or one is configured already (AI_PROVIDER, AI_USER_HOSTS).');

    for (const command of ['disable', 'enable', 'reset-link']) {
      await expect(admin(command, 'nobody@example.org')).rejects.toThrow(
        'there is no account with the email address nobody@example.org.',
      );
    }
    await sql`delete from migrations where name = '0001-accounts'`.execute(db);
    await expect(admin('list')).rejects.toThrow('does not match this version of Weekwise');
    await db.destroy();
    await remove();
  });

  it('work without a server', async () => {
    const { settings, remove } = await createMigrated();
    await (await openDatabase(settings, { onConnectionLost })).destroy();
    const invited = await runAdmin(['invite'], toEnvironment(settings), NOW);
    expect(invited.notes).toEqual(['It works once, until 2026-11-18 10:30 UTC.', LOCAL_LINK_NOTE]);
    const db = await openDatabase(settings, { onConnectionLost });
    const state = getInvitationState(db, sha256(parseToken(invited.out)), NOW + invitationTtl.defaultMs - 1);
    expect([name, await state]).toEqual([name, 'valid']);
    await db.destroy();
    await remove();
  });
});

describe('admin arguments', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-admin-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const admin = (args: readonly string[]) => runAdmin(args, { DATA_DIR: dataDir }, NOW);

  it.each([[[]], [['help']], [['--help']], [['list', '-h']]])('%j print the usage', async (args) => {
    expect(await admin(args)).toEqual({ out: usage });
  });

  it.each([
    [['remove'], "unknown command 'remove'"],
    [['constructor'], "unknown command 'constructor'"],
    [['disable'], "the account's email address is missing."],
    [['enable', 'a@example.org', 'b@example.org'], "unexpected argument 'b@example.org'."],
    [['list', 'all'], "unexpected argument 'all'."],
    [['list', '--expires', '7d'], '--expires and --for only apply to invite.'],
    [['invite', '--expires', '1y'], '--expires must look like 30m, 12h or 7d'],
    [['invite', '--expires', '0d'], '--expires must look like 30m, 12h or 7d'],
    [['invite', '--expires', '366d'], 'at most 365d'],
    [['invite', '--for', 'Ann'], "'Ann' is not an email address."],
    [['invite', '--until', '7d'], 'Unknown option'],
    [['invite'], 'There is no database in'],
  ])('%j are rejected without writing anything', async (args, message) => {
    await expect(admin(args)).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

it('a command after a kill -9 loses no data and does not prevent the next start', async () => {
  const killed = await createDataFolder(0, 'killed');
  const dataDir = copyFolder(killed.dataDir);
  await runAdmin(['invite'], { DATA_DIR: dataDir }, NOW);
  expect(await readRows(dataDir)).toEqual(killed.rows);
  for (const folder of [killed.dataDir, dataDir]) rmSync(folder, { recursive: true });
});

it('npm run admin prints a link that works immediately on the running server', { timeout: 60_000 }, async () => {
  const { settings, remove } = await sqlite.createMigrated();
  mkdirSync(settings.dataDir, { recursive: true });
  const server = new ServerProcess({ DATA_DIR: settings.dataDir, SIGN_UP: 'first', HOST: '0.0.0.0' });
  const address = (await server.waitUntilReady()).replace('0.0.0.0', '127.0.0.1');
  const env = { PATH: process.env['PATH'], DATA_DIR: settings.dataDir };
  const run = (...args: string[]) =>
    new Promise<readonly [code: unknown, out: string, err: string]>((resolve) => {
      const program = [join(import.meta.dirname, '..', 'scripts', 'admin.ts'), ...args];
      execFile(process.execPath, program, { env, timeout: 30_000 }, (error, out, err) =>
        resolve([error?.code ?? 0, out.trim(), err.trim()]),
      );
    });
  const signUp = (email: string, invitation?: string) =>
    new NetworkClient(address).post('/api/auth/signup', { email, password: PASSWORD, invitation });
  expect((await signUp('owner@example.org')).status).toBe(201);
  expect((await signUp('friend@example.org')).status).toBe(403);
  const [[code, link], rejected] = await Promise.all([run('invite'), run('disable', 'x@example.org')]);
  expect(code).toBe(0);
  expect((await signUp('friend@example.org', parseToken(link))).status).toBe(201);
  expect(rejected).toEqual([1, '', 'Nothing was done: there is no account with the email address x@example.org.']);
  expect(server.output).not.toContain('anyone who can reach');
  await server.kill('SIGTERM');
  await remove();
});
