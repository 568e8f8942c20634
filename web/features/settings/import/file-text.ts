import { limits } from '#domain/limits.ts';

/** Why a file cannot be imported, in words fit to be shown. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const MEGABYTES = limits.importBytes / 1024 / 1024;
const EMPTY = 'The file is empty.';
const TOO_LARGE = `The file is too large: at most ${MEGABYTES} MB can be imported. Export a shorter period, and import the parts one after the other.`;
const UNREADABLE = 'The file could not be read. Has it been moved or changed? Please choose it again.';
const NOT_TEXT =
  'This file is not UTF-8 text. Open it in a spreadsheet program and save it as “CSV UTF-8”, or export it again; a workbook (.xlsx) or an archive (.zip) cannot be imported.';

/** What a file says. */
export async function readText(file: File): Promise<string> {
  if (file.size > limits.importBytes) throw new FileError(TOO_LARGE);
  const bytes = await bytesOf(file);
  if (bytes.length === 0) throw new FileError(EMPTY);
  return textOf(bytes);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new FileError(UNREADABLE, { cause });
  }
}

/** UTF-8, or UTF-16 where a mark at the beginning says so. Any other bytes would be read as some other words. */
export function textOf(bytes: Uint8Array): string {
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[bytes.slice(0, 2).join(' ')] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // As above: it is no text.
  }
  throw new FileError(NOT_TEXT);
}
