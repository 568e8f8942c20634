import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import { KeyMismatchError, loadSecretCipher, type SecretCipher } from './secret-cipher.ts';

const SECRET = 'sk-0123456789 ü';
const CONTEXT = ['model-key', 'ann', 'openai'];
const ENV_SECRET = 'x'.repeat(32);

const SHARED = { databaseUrl: 'postgres://db.example/weekwise' };

describeOnEachDatabase('the cipher for secrets of users', {}, (t) => {
  let dataDir: string;
  let warnings: string[];
  const keyFile = () => join(dataDir, 'weekwise.key');

  const load = (changes: { secret?: string; databaseUrl?: string | undefined; dataDir?: string } = {}) =>
    loadSecretCipher({ secret: undefined, dataDir, databaseUrl: undefined, ...changes }, t.db, {
      warn: (message: unknown) => void warnings.push(String(message)),
    });

  /** Secrets that are not stored do not matter, so a test of a lost key stores one. */
  async function storeSecret(cipher: SecretCipher): Promise<string> {
    const user_id = await getUserId(await t.signUp());
    const encrypted_key = await cipher.encrypt(SECRET, CONTEXT);
    const row = { user_id, provider: 'openai', model: 'm', encrypted_key, saved_at: t.now };
    await t.db.insertInto('model_keys').values(row).execute();
    return encrypted_key;
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'weekwise-key-'));
    warnings = [];
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true });
    await t.db.deleteFrom('model_keys').execute();
    await t.db.deleteFrom('secrets').where('name', '=', 'encryption-key-id').execute();
  });

  it('creates a key that only the server can read, once it is needed', async () => {
    const cipher = await load();
    expect(existsSync(keyFile())).toBe(false);
    const encrypted = await cipher.encrypt(SECRET, CONTEXT);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(encrypted).not.toContain(Buffer.from(SECRET).toString('base64url'));
    expect(cipher.decrypt(encrypted, CONTEXT)).toBe(SECRET);
    expect((await load()).decrypt(encrypted, CONTEXT)).toBe(SECRET);
    expect(warnings).toEqual([]);
  });

  it('encrypts the same text differently each time', async () => {
    const cipher = await load();
    expect(await cipher.encrypt(SECRET, CONTEXT)).not.toBe(await cipher.encrypt(SECRET, CONTEXT));
  });

  it('decrypts nothing for another context, and nothing that was changed', async () => {
    const cipher = await load();
    const encrypted = await cipher.encrypt(SECRET, CONTEXT);
    for (const context of [
      ['model-key', 'ben', 'openai'],
      ['model-key', 'ann'],
      [],
      ['model-key', 'ann', 'o', 'penai'],
    ]) {
      expect(cipher.decrypt(encrypted, context)).toBeUndefined();
    }
    const bytes = Buffer.from(encrypted, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(cipher.decrypt(changed.toString('base64url'), CONTEXT)).toBeUndefined();
      expect(cipher.decrypt(bytes.subarray(0, at).toString('base64url'), CONTEXT)).toBeUndefined();
    }
  });

  it('agrees on one key if several servers in the same folder create it at once', async () => {
    const ciphers = await Promise.all([load(), load(), load()]);
    const texts = await Promise.all(ciphers.map((cipher) => cipher.encrypt(SECRET, CONTEXT)));
    for (const cipher of ciphers) {
      expect(texts.map((text) => cipher.decrypt(text, CONTEXT))).toEqual([SECRET, SECRET, SECRET]);
    }
  });

  it('needs no file if a secret is set, which all servers share', async () => {
    const encrypted = await storeSecret(await load({ secret: ENV_SECRET }));
    expect(existsSync(keyFile())).toBe(false);
    const elsewhere = await load({ secret: ENV_SECRET, dataDir: join(dataDir, 'elsewhere') });
    expect(elsewhere.decrypt(encrypted, CONTEXT)).toBe(SECRET);
  });

  it('starts without the key if nothing is encrypted with it any more', async () => {
    await (await load()).encrypt(SECRET, CONTEXT);
    rmSync(keyFile());
    const cipher = await load();
    expect(cipher.decrypt(await cipher.encrypt(SECRET, CONTEXT), CONTEXT)).toBe(SECRET);
    expect(warnings).toEqual([]);
  });

  it('stops the start with the cause if the key file is damaged', async () => {
    await (await load()).encrypt(SECRET, CONTEXT);
    const content = readFileSync(keyFile(), 'utf8');
    for (const damaged of ['', 'x', content.slice(0, 20)]) {
      writeFileSync(keyFile(), damaged);
      await expect(load()).rejects.toThrow(`${keyFile()} is damaged: it should contain an encryption key.`);
    }
  });

  it('asks for secrets again if the key of an embedded database is lost (AI-08)', async () => {
    const encrypted = await storeSecret(await load());
    rmSync(keyFile());
    const cipher = await load();
    expect(warnings).toEqual([expect.stringContaining('users have to enter them again')]);
    expect(cipher.decrypt(encrypted, CONTEXT)).toBeUndefined();
    const next = await cipher.encrypt(SECRET, CONTEXT);
    expect((await load()).decrypt(next, CONTEXT)).toBe(SECRET);
    expect(warnings).toHaveLength(1);
  });

  it('stops the start of a server that lacks the key of the others', async () => {
    await storeSecret(await load());
    const elsewhere = join(dataDir, 'elsewhere');
    await expect(load({ ...SHARED, dataDir: elsewhere })).rejects.toThrow(
      `Copy weekwise.key from the DATA_DIR of a server that has it to ${join(elsewhere, 'weekwise.key')}, or set WEEKWISE_SECRET`,
    );
    await expect(load({ ...SHARED, secret: ENV_SECRET })).rejects.toThrow(
      'Set WEEKWISE_SECRET to the same value on all servers.',
    );
    expect(existsSync(elsewhere)).toBe(false);
    await t.db.deleteFrom('model_keys').execute();
    expect(await load({ ...SHARED, secret: ENV_SECRET })).toBeDefined();
  });

  it('encrypts nothing with another key than the other servers', async () => {
    const first = await load();
    const withoutFile = await load({ dataDir: join(dataDir, 'elsewhere') });
    const withSecret = await load({ secret: ENV_SECRET });
    const encrypted = await first.encrypt(SECRET, CONTEXT);
    for (const cipher of [withoutFile, withSecret]) {
      await expect(cipher.encrypt(SECRET, CONTEXT)).rejects.toThrow(KeyMismatchError);
      expect(cipher.decrypt(encrypted, CONTEXT)).toBeUndefined();
    }
    expect(existsSync(join(dataDir, 'elsewhere'))).toBe(false);
  });
});
