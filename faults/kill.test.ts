import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../server/testing/databases.ts';
import { House } from './house.ts';
import { wrongWith } from './state.ts';
import { Writer } from './writer.ts';

const ROUNDS = 20;
const WRITES_PER_ROUND = 50;

afterEach(() => House.closeAll());

describe.each(databaseKinds)('kill -9 while people write, on $name', (kind) => {
  it(`loses nothing that was acknowledged and does nothing by halves or twice, ${ROUNDS} times`, async () => {
    const house = await House.open(kind);
    const writers = await Promise.all((await house.join(6)).map((person) => Writer.of(person)));
    const writing = Promise.all(writers.map((writer) => writer.write()));
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    let slowestStart = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const enough = acknowledged() + WRITES_PER_ROUND;
      while (acknowledged() < enough) await Promise.race([pause(10), writing]);
      await pause(Math.random() * 50);
      const { output } = await house.server.kill('SIGKILL');
      expect(output).not.toMatch(/"level":[56]0|UnhandledPromise/);
      expect(await house.look((db) => wrongWith(db, writers))).toEqual([]);
      const took = await house.start();
      slowestStart = Math.max(slowestStart, took);
      expect(took).toBeLessThan(10_000);
    }
    await pause(500);
    for (const writer of writers) writer.stop();
    await writing;
    expect(writers.map(({ pending }) => pending)).toEqual(writers.map(() => undefined));
    expect(await house.look((db) => wrongWith(db, writers))).toEqual([]);
    const unanswered = writers.flatMap(({ tries }) => tries).filter(({ status }) => status === 'unanswered');
    console.log(
      `${kind.name}: ${acknowledged()} writes acknowledged, ${unanswered.length} tries got no answer, ` +
        `slowest start ${slowestStart.toFixed(0)} ms`,
    );
  });
});
