import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { TestCluster } from './test-cluster.ts';
import { findInconsistencies } from './consistency.ts';
import { WriteLoad } from './write-load.ts';

const ROUNDS = 20;
const WRITES_PER_ROUND = 50;

afterEach(() => TestCluster.closeAll());

describe.each(databaseKinds)('kill -9 under write load, on $name', (kind) => {
  it(`loses no acknowledged write and applies none partially or twice, ${ROUNDS} times (DU-01)`, async () => {
    const cluster = await TestCluster.create(kind);
    const loads = await Promise.all((await cluster.addUsers(6)).map((user) => WriteLoad.create(user)));
    const finished = Promise.all(loads.map((load) => load.run()));
    const acknowledged = () => loads.reduce((sum, load) => sum + load.acknowledgedCount, 0);
    let slowestStart = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const target = acknowledged() + WRITES_PER_ROUND;
      while (acknowledged() < target) await Promise.race([pause(10), finished]);
      await pause(Math.random() * 50);
      const { output } = await cluster.server.kill('SIGKILL');
      expect(output).not.toMatch(/"level":[56]0|UnhandledPromise/);
      expect(await cluster.inspectDatabase((db) => findInconsistencies(db, loads))).toEqual([]);
      const startMs = await cluster.startServer();
      slowestStart = Math.max(slowestStart, startMs);
      expect(startMs).toBeLessThan(10_000);
    }
    await pause(500);
    for (const load of loads) load.stop();
    await finished;
    expect(loads.map(({ inFlightKey }) => inFlightKey)).toEqual(loads.map(() => undefined));
    expect(await cluster.inspectDatabase((db) => findInconsistencies(db, loads))).toEqual([]);
    const withoutResponse = loads.flatMap(({ attempts }) => attempts).filter(({ status }) => status === 'no-response');
    console.log(
      `${kind.name}: ${acknowledged()} writes acknowledged, ${withoutResponse.length} attempts without a response, ` +
        `slowest start ${slowestStart.toFixed(0)} ms`,
    );
  });
});
