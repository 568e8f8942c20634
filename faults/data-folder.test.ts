import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../server/db/open.ts';
import { copyFolder, damages, snapshotOf } from '../server/testing/damage.ts';
import { sqlite } from '../server/testing/databases.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { House } from './house.ts';
import { wrongWith } from './state.ts';
import { Writer } from './writer.ts';

const FILES = ['weekwise.db', 'weekwise.db-wal', 'weekwise.db-shm', 'weekwise.installation'];
const WRITES = 200;

afterEach(() => House.closeAll());

/** A server that was killed while people wrote, and all that it had acknowledged. */
async function killedWhileWriting() {
  const house = await House.open(sqlite);
  const writers = await Promise.all((await house.join(4)).map((person) => Writer.of(person)));
  const writing = Promise.all(writers.map((writer) => writer.write()));
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(WRITES);
  await house.server.kill('SIGKILL');
  for (const writer of writers) writer.stop();
  await writing;
  return { house, writers };
}

async function wrongIn(dataDir: string, writers: readonly Writer[]): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onLost: () => {} });
  const wrong = await wrongWith(db, writers);
  await db.destroy();
  return wrong;
}

it('the program on whatever is left of a folder has all that was acknowledged, or changes nothing', async () => {
  const { house, writers } = await killedWhileWriting();
  const { house: other } = await killedWhileWriting();
  const own = house.settings.dataDir;
  const outcomes = { complete: 0, refused: 0 };
  for (const file of FILES) {
    for (const [name, damage] of Object.entries(damages)) {
      const dataDir = copyFolder(own);
      damage(join(dataDir, file), join(other.settings.dataDir, file));
      const before = snapshotOf(dataDir);
      const server = new ServerProcess({ DATA_DIR: dataDir });
      const isUp = await server.ready().then(
        () => true,
        () => false,
      );
      const { code, output } = await server.kill('SIGTERM');
      outcomes[isUp ? 'complete' : 'refused']++;
      if (isUp) {
        expect([file, name, await wrongIn(dataDir, writers)]).toEqual([file, name, []]);
      } else {
        expect([file, name, code, output.trim().split('\n').length]).toEqual([file, name, 1, 1]);
        expect([file, name, snapshotOf(dataDir)]).toEqual([file, name, before]);
      }
      rmSync(dataDir, { recursive: true });
    }
  }
  console.log(`${outcomes.complete} folders were complete, ${outcomes.refused} refused`);
  expect(outcomes.complete).toBeGreaterThan(20);
});

it('kill -9 at whatever moment of a start does not make the next one refuse the folder', async () => {
  const { house, writers } = await killedWhileWriting();
  const env = { DATA_DIR: house.settings.dataDir };
  const began = performance.now();
  await house.start();
  const takes = performance.now() - began;
  await house.server.kill('SIGKILL');
  for (let round = 0; round < 15; round++) {
    const server = new ServerProcess(env);
    // The program itself takes half of the time to load; what follows is about the database.
    await Promise.race([pause(takes * (0.5 + 0.6 * Math.random())), server.exit]);
    const { output } = await server.kill('SIGKILL');
    expect(output).not.toContain('cannot start');
  }
  expect(await wrongIn(house.settings.dataDir, writers)).toEqual([]);
});
