import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Marks a folder as used, so that a missing database is reported as lost instead of being created. */
export interface FolderMarker {
  /** Undefined if the marker is unreadable. */
  readonly id: number | undefined;
  /** A server has the database open or was killed, so its last writes may exist only in the log. */
  readonly isOpen: boolean;
  /** The first salt of the log when the server started. */
  readonly log: number;
}

const ABOUT_TEXT =
  'Weekwise wrote this. It says which installation this folder belongs to, and whether the server was stopped ' +
  'cleanly. docs/operating.md says more under "Backup, restore, and moving".';
/** A fixed size, so that rewriting it needs no space on a full disk; one sector, so that the write is atomic. */
const MARKER_BYTES = 512;

export const formatInstallationId = (id: number) => (id >>> 0).toString(16).padStart(8, '0');

export function readMarker(file: string): FolderMarker | undefined {
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

export function writeMarker(file: string, { id, isOpen, log }: FolderMarker & { readonly id: number }): void {
  const text = JSON.stringify({ about: ABOUT_TEXT, installation: formatInstallationId(id), isOpen, log });
  const content = `${text.padEnd(MARKER_BYTES - 1)}\n`;
  if (existsSync(file)) return writeAndSync(file, 'r+', content);
  const temporaryFile = `${file}.new`;
  writeAndSync(temporaryFile, 'w', content);
  renameSync(temporaryFile, file);
  syncFolder(dirname(file));
}

export function writeAndSync(file: string, flags: 'r+' | 'w' | 'wx', content: string): void {
  const handle = openSync(file, flags, 0o600);
  try {
    writeSync(handle, content, 0);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function syncFolder(folder: string): void {
  // Windows neither supports nor needs this.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
