import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { dataFiles } from '#server/db/data-folder/files.ts';
import type { Db } from '#server/db/schema.ts';
import { StartupError } from '#server/startup-error.ts';
import { encryptionKeySource, KEY_BYTES } from './encryption-key.ts';

/** Encrypts what users entrust to the server, such as API keys. */
export interface SecretCipher {
  /**
   * Creates the encryption key on first use. `context` says whom and what the text belongs to. Throws `KeyMismatchError`
   * if other servers on the same database use another key.
   */
  encrypt(text: string, context: readonly string[]): Promise<string>;
  /** Undefined if the text was encrypted with another key or for another context. */
  decrypt(encrypted: string, context: readonly string[]): string | undefined;
}

export class KeyMismatchError extends Error {
  override name = 'KeyMismatchError';
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The row of `secrets` that identifies the key with which secrets were encrypted. */
const KEY_ID = 'encryption-key-id';

/**
 * Throws if users have saved secrets with a key that this server does not have, and other servers may have it. The embedded
 * database belongs to one server, so there the key is lost, for example after restoring a backup without it. Users then
 * enter their secrets again.
 */
export async function loadSecretCipher(
  config: Pick<Config, 'secret' | 'dataDir' | 'databaseUrl'>,
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<SecretCipher> {
  const source = encryptionKeySource(config);
  let key = source.read();
  const registered = await findKeyId(db);
  if (registered !== undefined && (!key || keyId(key) !== registered)) {
    if (await hasSecrets(db)) {
      if (config.databaseUrl !== undefined) throw new StartupError(mismatchMessage(config));
      log.warn('the key that encrypts the API keys of users is missing or has changed: users have to enter them again');
    }
    // The next secret registers the new key.
    await db.deleteFrom('secrets').where('name', '=', KEY_ID).where('value', '=', registered).execute();
  }

  /** The key that all servers use. */
  async function loadSharedKey(): Promise<Buffer> {
    const sharedId = await findKeyId(db);
    key ??= source.read();
    // A new key would be of no use if other servers have one.
    if (sharedId === undefined) key ??= source.create();
    if (key && keyId(key) === (sharedId ?? (await registerKey(db, keyId(key))))) return key;
    throw new KeyMismatchError(mismatchMessage(config));
  }

  return {
    async encrypt(text, context) {
      const sharedKey = await loadSharedKey();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, sharedKey, iv).setAAD(toBytes(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    decrypt(encrypted, context) {
      key ??= source.read();
      if (!key) return undefined;
      const bytes = Buffer.from(encrypted, 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      if (tag.length !== TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, key, iv).setAAD(toBytes(context)).setAuthTag(tag);
      const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([start, decipher.final()]).toString();
      } catch {
        // The tag does not match.
        return undefined;
      }
    },
  };
}

/** JSON, so that two contexts never have the same bytes. */
const toBytes = (context: readonly string[]) => Buffer.from(JSON.stringify(context));

/** Identifies the key without revealing it. */
function keyId(key: Buffer): string {
  return createHmac('sha256', key).update(KEY_ID).digest('base64url').slice(0, KEY_BYTES);
}

async function findKeyId(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', KEY_ID).executeTakeFirst();
  return row?.value;
}

/** Returns the registered id, which is another server's if that was faster. */
async function registerKey(db: Db, id: string): Promise<string | undefined> {
  await db
    .insertInto('secrets')
    .values({ name: KEY_ID, value: id })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  return findKeyId(db);
}

async function hasSecrets(db: Db): Promise<boolean> {
  return (await db.selectFrom('model_keys').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

function mismatchMessage({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  const file = dataFiles(dataDir).encryptionKey;
  const advice =
    secret === undefined
      ? `Copy weekwise.key from the DATA_DIR of a server that has it to ${file}, or set WEEKWISE_SECRET to the same value on all servers.`
      : 'Set WEEKWISE_SECRET to the same value on all servers.';
  return `The API keys of users are encrypted with a key that this server does not have. ${advice} If it is lost, run 'npm run admin -- delete-model-keys'; users are then asked for their keys again.`;
}
