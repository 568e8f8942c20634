import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { copyFolder, damages, takeSnapshot } from '#server/testing/database/file-damage.ts';
import { sqlite } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { TestCluster } from './test-cluster.ts';
import { findInconsistencies } from './consistency.ts';
import { WriteLoad } from './write-load.ts';

const FILES = ['weekwise.db', 'weekwise.db-wal', 'weekwise.db-shm', 'weekwise.installation'];
const WRITES = 200;

afterEach(() => TestCluster.closeAll());

/** Kills a server under write load. The loads know which writes it acknowledged. */
async function killDuringWrites() {
  const cluster = await TestCluster.create(sqlite);
  const loads = await Promise.all((await cluster.addUsers(4)).map((user) => WriteLoad.create(user)));
  const finished = Promise.all(loads.map((load) => load.run()));
  const acknowledged = () => loads.reduce((sum, load) => sum + load.acknowledgedCount, 0);
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(WRITES);
  await cluster.server.kill('SIGKILL');
  for (const load of loads) load.stop();
  await finished;
  return { cluster, loads };
}

async function findInconsistenciesIn(dataDir: string, loads: readonly WriteLoad[]): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, { onConnectionLost: () => {} });
  const inconsistencies = await findInconsistencies(db, loads);
  await db.destroy();
  return inconsistencies;
}

it('a server on a damaged data folder either has every acknowledged write, or does not start and changes nothing (DF-01)', async () => {
  const { cluster, loads } = await killDuringWrites();
  const { cluster: other } = await killDuringWrites();
  const originalDir = cluster.settings.dataDir;
  const outcomes = { complete: 0, rejected: 0 };
  for (const file of FILES) {
    for (const [name, damage] of Object.entries(damages)) {
      const dataDir = copyFolder(originalDir);
      damage(join(dataDir, file), join(other.settings.dataDir, file));
      const before = takeSnapshot(dataDir);
      const server = new ServerProcess({ DATA_DIR: dataDir });
      const isRunning = await server.waitUntilReady().then(
        () => true,
        () => false,
      );
      const { code, output } = await server.kill('SIGTERM');
      outcomes[isRunning ? 'complete' : 'rejected']++;
      if (isRunning) {
        expect([file, name, await findInconsistenciesIn(dataDir, loads)]).toEqual([file, name, []]);
      } else {
        expect([file, name, code, output.trim().split('\n').length]).toEqual([file, name, 1, 1]);
        expect([file, name, takeSnapshot(dataDir)]).toEqual([file, name, before]);
      }
      rmSync(dataDir, { recursive: true });
    }
  }
  console.log(`${outcomes.complete} folders were complete, ${outcomes.rejected} were rejected`);
  expect(outcomes.complete).toBeGreaterThan(20);
});

it('kill -9 at any moment of a start does not keep the next start from using the folder', async () => {
  const { cluster, loads } = await killDuringWrites();
  const env = { DATA_DIR: cluster.settings.dataDir };
  const startedAt = performance.now();
  await cluster.startServer();
  const startMs = performance.now() - startedAt;
  await cluster.server.kill('SIGKILL');
  for (let round = 0; round < 15; round++) {
    const server = new ServerProcess(env);
    // Loading the code takes the first half; the database is opened in the second.
    await Promise.race([pause(startMs * (0.5 + 0.6 * Math.random())), server.exit]);
    const { output } = await server.kill('SIGKILL');
    expect(output).not.toContain('cannot start');
  }
  expect(await findInconsistenciesIn(cluster.settings.dataDir, loads)).toEqual([]);
});
