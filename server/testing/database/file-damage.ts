/** Data folders as a server leaves them, and ways to damage their files. */
import { hash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';

const onConnectionLost = () => {};
const PAGE = 4096;

type Rows = readonly { readonly name: string; readonly value: string }[];

export interface DataFolder {
  readonly dataDir: string;
  /** Names whose write was acknowledged. */
  readonly rows: Rows;
}

/** The folder has `merged` rows in the database file, and a few more in the write-ahead log if the server was killed. */
export async function createDataFolder(merged: number, stop: 'clean' | 'killed'): Promise<DataFolder> {
  const dataDir = createTempFolder();
  const open = () => openDatabase({ dataDir, databaseUrl: undefined }, { onConnectionLost });
  const rows = Array.from({ length: merged + 20 }, (_, n) => ({
    name: `row ${String(n).padStart(5, '0')}`,
    value: randomBytes(60).toString('hex'),
  }));
  if (merged > 0) {
    const db = await open();
    await db.insertInto('secrets').values(rows.slice(0, merged)).execute();
    await db.destroy();
  }
  const db = await open();
  for (const row of rows.slice(merged)) await db.insertInto('secrets').values(row).execute();
  if (stop === 'clean') await db.destroy();
  // A copy made now is what `kill -9` would leave behind.
  const copy = copyFolder(dataDir);
  if (stop === 'killed') await db.destroy();
  rmSync(dataDir, { recursive: true });
  return { dataDir: copy, rows };
}

export async function readRows(dataDir: string): Promise<Rows> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onConnectionLost });
  const rows = await db.selectFrom('secrets').selectAll().orderBy('name').execute();
  await db.destroy();
  return rows;
}

const createTempFolder = () => mkdtempSync(join(tmpdir(), 'weekwise-damage-'));

export function copyFolder(from: string): string {
  const copy = createTempFolder();
  cpSync(from, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

/** The content hash and metadata of every file. */
export function takeSnapshot(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      const content = stats.isFile() ? hash('sha256', readFileSync(path)) : 'folder';
      return [name, `${content}, ${stats.size} bytes, ${stats.mtimeMs}, ${stats.mode}`];
    }),
  );
}

/** Damages a file, possibly by replacing it with the same file from another installation. */
export type Damage = (file: string, otherFile: string) => void;

const truncateAt =
  (at: (size: number) => number): Damage =>
  (file) =>
    truncateSync(file, Math.max(0, Math.min(statSync(file).size - 1, at(statSync(file).size))));

const overwriteAt =
  (at: (size: number) => number, bytes: number): Damage =>
  (file) => {
    const content = readFileSync(file);
    randomBytes(bytes).copy(content, at(content.length));
    writeFileSync(file, content);
  };

const middlePage = (size: number) => Math.floor(size / 2 / PAGE) * PAGE;

export const damages: Readonly<Record<string, Damage>> = {
  missing: (file) => rmSync(file),
  empty: (file) => truncateSync(file, 0),
  'cut to one byte': truncateAt(() => 1),
  'cut within its header': truncateAt(() => 30),
  'cut to its header': truncateAt(() => 100),
  'cut to one page': truncateAt(() => PAGE),
  'cut to half': truncateAt((size) => size / 2),
  'cut by a page': truncateAt((size) => size - PAGE),
  'cut by a byte': truncateAt((size) => size - 1),
  'random at its beginning': overwriteAt(() => 0, 100),
  'random in its middle': overwriteAt(middlePage, PAGE),
  'random for a few bytes in its middle': overwriteAt((size) => middlePage(size) + 4, 16),
  'all zeros': (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  'of another installation': (file, otherFile) => copyFileSync(otherFile, file),
  'a folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
};
