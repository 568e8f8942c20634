/** Data folders as a server leaves them, and what can happen to a file in one. */
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
import { openDatabase } from '../db/open.ts';

const onLost = () => {};
const PAGE = 4096;

type Rows = readonly { readonly name: string; readonly value: string }[];

export interface PreparedFolder {
  readonly dataDir: string;
  /** Names whose write was acknowledged. */
  readonly rows: Rows;
}

/** With `merged` rows that were merged into the database, and a few more in the log if the server was killed. */
export async function prepareFolder(merged: number, stop: 'clean' | 'killed'): Promise<PreparedFolder> {
  const dataDir = newFolder();
  const open = () => openDatabase({ dataDir, databaseUrl: undefined }, { onLost });
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
  // A copy made now is what a kill -9 would leave.
  const left = copyFolder(dataDir);
  if (stop === 'killed') await db.destroy();
  rmSync(dataDir, { recursive: true });
  return { dataDir: left, rows };
}

export async function readRows(dataDir: string): Promise<Rows> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onLost });
  const rows = await db.selectFrom('secrets').selectAll().orderBy('name').execute();
  await db.destroy();
  return rows;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'weekwise-damage-'));

export function copyFolder(from: string): string {
  const copy = newFolder();
  cpSync(from, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

/** Every file with its content and when it was changed. */
export function snapshotOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      const content = stats.isFile() ? hash('sha256', readFileSync(path)) : 'folder';
      return [name, `${content}, ${stats.size} bytes, ${stats.mtimeMs}, ${stats.mode}`];
    }),
  );
}

export type Damage = (file: string, sameOfAnother: string) => void;

const cutAt =
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
  'cut to one byte': cutAt(() => 1),
  'cut within its header': cutAt(() => 30),
  'cut to its header': cutAt(() => 100),
  'cut to one page': cutAt(() => PAGE),
  'cut to half': cutAt((size) => size / 2),
  'cut by a page': cutAt((size) => size - PAGE),
  'cut by a byte': cutAt((size) => size - 1),
  'random at its beginning': overwriteAt(() => 0, 100),
  'random in its middle': overwriteAt(middlePage, PAGE),
  'random for a few bytes in its middle': overwriteAt((size) => middlePage(size) + 4, 16),
  'all zeros': (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  'of another installation': (file, sameOfAnother) => copyFileSync(sameOfAnother, file),
  'a folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
};
