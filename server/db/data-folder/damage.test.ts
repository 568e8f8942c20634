import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorMessage, StartupError } from '#server/startup-error.ts';
import {
  copyFolder,
  damages,
  type DataFolder,
  createDataFolder,
  readRows,
  takeSnapshot,
} from '#server/testing/database/file-damage.ts';

const DATABASE = 'weekwise.db';
const WAL = 'weekwise.db-wal';
const WAL_INDEX = 'weekwise.db-shm';
const MARKER = 'weekwise.installation';

const allDamages = Object.keys(damages);
const someDamages = [
  'missing',
  'empty',
  'cut within its header',
  'random at its beginning',
  'of another installation',
  'a folder',
];
const cases = {
  clean: [...pairs(DATABASE, allDamages), ...pairs(MARKER, someDamages)],
  killed: [
    ...pairs(DATABASE, allDamages),
    ...pairs(WAL, allDamages),
    ...pairs(WAL_INDEX, someDamages),
    ...pairs(MARKER, someDamages),
  ],
};
function pairs(file: string, names: readonly string[]) {
  return names.map((name) => [file, name] as const);
}

/** SQLite rebuilds the index, and the marker is recreated from the database. */
const isHarmless = (file: string, damage: string) =>
  [WAL_INDEX, MARKER].includes(file) && !['of another installation', 'a folder'].includes(damage);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Expects all acknowledged rows, or a single-line error that explains what to do and leaves the folder unchanged. */
async function startOrReject(dataDir: string, { rows }: DataFolder): Promise<'complete' | 'rejected'> {
  const before = takeSnapshot(dataDir);
  try {
    expect(await readRows(dataDir)).toEqual(rows);
    return 'complete';
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    expect(errorMessage(error)).toContain(`Found in ${dataDir} (DATA_DIR): `);
    expect(errorMessage(error)).toMatch(
      /Nothing was changed\. (Restore a backup|Put back weekwise\.db|To use the backup)/,
    );
    expect(error.message).not.toContain('\n');
    expect(takeSnapshot(dataDir)).toEqual(before);
    return 'rejected';
  }
}

describe.each([
  ['new', 0],
  ['old', 2000],
])('a data folder (%s)', (_, mergedRows) => {
  describe.each(['clean', 'killed'] as const)('after a shutdown (%s)', (stop) => {
    let own: DataFolder;
    let other: DataFolder;
    beforeAll(async () => {
      [own, other] = [await createDataFolder(mergedRows, stop), await createDataFolder(mergedRows, stop)];
      folders.push(own.dataDir, other.dataDir);
    });
    const copy = () => {
      const dataDir = copyFolder(own.dataDir);
      folders.push(dataDir);
      return dataDir;
    };

    it('is complete at the next two starts', async () => {
      const dataDir = copy();
      expect(existsSync(join(dataDir, WAL))).toBe(stop === 'killed');
      expect(await startOrReject(dataDir, own)).toBe('complete');
      expect(await startOrReject(dataDir, own)).toBe('complete');
    });

    it.each(cases[stop])('is complete or rejected if %s is %s (DF-01)', async (file, damage) => {
      const dataDir = copy();
      damages[damage]!(join(dataDir, file), join(other.dataDir, file));
      const outcome = await startOrReject(dataDir, own);
      if (isHarmless(file, damage)) expect(outcome).toBe('complete');
      if (['missing', 'empty', 'random at its beginning', 'of another installation', 'a folder'].includes(damage)) {
        expect(outcome).toBe(isHarmless(file, damage) ? 'complete' : 'rejected');
      }
      // A second start rejects it too.
      if (outcome === 'rejected') expect(await startOrReject(dataDir, own)).toBe('rejected');
    });

    it('is rejected if only the marker is left', async () => {
      const dataDir = copy();
      for (const file of [DATABASE, WAL, WAL_INDEX]) rmSync(join(dataDir, file), { force: true });
      expect(await startOrReject(dataDir, own)).toBe('rejected');
    });

    if (stop === 'clean') return;

    it('is rejected without its log and index', async () => {
      const dataDir = copy();
      for (const file of [WAL, WAL_INDEX]) rmSync(join(dataDir, file));
      expect(await startOrReject(dataDir, own)).toBe('rejected');
    });

    it('is rejected with the log and index of another installation', async () => {
      const dataDir = copy();
      for (const file of [WAL, WAL_INDEX]) copyFileSync(join(other.dataDir, file), join(dataDir, file));
      expect(await startOrReject(dataDir, own)).toBe('rejected');
    });

    it('is rejected without its database and marker', async () => {
      const dataDir = copy();
      rmSync(join(dataDir, DATABASE));
      rmSync(join(dataDir, MARKER));
      expect(await startOrReject(dataDir, own)).toBe('rejected');
    });
  });
});
