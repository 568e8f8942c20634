import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonOf, StartError } from '../../start-error.ts';
import { copyFolder, damages, type PreparedFolder, prepareFolder, readRows, snapshotOf } from '../../testing/damage.ts';

const DATABASE = 'weekwise.db';
const LOG = 'weekwise.db-wal';
const INDEX = 'weekwise.db-shm';
const MARKER = 'weekwise.installation';

const every = Object.keys(damages);
const some = [
  'missing',
  'empty',
  'cut within its header',
  'random at its beginning',
  'of another installation',
  'a folder',
];
const cases = {
  clean: [...pairs(DATABASE, every), ...pairs(MARKER, some)],
  killed: [...pairs(DATABASE, every), ...pairs(LOG, every), ...pairs(INDEX, some), ...pairs(MARKER, some)],
};
function pairs(file: string, names: readonly string[]) {
  return names.map((name) => [file, name] as const);
}

/** SQLite rebuilds the index, and the marker is rebuilt from the database; other damage is refused or harmless. */
const isHarmless = (file: string, damage: string) =>
  [INDEX, MARKER].includes(file) && !['of another installation', 'a folder'].includes(damage);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** With all that was acknowledged, or refused in one line that says what to do, and then as it was. */
async function start(dataDir: string, { rows }: PreparedFolder): Promise<'complete' | 'refused'> {
  const before = snapshotOf(dataDir);
  try {
    expect(await readRows(dataDir)).toEqual(rows);
    return 'complete';
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    expect(reasonOf(error)).toContain(`Found in ${dataDir} (DATA_DIR): `);
    expect(reasonOf(error)).toMatch(/Nothing was changed\. (Restore a backup|Put weekwise\.db|To use the backup)/);
    expect(error.message).not.toContain('\n');
    expect(snapshotOf(dataDir)).toEqual(before);
    return 'refused';
  }
}

describe.each([
  ['young', 0],
  ['old', 2000],
])('%s data', (_, merged) => {
  describe.each(['clean', 'killed'] as const)('of a server that was stopped: %s', (stop) => {
    let own: PreparedFolder;
    let other: PreparedFolder;
    beforeAll(async () => {
      [own, other] = [await prepareFolder(merged, stop), await prepareFolder(merged, stop)];
      folders.push(own.dataDir, other.dataDir);
    });
    const copy = () => {
      const dataDir = copyFolder(own.dataDir);
      folders.push(dataDir);
      return dataDir;
    };

    it('is all there at the next start, and the one after it', async () => {
      const dataDir = copy();
      expect(existsSync(join(dataDir, LOG))).toBe(stop === 'killed');
      expect(await start(dataDir, own)).toBe('complete');
      expect(await start(dataDir, own)).toBe('complete');
    });

    it.each(cases[stop])('%s is %s', async (file, damage) => {
      const dataDir = copy();
      damages[damage]!(join(dataDir, file), join(other.dataDir, file));
      const outcome = await start(dataDir, own);
      if (isHarmless(file, damage)) expect(outcome).toBe('complete');
      if (['missing', 'empty', 'random at its beginning', 'of another installation', 'a folder'].includes(damage)) {
        expect(outcome).toBe(isHarmless(file, damage) ? 'complete' : 'refused');
      }
      // A second start refuses it too.
      if (outcome === 'refused') expect(await start(dataDir, own)).toBe('refused');
    });

    it('is refused if all but the marker is gone', async () => {
      const dataDir = copy();
      for (const file of [DATABASE, LOG, INDEX]) rmSync(join(dataDir, file), { force: true });
      expect(await start(dataDir, own)).toBe('refused');
    });

    if (stop === 'clean') return;

    it('is refused without its log and index', async () => {
      const dataDir = copy();
      for (const file of [LOG, INDEX]) rmSync(join(dataDir, file));
      expect(await start(dataDir, own)).toBe('refused');
    });

    it('is refused with the log and index of another installation', async () => {
      const dataDir = copy();
      for (const file of [LOG, INDEX]) copyFileSync(join(other.dataDir, file), join(dataDir, file));
      expect(await start(dataDir, own)).toBe('refused');
    });

    it('is refused without its database, marked or not', async () => {
      const dataDir = copy();
      rmSync(join(dataDir, DATABASE));
      rmSync(join(dataDir, MARKER));
      expect(await start(dataDir, own)).toBe('refused');
    });
  });
});
