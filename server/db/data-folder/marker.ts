import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Marks a folder as in use: a file that is missing later was lost, so the folder must not be treated as new. */
export interface Marker {
  /** Undefined if it cannot be read. */
  readonly id: number | undefined;
  /** A server has the database open, or was killed: its last writes may be in the log only. */
  readonly isOpen: boolean;
  /** The first salt of the log when the server started. */
  readonly log: number;
}

const ABOUT =
  'Weekwise wrote this. It says which installation this folder belongs to, and whether the server was stopped ' +
  'cleanly. README.md says more under "Backup, restore, and moving".';
/** Always the same, so that the last write of a server needs no room on a full disk; one sector, so that it is never half. */
const BYTES = 512;

export const idText = (id: number) => (id >>> 0).toString(16).padStart(8, '0');

export function readMarker(file: string): Marker | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { installation, isOpen, log } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const id =
      typeof installation === 'string' && /^[0-9a-f]{8}$/.test(installation) && Number.parseInt(installation, 16);
    if (id && typeof isOpen === 'boolean' && typeof log === 'number') return { id, isOpen, log };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { id: undefined, isOpen: false, log: 0 };
}

export function writeMarker(file: string, { id, isOpen, log }: Marker & { readonly id: number }): void {
  const text = JSON.stringify({ about: ABOUT, installation: idText(id), isOpen, log });
  const content = `${text.padEnd(BYTES - 1)}\n`;
  if (existsSync(file)) return writeTo(file, 'r+', content);
  const half = `${file}.new`;
  writeTo(half, 'w', content);
  renameSync(half, file);
  // Windows cannot do this, and does not need it.
  if (process.platform !== 'win32') syncFolder(dirname(file));
}

function writeTo(file: string, flags: 'r+' | 'w', content: string): void {
  const handle = openSync(file, flags, 0o600);
  try {
    writeSync(handle, content, 0);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
