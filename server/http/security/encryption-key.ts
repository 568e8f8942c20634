import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '#server/config.ts';
import { dataFiles } from '#server/db/data-folder/files.ts';
import { syncFolder, writeAndSync } from '#server/db/data-folder/marker.ts';
import { StartupError } from '#server/startup-error.ts';

export const KEY_BYTES = 32;

/** Where the encryption key comes from. It is never in the database, so a copy of the database reveals no secrets. */
export interface EncryptionKeySource {
  /** Undefined if there is no key yet. */
  read(): Buffer | undefined;
  /** Returns the existing key if another process was faster. */
  create(): Buffer;
}

/** `WEEKWISE_SECRET`, or otherwise a file with a random key in the data folder. */
export function encryptionKeySource({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): EncryptionKeySource {
  if (secret !== undefined) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'weekwise: secrets of users', KEY_BYTES));
    return { read: () => key, create: () => key };
  }
  const file = dataFiles(dataDir).encryptionKey;
  return {
    read: () => readKeyFile(file),
    create() {
      writeKeyFile(file, randomBytes(KEY_BYTES));
      return readKeyFile(file)!;
    },
  };
}

function readKeyFile(file: string): Buffer | undefined {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new StartupError(
    `${file} is damaged: it should contain an encryption key. Restore it from a copy. If there is none, delete it; users are then asked for their API keys again.`,
  );
}

/** Written to another file first, so that the key file is never incomplete, and linked, which fails if it exists. */
function writeKeyFile(file: string, key: Buffer): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    writeAndSync(temporaryFile, 'wx', `${key.toString('base64url')}\n`);
    linkSync(temporaryFile, file);
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
