import { limits } from '#domain/limits.ts';

/** Why a file cannot be imported; the message is shown to the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const MEGABYTES = limits.importBytes / 1024 / 1024;
const EMPTY_FILE = 'The file is empty.';
const TOO_LARGE = `The file is too large: at most ${MEGABYTES} MB can be imported. Export shorter periods and import them one after the other.`;
const UNREADABLE = 'The file could not be read. Has it been moved or changed? Please choose it again.';
const NOT_TEXT =
  'This file is not UTF-8 text. Open it in a spreadsheet program and save it as “CSV UTF-8”, or export it again. Workbooks (.xlsx) and archives (.zip) cannot be imported.';

export async function readTextFile(file: File): Promise<string> {
  if (file.size > limits.importBytes) throw new FileError(TOO_LARGE);
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new FileError(EMPTY_FILE);
  return decodeText(bytes);
}

async function readBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new FileError(UNREADABLE, { cause });
  }
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Anything else is rejected rather than imported as garbled text. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[bytes.slice(0, 2).join(' ')] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Invalid bytes are rejected like NUL characters, below.
  }
  throw new FileError(NOT_TEXT);
}
