import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { countConnections } from './database-connections.ts';
import { TestCluster } from './test-cluster.ts';
import type { TestUser } from './test-user.ts';
import { findInconsistencies } from './consistency.ts';
import { WriteLoad } from './write-load.ts';

const ROUNDS = 5;

afterEach(() => TestCluster.closeAll());

/** Starts a request and waits for `100 Continue`; `finish` sends the body and resolves with the status. */
async function startRequest(user: TestUser): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ name: 'During shutdown' });
  const clientRequest = request(`${user.address}/api/focus-areas`, {
    method: 'POST',
    headers: {
      ...user.headers,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const responseEvent = once(clientRequest, 'response') as Promise<[IncomingMessage]>;
  clientRequest.flushHeaders();
  await once(clientRequest, 'continue');
  return {
    async finish() {
      clientRequest.end(body);
      const [response] = await responseEvent;
      expect(JSON.parse(await text(response))).toBeTypeOf('object');
      return response.statusCode;
    },
  };
}

describe.each(databaseKinds)('SIGTERM under write load, on $name', (kind) => {
  it(`finishes open requests, closes the database, loses nothing and exits with code 0 in time, ${ROUNDS} times (DU-02)`, async () => {
    const cluster = await TestCluster.create(kind);
    for (let round = 1; round <= ROUNDS; round++) {
      const users = await cluster.addUsers(7);
      const loads = await Promise.all(users.slice(1).map((user) => WriteLoad.create(user)));
      const finished = Promise.all(loads.map((load) => load.run()));
      await Promise.race([pause(200 + Math.random() * 300), finished]);
      const openRequests = await Promise.all(Array.from({ length: 20 }, () => startRequest(users[0]!)));

      const signalledAt = performance.now();
      const exit = cluster.server.kill('SIGTERM');
      await pause(200);
      const statuses = await Promise.all(openRequests.map(({ finish }) => finish()));
      const { code, output } = await exit;
      const shutdownMs = performance.now() - signalledAt;
      for (const load of loads) load.stop();
      await finished;
      expect([code, output.match(/"level":[56]0/g)]).toEqual([0, null]);
      expect(shutdownMs).toBeLessThan(10_000);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      const loadStatuses = new Set(loads.flatMap(({ attempts }) => attempts.map(({ status }) => status)));
      expect([...loadStatuses].filter((status) => ![200, 201, 204, 503, 'no-response'].includes(status))).toEqual([]);

      if (cluster.settings.databaseUrl === undefined) {
        // The last connection to close merges the write-ahead log into the database file.
        expect(existsSync(join(cluster.settings.dataDir, 'weekwise.db-wal'))).toBe(false);
      } else {
        expect((await cluster.inspectDatabase(countConnections)).total).toBe(0);
      }
      expect(await cluster.inspectDatabase((db) => findInconsistencies(db, loads))).toEqual([]);
      console.log(`${kind.name}: stopped in ${shutdownMs.toFixed(0)} ms; open requests got ${statuses.join(' ')}`);
      await cluster.startServer();
    }
  });

  it('does not wait for slow requests or idle connections', async () => {
    const cluster = await TestCluster.create(kind);
    const [ann] = await cluster.addUsers(1);
    const partialRequest = `${ann!.rawRequestHead('POST', '/api/focus-areas', { 'content-type': 'application/json', 'content-length': 99 })}{`;
    const slowSockets = Array.from({ length: 20 }, (_, n) => {
      const socket = connect(Number(new URL(cluster.address).port), '127.0.0.1', () => {
        if (n % 2 === 0) socket.write(partialRequest);
      });
      socket.on('error', () => {});
      return socket;
    });
    await pause(300);
    const startedAt = performance.now();
    expect((await cluster.server.kill('SIGTERM')).code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    for (const socket of slowSockets) socket.destroy();
  });

  it('leaves a consistent database when clients disconnect during a long write', async () => {
    const cluster = await TestCluster.create(kind);
    for (let ms = 5; ms <= 85; ms += 20) {
      const [ann] = await cluster.addUsers(1);
      const socket = connect(Number(new URL(cluster.address).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(ann!.rawRequestHead('POST', '/api/sample-data', { 'content-length': 0 }));
      await pause(ms);
      socket.destroy();
      expect((await cluster.server.kill('SIGTERM')).code).toBe(0);
      await cluster.startServer();
      expect(await cluster.inspectDatabase((db) => findInconsistencies(db, []))).toEqual([]);
    }
  });
});
