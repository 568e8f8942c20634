import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { startModelServer } from '#server/testing/fakes/model-server.ts';
import type { TestResponse, TestClient } from '#server/testing/client.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls, dumpDatabase, mutatingCalls, uuidPattern } from '#server/testing/fixtures/endpoint-matrix.ts';

const json = { 'content-type': 'application/json' };

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
  // Tests compare dumps of the whole database, which other tests' data would only slow down.
  afterEach(() => t.db.deleteFrom('users').execute());

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

  it.each(calls.filter(({ endpoint }) => endpoint.creates))(
    '$name happens once per Idempotency-Key',
    async ({ endpoint, request }) => {
      const owner = await t.signUp();
      const { url, payload } = request(
        endpoint === contract.sampleData.add ? unknownIds : await createOneOfEach(owner),
      );
      const headers = { ...json, 'x-csrf-token': await owner.csrfToken(), 'idempotency-key': randomUUID() };
      const before = await dumpDatabase(t.db);
      const first = await owner.send(endpoint.method, url, payload ?? '', { headers });
      expect([200, 201]).toContain(first.status);
      const after = await dumpDatabase(t.db);
      expect(after).not.toBe(before);
      const second = await owner.send(endpoint.method, url, payload ?? '', { headers });
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(await dumpDatabase(t.db)).toBe(after);
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
      const anyBody = fc.oneof(
        fc.jsonValue({ maxDepth: 5 }),
        fc.dictionary(fc.constantFrom(...names), odd),
        oneInvalid,
      );
      const body = endpoint.method === 'GET' ? fc.constant(undefined) : anyBody;
      const parameters = ['x', 'page', ...Object.keys(endpoint.query?.shape ?? {})];
      const query = fc.array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 3 });
      const id = fc.oneof(fc.constant(undefined), text);
      await fc.assert(
        fc.asyncProperty(body, query, id, async (sentBody, sentQuery, sentId) => {
          const search = new URLSearchParams([...new URLSearchParams(validSearch), ...sentQuery]).toString();
          const sentPath =
            sentId === undefined ? path : path.replaceAll(uuidPattern, encodeURIComponent(sentId.toWellFormed()));
          const sent = JSON.stringify(sentBody);
          const headers = { ...json, 'x-csrf-token': token, cookie };
          const response = await t.createClient().send(endpoint.method, `${sentPath}?${search}`, sent, { headers });
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400)
            expect(response.json).toEqual(expect.objectContaining({ message: expect.any(String) }));
        }),
        // Each run draws others; faults/bad-requests.test.ts sends many more.
        { numRuns: 30 },
      );
      // No input has polluted `Object.prototype`.
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    },
  );
});
