import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#domain/limits.ts';
import { PASSWORD } from '#server/testing/app.ts';
import { databaseKinds, type TestDatabase } from '#server/testing/database/databases.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { NetworkClient } from '#server/testing/network-client.ts';

const NEW_PASSWORD = 'a loud orange mountain';

/** Like servers behind a load balancer. */
describe.each(databaseKinds.filter(({ isShared }) => isShared))('two processes on one $name', (kind) => {
  let database: TestDatabase;
  let addresses: readonly [string, string];
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await kind.create();
    const env = { DATABASE_URL: database.settings.databaseUrl, DATA_DIR: database.settings.dataDir };
    servers.push(new ServerProcess(env), new ServerProcess(env));
    addresses = [await servers[0]!.waitUntilReady(), await servers[1]!.waitUntilReady()];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    await database.remove();
  });

  let userCount = 0;
  /** Signs up on the first server. `there` has the same cookies on the second one. */
  async function createTestUser() {
    const email = `person${++userCount}@example.org`;
    const here = new NetworkClient(addresses[0]);
    expect((await here.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(201);
    return { email, here, there: here.cloneTo(addresses[1]) };
  }
  const sessionStatus = async (client: NetworkClient) => (await client.get('/api/auth/me')).status;
  const logIn = (client: NetworkClient, email: string, password = PASSWORD) =>
    client.post('/api/auth/login', { email, password });
  const createdId = async (response: Promise<Response>) => ((await (await response).json()) as { _id: string })._id;
  async function createGoal(client: NetworkClient): Promise<string> {
    const area = await createdId(client.post('/api/focus-areas', { name: 'Fitness' }));
    return createdId(client.post(`/api/focus-areas/${area}/goals`, { title: 'Run' }));
  }
  /** Sends concurrent requests, alternating between the servers. */
  async function sendConcurrently(
    { here, there }: Awaited<ReturnType<typeof createTestUser>>,
    count: number,
    path: string,
    body: object,
    extraHeaders: Readonly<Record<string, string>> = {},
  ) {
    // A token is valid on both servers.
    const headers = { 'x-csrf-token': await here.csrfToken(), ...extraHeaders };
    const responses = await Promise.all(
      Array.from({ length: count }, (_, n) => (n % 2 === 0 ? here : there).send('POST', path, body, headers)),
    );
    return Promise.all(
      responses.map(async (response) => ({
        status: response.status,
        id: ((await response.json()) as { _id?: string })._id,
      })),
    );
  }

  it('share sessions, and logging out on one ends the session on both', async () => {
    const { email, here, there } = await createTestUser();
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 200]);
    expect((await there.post('/api/auth/logout')).status).toBe(204);
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([401, 401]);
    const again = new NetworkClient(addresses[1]);
    expect((await logIn(again, email)).status).toBe(200);
    expect(await sessionStatus(again.cloneTo(addresses[0]))).toBe(200);
  });

  it('end other sessions on both when the password is changed on one', async () => {
    const { email, here } = await createTestUser();
    const elsewhere = new NetworkClient(addresses[1]);
    expect((await logIn(elsewhere, email)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const headers = { 'x-csrf-token': await here.csrfToken() };
    expect((await here.send('PUT', '/api/account/password', change, headers)).status).toBe(204);
    expect([await sessionStatus(elsewhere), await sessionStatus(elsewhere.cloneTo(addresses[0]))]).toEqual([401, 401]);
    expect((await logIn(elsewhere, email)).status).toBe(401);
    expect((await logIn(elsewhere, email, NEW_PASSWORD)).status).toBe(200);
  });

  it("start a goal's timer once for twenty concurrent requests", async () => {
    const ann = await createTestUser();
    const responses = await sendConcurrently(ann, 20, '/api/time-entries', { goalId: await createGoal(ann.here) });
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    for (const client of [ann.here, ann.there]) {
      const { data } = (await (await client.get('/api/time-entries/active')).json()) as { data: unknown[] };
      expect(data).toHaveLength(1);
    }
  });

  it('do the work once for concurrent requests with the same Idempotency-Key', async () => {
    const ann = await createTestUser();
    const key = { 'idempotency-key': randomUUID() };
    const responses = await sendConcurrently(ann, 8, '/api/focus-areas', { name: 'Music' }, key);
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await (await ann.there.get('/api/focus-areas')).json()).toHaveLength(1);
  });

  it('count password guesses together', async () => {
    const { email } = await createTestUser();
    const { max } = rateLimits.loginByIpAndAccount;
    const guessers = addresses.map((address) => new NetworkClient(address));
    const statuses: number[] = [];
    for (let guess = 0; guess < max + 2; guess++) {
      statuses.push((await logIn(guessers[guess % 2]!, email, 'not the password')).status);
    }
    expect(statuses).toEqual([...Array(max).fill(401), 429, 429]);
    // Other requests are not affected.
    expect((await guessers[0]!.get('/api/health')).status).toBe(200);
  });
});
