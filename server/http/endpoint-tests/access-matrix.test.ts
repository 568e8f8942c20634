import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { startModelServer } from '#server/testing/fakes/model-server.ts';
import type { TestResponse, TestClient } from '#server/testing/client.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls, dumpDatabase, mutatingCalls } from '#server/testing/fixtures/endpoint-matrix.ts';

const json = { 'content-type': 'application/json' };

const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const oddTexts = [
  '',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '9223372036854775808',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
];

const crossSiteHeaders: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** Counts smuggled values as whole words, because the same digits may be part of an id or a timestamp. */
function countSmuggled(content: string): Record<string, number> {
  const values = Object.values(smuggled).filter((value) => typeof value !== 'boolean');
  const count = (value: unknown) =>
    content.match(new RegExp(`(?<![\\w.-])${String(value)}(?![\\w.-])`, 'g'))?.length ?? 0;
  return Object.fromEntries(values.map((value) => [value, count(value)]));
}

/** Values that a body might try to set. Except for booleans, they do not occur in the rows of these tests. */
const smuggled = {
  _id: '00000000-0000-7000-8000-000000000bad',
  id: '00000000-0000-7000-8000-000000000bad',
  role: 'smuggled-admin',
  createdAt: '2001-02-03T04:05:06.007Z',
  created_at: 981_173_106_007,
  closedAt: '2001-02-03T04:05:06.007Z',
  closed_at: 981_173_106_007,
  completedAt: '2001-02-03T04:05:06.007Z',
  usedSec: 981_173,
  rating: 981_173,
  inventoryCount: 981_173,
  isFavorite: true,
  is_favorite: true,
  includeInActionPlan: true,
  status: 'Archived',
  fromWeek: '2001-01-29',
  from_week: '2001-01-29',
  weekStart: '2001-01-29',
  week_start: '2001-01-29',
  goal_min: 9811,
  defaultMin: 9811,
  isDefault: true,
  completed: true,
  completed_at: 981_173_106_007,
  title_key: 'smuggled-key',
  search_text: 'smuggled-text',
  goal: '00000000-0000-7000-8000-000000000bad',
  goal_id: '00000000-0000-7000-8000-000000000bad',
  action_plan_id: '00000000-0000-7000-8000-000000000bad',
  goalCount: 9811,
  weeklyCommitmentHours: 168,
  weekly_hours: 168,
};

/** Where API keys are exchanged and checked. */
const provider = await startModelServer();
afterAll(() => provider.close());

