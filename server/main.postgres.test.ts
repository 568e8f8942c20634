import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#domain/limits.ts';
import { PASSWORD } from './testing/app.ts';
import { databaseKinds, type TestDatabase } from './testing/databases.ts';
import { ServerProcess } from './testing/process.ts';
import { Visitor } from './testing/visitor.ts';

const NEW_PASSWORD = 'a loud orange mountain';

/** The program twice on one database, as behind a proxy that sends each request to either of them. */
describe.each(databaseKinds.filter(({ isShared }) => isShared))('two processes on one $name', (kind) => {
  let database: TestDatabase;
  let addresses: readonly [string, string];
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await kind.make();
    const env = { DATABASE_URL: database.settings.databaseUrl, DATA_DIR: database.settings.dataDir };
    servers.push(new ServerProcess(env), new ServerProcess(env));
    addresses = [await servers[0]!.ready(), await servers[1]!.ready()];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    await database.remove();
  });

  let people = 0;
  /** Somebody who has signed up on the first, and with the same cookies on the second. */
  async function somebody() {
    const email = `person${++people}@example.org`;
    const here = new Visitor(addresses[0]);
    expect((await here.post('/api/auth/signup', { email, password: PASSWORD })).status).toBe(201);
    return { email, here, there: here.at(addresses[1]) };
  }
  const statusOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;
  const logIn = (visitor: Visitor, email: string, password = PASSWORD) =>
    visitor.post('/api/auth/login', { email, password });
  const made = async (answer: Promise<Response>) => ((await (await answer).json()) as { _id: string })._id;
  async function goalOf(visitor: Visitor): Promise<string> {
    const area = await made(visitor.post('/api/focus-areas', { name: 'Fitness' }));
    return made(visitor.post(`/api/focus-areas/${area}/goals`, { title: 'Run' }));
  }
  /** The same call on both, half of them on each, all at once. */
  async function atOnce(
    { here, there }: Awaited<ReturnType<typeof somebody>>,
    times: number,
    path: string,
    body: object,
    more: Readonly<Record<string, string>> = {},
  ) {
    // The token of one is good for the other.
    const headers = { 'x-csrf-token': await here.csrfToken(), ...more };
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) => (n % 2 === 0 ? here : there).send('POST', path, body, headers)),
    );
    return Promise.all(
      answers.map(async (answer) => ({ status: answer.status, id: ((await answer.json()) as { _id?: string })._id })),
    );
  }

  it('who logs in on one is logged in on the other, and logged out on both', async () => {
    const { email, here, there } = await somebody();
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    expect((await there.post('/api/auth/logout')).status).toBe(204);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    const again = new Visitor(addresses[1]);
    expect((await logIn(again, email)).status).toBe(200);
    expect(await statusOf(again.at(addresses[0]))).toBe(200);
  });

  it('a new password on one ends the sessions that others have on the other', async () => {
    const { email, here } = await somebody();
    const elsewhere = new Visitor(addresses[1]);
    expect((await logIn(elsewhere, email)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const headers = { 'x-csrf-token': await here.csrfToken() };
    expect((await here.send('PUT', '/api/account/password', change, headers)).status).toBe(204);
    expect([await statusOf(elsewhere), await statusOf(elsewhere.at(addresses[0]))]).toEqual([401, 401]);
    expect((await logIn(elsewhere, email)).status).toBe(401);
    expect((await logIn(elsewhere, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('twenty starts of one goal over both leave one timer', async () => {
    const ann = await somebody();
    const answers = await atOnce(ann, 20, '/api/time-entries', { goalId: await goalOf(ann.here) });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    for (const visitor of [ann.here, ann.there]) {
      const { data } = (await (await visitor.get('/api/time-entries/active')).json()) as { data: unknown[] };
      expect(data).toHaveLength(1);
    }
  });

  it('one Idempotency-Key on both at once does one thing and gets one answer', async () => {
    const ann = await somebody();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await atOnce(ann, 8, '/api/focus-areas', { name: 'Music' }, key);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await (await ann.there.get('/api/focus-areas')).json()).toHaveLength(1);
  });

  it('guesses at a password are counted together', async () => {
    const { email } = await somebody();
    const { max } = rateLimits.loginByIpAndAccount;
    const guessers = addresses.map((address) => new Visitor(address));
    const statuses: number[] = [];
    for (let guess = 0; guess < max + 2; guess++) {
      statuses.push((await logIn(guessers[guess % 2]!, email, 'not the password')).status);
    }
    expect(statuses).toEqual([...Array(max).fill(401), 429, 429]);
    // And they are no reason for anything else to stop.
    expect((await guessers[0]!.get('/api/health')).status).toBe(200);
  });
});
