import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { contract } from '#contract/contract.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { PASSWORD } from '#server/testing/app.ts';
import { CHEAP_HASH } from '#server/testing/cheap-hash.ts';
import { TestClient } from '#server/testing/client.ts';
import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { openSecondConnection } from '#server/testing/database/second-connection.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import type { Environment } from './environment.ts';
import type { Step, Target } from './load.ts';

const logger = pino({ level: 'silent' });
const webRoot = join(import.meta.dirname, '..', 'dist', 'web');

export interface StatementCounter {
  /** Statements per step, including the session lookup, `begin` and `commit`. */
  count(target: Target, steps: readonly Step[]): Promise<number[]>;
  close(): Promise<void>;
}

/** Runs a second instance of the app on the same database and counts its statements. */
export async function openStatementCounter({ settings }: Environment): Promise<StatementCounter> {
  let statements = 0;
  const db = await openSecondConnection(settings, { log: () => void statements++ });
  const app = await buildApp({ config: { ...readConfig({}), ...settings }, db, clock: Date.now, logger, webRoot });
  return {
    async count({ cookie, csrfToken }, steps) {
      const counts: number[] = [];
      const responses: string[] = [];
      for (const step of steps) {
        const { method, path, body, idempotencyKey, headers } = step(0, responses);
        const before = statements;
        const response = await app.inject({
          method,
          url: path,
          headers: {
            ...headers,
            cookie,
            'x-csrf-token': csrfToken,
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(body && { payload: body }),
        });
        if (response.statusCode >= 400)
          throw new Error(`${method} ${path}: ${response.statusCode} ${response.payload}`);
        counts.push(statements - before);
        // Latin-1 keeps one character per byte, as in `Connection`, since the body may be compressed.
        responses.push(response.rawPayload.toString('latin1'));
      }
      return counts;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

export interface EndpointStatements {
  /** For example 'GET /api/health'. */
  readonly name: string;
  readonly status: number;
  readonly statements: number;
}

/** The sample requests contain dates in this week. */
const NOW = Date.UTC(2026, 10, 11, 10);

/** Sends a sample request to every endpoint in the contract, each from a new account, and counts the statements. */
export async function countEndpointStatements(kind: DatabaseKind): Promise<EndpointStatements[]> {
  const { settings, remove } = await kind.create();
  let statements = 0;
  const db = await openDatabase(settings, { onConnectionLost: () => {}, log: () => void statements++ });
  const config = { ...readConfig({}), ...settings };
  const app = await buildApp({ config, db, clock: () => NOW, logger, hashCost: CHEAP_HASH });
  const rows: EndpointStatements[] = [];
  for (const [n, { name, endpoint, request }] of calls.entries()) {
    const client = await signUp(app, n);
    // Sample data can only be added to an empty account.
    const ids = endpoint === contract.sampleData.add ? unknownIds : await createOneOfEach(client);
    const { url, payload } = request(ids);
    const headers = {
      'x-csrf-token': await client.csrfToken(),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.creates && { 'idempotency-key': randomUUID() }),
    };
    const before = statements;
    const { status } = await client.send(endpoint.method, url, payload, { headers });
    rows.push({ name, status, statements: statements - before });
  }
  await app.close();
  await db.destroy();
  await remove();
  return rows;
}

async function signUp(app: FastifyInstance, n: number): Promise<TestClient> {
  const client = new TestClient(() => app);
  // Sign-ups are rate-limited per IP address.
  const { status } = await client.post(
    '/api/auth/signup',
    { email: `user${n}@example.org`, password: PASSWORD },
    { remoteAddress: `10.0.0.${n + 1}` },
  );
  if (status !== 201) throw new Error(`sign-up failed: ${status}`);
  return client;
}