describeOnEachDatabase('every route', { openRouterUrl: provider.url }, (t) => {
  // Most tests compare dumps of the whole database, which other tests' data would only slow down.
  afterEach(() => t.db.deleteFrom('users').execute());

  /** The one GET that may write: the first read of a week creates its rows, and nothing else. */
  const readFirstTime = async (owner: TestClient, url: string) => {
    const [before, otherTablesBefore] = [
      await dumpDatabase(t.db),
      await dumpDatabase(t.db, { except: 'weekly_goals' }),
    ];
    expect((await owner.get(url)).status).toBe(200);
    expect(await dumpDatabase(t.db)).not.toBe(before);
    expect(await dumpDatabase(t.db, { except: 'weekly_goals' })).toBe(otherTablesBefore);
  };

  it('is declared in the contract or belongs to the API docs', () => {
    const served = t.routes.filter((route) => !route.startsWith('HEAD ') && !/ \/api\/docs(\/|$)/.test(route));
    expect(served.toSorted()).toEqual(calls.map((call) => call.name).toSorted());
  });

  it.each(calls.filter(({ endpoint }) => endpoint.access === 'session'))(
    '$name responds with 401 without a session (AZ-02)',
    async ({ endpoint, request }) => {
      const { url, payload } = request(unknownIds);
      for (const cookie of ['', 'weekwise=', `weekwise=${'x'.repeat(43)}`, 'weekwise=a; weekwise=b', 'weekwise=%']) {
        const response = await t.createClient().send(endpoint.method, url, payload, { headers: { ...json, cookie } });
        expect(response.status).toBe(401);
        expect(response.json).toEqual({ message: errorMessages.unauthenticated });
      }
    },
  );

  it.each(calls.filter(({ endpoint }) => endpoint.access === 'session'))(
    '$name serves no data at variants of its path (AZ-02)',
    async ({ endpoint, request }) => {
      const { url } = request(unknownIds);
      const variants = [
        `${url}/`,
        `/${url}`,
        url.toUpperCase(),
        url.replace('/api/', '/api/%2e/'),
        url.replace('/api/', '/api//'),
      ];
      for (const variant of variants) {
        const response = await t.createClient().send(endpoint.method, variant);
        expect([401, 404]).toContain(response.status);
      }
      if (endpoint.method === 'GET') expect((await t.createClient().send('HEAD', url)).status).toBe(401);
    },
  );

  it.each(mutatingCalls)(
    "$name rejects a CSRF token that is missing, wrong, outdated or another user's (CS-01, CS-04)",
    async ({ endpoint, request }) => {
      const { email } = await createOneOfEach(await t.signUp());
      const owner = t.createClient();
      const outdated = await owner.csrfToken();
      await owner.post('/api/auth/login', { email, password: PASSWORD });
      const stranger = await t.signUp();
      const { url, payload } = request(await createOneOfEach(owner));
      const before = await dumpDatabase(t.db);
      for (const token of [
        '',
        'x',
        'x'.repeat(43),
        await stranger.csrfToken(),
        outdated,
        owner.cookies.get('weekwise')!,
      ]) {
        const headers = { ...json, ...(token && { 'x-csrf-token': token }) };
        const response = await owner.send(endpoint.method, url, payload, { headers });
        expect(response.status).toBe(403);
        expect(response.json.message).toMatch(/^CSRF token/);
      }
      // A cookie planted by an attacker, with a matching header.
      const planted = t.createClient();
      planted.cookies.set('weekwise', 'planted');
      const response = await planted.send(endpoint.method, url, payload, {
        headers: { ...json, 'x-csrf-token': 'planted' },
      });
      expect([401, 403]).toContain(response.status);
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls)(
    '$name rejects requests from another site, even with a valid token (CS-05)',
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const { url, payload } = request(await createOneOfEach(owner));
      const token = await owner.csrfToken();
      const before = await dumpDatabase(t.db);
      for (const siteHeaders of crossSiteHeaders) {
        const headers: Record<string, string> = { ...json, 'x-csrf-token': token, ...siteHeaders };
        const response = await owner.send(endpoint.method, url, payload, { headers });
        expect(response.status).toBe(403);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls)('$name rejects bodies that are not JSON (CS-02)', async ({ endpoint, request }) => {
    const owner = await t.signUp();
    const { url, payload = '{}' } = request(await createOneOfEach(owner));
    const token = await owner.csrfToken();
    const before = await dumpDatabase(t.db);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      '',
    ]) {
      const headers = { 'x-csrf-token': token, ...(type && { 'content-type': type }) };
      const response = await owner.send(endpoint.method, url, payload, { headers });
      expect([400, 415]).toContain(response.status);
      expect(Object.keys(response.json)).toEqual(['message']);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it.each(calls.filter(({ endpoint }) => endpoint.method === 'GET'))(
    '$name changes nothing, even with method override headers (CS-03)',
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const { url } = request(await createOneOfEach(owner));
      if (endpoint === contract.weeklyGoals.list) await readFirstTime(owner, url);
      const before = await dumpDatabase(t.db);
      const headers = {
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'x-csrf-token': await owner.csrfToken(),
      };
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await owner.send(method, url, undefined, { headers });
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it.each(calls)('$name allows no access from other origins (CS-06)', async ({ endpoint, request }) => {
    const { url } = request(unknownIds);
    const headers = { origin: 'https://evil.example', 'access-control-request-method': endpoint.method };
    for (const method of ['OPTIONS', endpoint.method] as const) {
      const response = await t.createClient().send(method, url, undefined, { headers });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it.each(calls.filter(({ endpoint }) => endpoint.params))(
    "$name treats another user's id like an unknown one (AZ-01)",
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const stranger = await t.signUp();
      const { url, payload } = request(await createOneOfEach(owner));
      const before = await dumpDatabase(t.db);
      const othersResponse = await stranger.mutate(endpoint.method, url, payload && JSON.parse(payload));
      const unknownResponse = await stranger.mutate(
        endpoint.method,
        url.replaceAll(/[\da-f-]{36}/g, () => randomUUID()),
        payload && JSON.parse(payload),
      );
      expect(othersResponse.status).toBe(404);
      expect(othersResponse.text).toBe(unknownResponse.text);
      expect(Object.keys(othersResponse.headers)).toEqual(Object.keys(unknownResponse.headers));
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls.filter(({ endpoint }) => !endpoint.body))(
    '$name works with a JSON content type and no body (IN-06)',
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      // Sample data can only be added to an empty account.
      const { url } = request(endpoint === contract.sampleData.add ? unknownIds : await createOneOfEach(owner));
      const headers = { ...json, 'x-csrf-token': await owner.csrfToken() };
      expect((await owner.send(endpoint.method, url, '', { headers })).status).toBeLessThan(300);
    },
  );

  it.each(mutatingCalls.filter((call) => call.request(unknownIds).payload?.match(uuidPattern)))(
    "$name rejects another user's ids in the body (AZ-01)",
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const stranger = await t.signUp();
      const { payload } = request(await createOneOfEach(owner));
      const { url } = request(await createOneOfEach(stranger));
      const before = await dumpDatabase(t.db);
      const response = await stranger.mutate(endpoint.method, url, JSON.parse(payload ?? '{}'));
      expect([404, 422]).toContain(response.status);
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls.filter(({ endpoint }) => endpoint.body))(
    '$name ignores undeclared fields in the body (AZ-04)',
    async ({ endpoint, request }) => {
      const [plain, attacker, victim] = [await t.signUp(), await t.signUp(), await t.signUp()];
      const victimId = (await victim.get('/api/auth/me')).json.user._id as string;
      const countVictimIds = async () => (await dumpDatabase(t.db)).split(victimId).length;
      const before = await countVictimIds();
      const smuggledBefore = countSmuggled(await dumpDatabase(t.db));
      const extras = Object.entries({ ...smuggled, userId: victimId, user_id: victimId, user: victimId }).filter(
        ([name]) => !(name in endpoint.body!.shape),
      );
      const send = async (client: TestClient, extraFields: object) => {
        const { url, payload } = request(await createOneOfEach(client));
        const email = `${randomUUID()}@example.org`;
        const needsNewEmail = endpoint === contract.auth.signup || endpoint === contract.account.changeEmail;
        const body = { ...JSON.parse(payload ?? '{}'), ...(needsNewEmail && { email }), ...extraFields };
        return client.mutate(endpoint.method, url, body);
      };
      const expected = await send(plain, {});
      const response = await send(attacker, Object.fromEntries(extras));
      expect(response.status).toBe(expected.status);
      const withoutIds = ({ text }: TestResponse) =>
        text.replaceAll(uuidPattern, 'id').replaceAll(/[\w-]+@example\.org|"token":"[^"]+"/g, 'own');
      expect(withoutIds(response)).toBe(withoutIds(expected));
      expect(countSmuggled(await dumpDatabase(t.db))).toEqual(smuggledBefore);
      expect(await countVictimIds()).toBe(before);
    },
  );

  it.each(calls)(
    '$name never responds with 5xx to random input (IN-01, IN-05, IN-07)',
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const { url, payload } = request(await createOneOfEach(owner));
      const cookie = owner.cookieHeader;
      const token = await owner.csrfToken();
      const valid = payload === undefined ? {} : (JSON.parse(payload) as Record<string, unknown>);
      const [path = '', validSearch] = url.split('?');
      const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 300 }));
      const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, -1, 1e308, [], [[]], {}), text);
      const names = ['__proto__', 'constructor', 'userId', '_id', ...Object.keys(valid)];
      const oneInvalid = fc.constantFrom(...names).chain((name) => odd.map((value) => ({ ...valid, [name]: value })));
      const body = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.dictionary(fc.constantFrom(...names), odd), oneInvalid);
      const parameters = ['x', 'page', ...Object.keys(endpoint.query?.shape ?? {})];
      const query = fc.array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 3 });
      const id = fc.oneof(fc.constant(undefined), text);
      await fc.assert(
        fc.asyncProperty(body, query, id, async (sentBody, sentQuery, sentId) => {
          const search = new URLSearchParams([...new URLSearchParams(validSearch), ...sentQuery]).toString();
          const sentPath =
            sentId === undefined ? path : path.replaceAll(uuidPattern, encodeURIComponent(sentId.toWellFormed()));
          const sent = endpoint.method === 'GET' ? undefined : JSON.stringify(sentBody);
          const headers = { ...json, 'x-csrf-token': token, cookie };
          const response = await t.createClient().send(endpoint.method, `${sentPath}?${search}`, sent, { headers });
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400)
            expect(response.json).toEqual(expect.objectContaining({ message: expect.any(String) }));
        }),
        { numRuns: 150 },
      );
      // No input has polluted `Object.prototype`.
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );
});
