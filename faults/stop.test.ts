import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../server/testing/databases.ts';
import { connectionsTo } from './connections-to.ts';
import { House } from './house.ts';
import type { Person } from './person.ts';
import { wrongWith } from './state.ts';
import { Writer } from './writer.ts';

const ROUNDS = 5;

afterEach(() => House.closeAll());

/** A request that the server has begun to read, as it says itself; `finish` sends the rest and answers the status. */
async function begin(person: Person): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ name: 'In the middle of it' });
  const asking = request(`${person.address}/api/focus-areas`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.flushHeaders();
  await once(asking, 'continue');
  return {
    async finish() {
      asking.end(body);
      const [answer] = await answered;
      expect(JSON.parse(await text(answer))).toBeTypeOf('object');
      return answer.statusCode;
    },
  };
}

describe.each(databaseKinds)('SIGTERM while people write, on $name', (kind) => {
  it(`answers what has begun, closes the database, loses nothing and exits 0 in time, ${ROUNDS} times`, async () => {
    const house = await House.open(kind);
    for (let round = 1; round <= ROUNDS; round++) {
      const people = await house.join(7);
      const writers = await Promise.all(people.slice(1).map((person) => Writer.of(person)));
      const writing = Promise.all(writers.map((writer) => writer.write()));
      await Promise.race([pause(200 + Math.random() * 300), writing]);
      const begun = await Promise.all(Array.from({ length: 20 }, () => begin(people[0]!)));

      const signalled = performance.now();
      const exit = house.server.kill('SIGTERM');
      await pause(200);
      const statuses = await Promise.all(begun.map(({ finish }) => finish()));
      const { code, output } = await exit;
      const took = performance.now() - signalled;
      for (const writer of writers) writer.stop();
      await writing;
      expect([code, output.match(/"level":[56]0/g)]).toEqual([0, null]);
      expect(took).toBeLessThan(10_000);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      const answered = new Set(writers.flatMap(({ tries }) => tries.map(({ status }) => status)));
      expect([...answered].filter((status) => ![200, 201, 204, 503, 'unanswered'].includes(status))).toEqual([]);

      if (house.settings.databaseUrl === undefined) {
        // Everything is in the one file: whoever was last has closed it.
        expect(existsSync(join(house.settings.dataDir, 'weekwise.db-wal'))).toBe(false);
      } else {
        expect((await house.look(connectionsTo)).all).toBe(0);
      }
      expect(await house.look((db) => wrongWith(db, writers))).toEqual([]);
      console.log(`${kind.name}: stopped in ${took.toFixed(0)} ms; what had begun was answered ${statuses.join(' ')}`);
      await house.start();
    }
  });

  it('waits in vain for nobody who sends slowly or holds on to a connection', async () => {
    const house = await House.open(kind);
    const [ann] = await house.join(1);
    const half = `${ann!.head('POST', '/api/focus-areas', { 'content-type': 'application/json', 'content-length': 99 })}{`;
    const slow = Array.from({ length: 20 }, (_, n) => {
      const socket = connect(Number(new URL(house.address).port), '127.0.0.1', () => {
        if (n % 2 === 0) socket.write(half);
      });
      socket.on('error', () => {});
      return socket;
    });
    await pause(300);
    const began = performance.now();
    expect((await house.server.kill('SIGTERM')).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const socket of slow) socket.destroy();
  });

  it('leaves a database that the next start accepts, even if clients hung up in the middle of a long write', async () => {
    const house = await House.open(kind);
    for (let ms = 5; ms <= 85; ms += 20) {
      const [ann] = await house.join(1);
      const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(ann!.head('POST', '/api/sample-data', { 'content-length': 0 }));
      await pause(ms);
      socket.destroy();
      expect((await house.server.kill('SIGTERM')).code).toBe(0);
      await house.start();
      expect(await house.look((db) => wrongWith(db, []))).toEqual([]);
    }
  });
});
