import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { messages } from '#contract/errors.ts';
import { describeOnEachDatabase, PASSWORD } from '../testing/app.ts';
import type { Answer, Client } from '../testing/client.ts';
import { graphOf, nobody } from '../testing/graph.ts';
import { calls, contentOf, mutatingCalls } from '../testing/matrix.ts';

const json = { 'content-type': 'application/json' };

const anId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

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

const foreignSites: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** How often what was smuggled stands there, as a whole value: the same digits may be a part of an id or a time. */
function marksIn(content: string): Record<string, number> {
  const marks = Object.values(smuggled).filter((value) => typeof value !== 'boolean');
  const count = (mark: unknown) =>
    content.match(new RegExp(`(?<![\\w.-])${String(mark)}(?![\\w.-])`, 'g'))?.length ?? 0;
  return Object.fromEntries(marks.map((mark) => [mark, count(mark)]));
}

/** What a body might try to set; none of it occurs in honest rows. */
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

describeOnEachDatabase('every route', {}, (t) => {
  // Most tests compare the whole content of the database before and after; that of other tests would only slow them down.
  afterEach(() => t.db.deleteFrom('users').execute());

  /** The one call that is allowed to write: who first reads a week makes the rows of it, and nothing else. */
  const readFirst = async (owner: Client, url: string) => {
    const [before, others] = [await contentOf(t.db), await contentOf(t.db, 'weekly_goals')];
    expect((await owner.get(url)).status).toBe(200);
    expect(await contentOf(t.db)).not.toBe(before);
    expect(await contentOf(t.db, 'weekly_goals')).toBe(others);
  };

  it('is described by the contract, or belongs to the documentation', () => {
    const served = t.routes.filter((route) => !route.startsWith('HEAD ') && !/ \/api\/docs(\/|$)/.test(route));
    expect(served.toSorted()).toEqual(calls.map((call) => call.name).toSorted());
  });

  it.each(calls.filter(({ endpoint }) => endpoint.access === 'session'))(
    'without a session, $name answers 401 and nothing else',
    async ({ endpoint, request }) => {
      const { url, payload } = request(nobody);
      for (const cookie of ['', 'weekwise=', `weekwise=${'x'.repeat(43)}`, 'weekwise=a; weekwise=b', 'weekwise=%']) {
        const answer = await t.client().send(endpoint.method, url, payload, { headers: { ...json, cookie } });
        expect(answer.status).toBe(401);
        expect(answer.json).toEqual({ message: messages.noSession });
      }
    },
  );

  it.each(calls.filter(({ endpoint }) => endpoint.access === 'session'))(
    'variants of the path of $name serve no data',
    async ({ endpoint, request }) => {
      const { url } = request(nobody);
      const variants = [
        `${url}/`,
        `/${url}`,
        url.toUpperCase(),
        url.replace('/api/', '/api/%2e/'),
        url.replace('/api/', '/api//'),
      ];
      for (const variant of variants) {
        const answer = await t.client().send(endpoint.method, variant);
        expect([401, 404]).toContain(answer.status);
      }
      if (endpoint.method === 'GET') expect((await t.client().send('HEAD', url)).status).toBe(401);
    },
  );

  it.each(mutatingCalls)(
    '$name refuses a missing, wrong, foreign or earlier CSRF token',
    async ({ endpoint, request }) => {
      const { email } = await graphOf(await t.signedUp());
      const owner = t.client();
      const earlier = await owner.csrfToken();
      await owner.post('/api/auth/login', { email, password: PASSWORD });
      const stranger = await t.signedUp();
      const { url, payload } = request(await graphOf(owner));
      const before = await contentOf(t.db);
      for (const token of [
        '',
        'x',
        'x'.repeat(43),
        await stranger.csrfToken(),
        earlier,
        owner.cookies.get('weekwise')!,
      ]) {
        const headers = { ...json, ...(token && { 'x-csrf-token': token }) };
        const answer = await owner.send(endpoint.method, url, payload, { headers });
        expect(answer.status).toBe(403);
        expect(answer.json.message).toMatch(/^CSRF token/);
      }
      // A cookie that the attacker chose, with the header the attacker made of it.
      const planted = t.client();
      planted.cookies.set('weekwise', 'planted');
      const answer = await planted.send(endpoint.method, url, payload, {
        headers: { ...json, 'x-csrf-token': 'planted' },
      });
      expect([401, 403]).toContain(answer.status);
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls)(
    '$name refuses what comes from another site, also with the right token',
    async ({ endpoint, request }) => {
      const owner = await t.signedUp();
      const { url, payload } = request(await graphOf(owner));
      const token = await owner.csrfToken();
      const before = await contentOf(t.db);
      for (const from of foreignSites) {
        const headers: Record<string, string> = { ...json, 'x-csrf-token': token, ...from };
        const answer = await owner.send(endpoint.method, url, payload, { headers });
        expect(answer.status).toBe(403);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls)('$name refuses bodies that are not JSON', async ({ endpoint, request }) => {
    const owner = await t.signedUp();
    const { url, payload = '{}' } = request(await graphOf(owner));
    const token = await owner.csrfToken();
    const before = await contentOf(t.db);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      '',
    ]) {
      const headers = { 'x-csrf-token': token, ...(type && { 'content-type': type }) };
      const answer = await owner.send(endpoint.method, url, payload, { headers });
      expect([400, 415]).toContain(answer.status);
      expect(Object.keys(answer.json)).toEqual(['message']);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it.each(calls.filter(({ endpoint }) => endpoint.method === 'GET'))(
    '$name changes nothing, whatever method a header claims',
    async ({ endpoint, request }) => {
      const owner = await t.signedUp();
      const { url } = request(await graphOf(owner));
      if (endpoint === contract.weeklyGoals.list) await readFirst(owner, url);
      const before = await contentOf(t.db);
      const headers = {
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'x-csrf-token': await owner.csrfToken(),
      };
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await owner.send(method, url, undefined, { headers });
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it.each(calls)('$name grants nothing to other origins', async ({ endpoint, request }) => {
    const { url } = request(nobody);
    const headers = { origin: 'https://evil.example', 'access-control-request-method': endpoint.method };
    for (const method of ['OPTIONS', endpoint.method] as const) {
      const answer = await t.client().send(method, url, undefined, { headers });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it.each(calls.filter(({ endpoint }) => endpoint.params))(
    "$name answers another's id like an id of nothing",
    async ({ endpoint, request }) => {
      const owner = await t.signedUp();
      const stranger = await t.signedUp();
      const { url, payload } = request(await graphOf(owner));
      const before = await contentOf(t.db);
      const foreign = await stranger.change(endpoint.method, url, payload && JSON.parse(payload));
      const nothing = await stranger.change(
        endpoint.method,
        url.replaceAll(/[\da-f-]{36}/g, () => randomUUID()),
        payload && JSON.parse(payload),
      );
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(nothing.text);
      expect(Object.keys(foreign.headers)).toEqual(Object.keys(nothing.headers));
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls.filter(({ endpoint }) => !endpoint.body))(
    '$name works with a JSON content type and no body',
    async ({ endpoint, request }) => {
      const owner = await t.signedUp();
      // A sample is for whoever has nothing yet.
      const { url } = request(endpoint === contract.sampleData.add ? nobody : await graphOf(owner));
      const headers = { ...json, 'x-csrf-token': await owner.csrfToken() };
      expect((await owner.send(endpoint.method, url, '', { headers })).status).toBeLessThan(300);
      // It is full of words that other tests look for.
      if (endpoint === contract.sampleData.add) await owner.change('DELETE', contract.sampleData.remove.path);
    },
  );

  it.each(mutatingCalls.filter((call) => call.request(nobody).payload?.match(anId)))(
    "$name takes no id of another's from the body",
    async ({ endpoint, request }) => {
      const owner = await t.signedUp();
      const stranger = await t.signedUp();
      const { payload } = request(await graphOf(owner));
      const { url } = request(await graphOf(stranger));
      const before = await contentOf(t.db);
      const answer = await stranger.change(endpoint.method, url, JSON.parse(payload ?? '{}'));
      expect([404, 422]).toContain(answer.status);
      expect(await contentOf(t.db)).toBe(before);
    },
  );

  it.each(mutatingCalls.filter(({ endpoint }) => endpoint.body))(
    '$name takes nothing from the body that it does not declare',
    async ({ endpoint, request }) => {
      const [plain, cheat, victim] = [await t.signedUp(), await t.signedUp(), await t.signedUp()];
      const victimId = (await victim.get('/api/auth/me')).json.user._id as string;
      const rowsOfVictim = async () => (await contentOf(t.db)).split(victimId).length;
      const before = await rowsOfVictim();
      // Not none at all: some goals of sample data are archived.
      const marks = marksIn(await contentOf(t.db));
      const extras = Object.entries({ ...smuggled, userId: victimId, user_id: victimId, user: victimId }).filter(
        ([name]) => !(name in endpoint.body!.shape),
      );
      const send = async (client: Client, more: object) => {
        const { url, payload } = request(await graphOf(client));
        const email = `${randomUUID()}@example.org`;
        const takesAddress = endpoint === contract.auth.signup || endpoint === contract.account.changeEmail;
        const body = { ...JSON.parse(payload ?? '{}'), ...(takesAddress && { email }), ...more };
        return client.change(endpoint.method, url, body);
      };
      const expected = await send(plain, {});
      const answer = await send(cheat, Object.fromEntries(extras));
      expect(answer.status).toBe(expected.status);
      const told = ({ text }: Answer) =>
        text.replaceAll(anId, 'id').replaceAll(/[\w-]+@example\.org|"token":"[^"]+"/g, 'own');
      expect(told(answer)).toBe(told(expected));
      expect(marksIn(await contentOf(t.db))).toEqual(marks);
      expect(await rowsOfVictim()).toBe(before);
    },
  );

  it.each(calls)('$name survives anything', async ({ endpoint, request }) => {
    const owner = await t.signedUp();
    const { url, payload } = request(await graphOf(owner));
    const cookie = owner.cookieHeader;
    const token = await owner.csrfToken();
    const valid = payload === undefined ? {} : (JSON.parse(payload) as Record<string, unknown>);
    const [path = '', validSearch] = url.split('?');
    const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 300 }));
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, -1, 1e308, [], [[]], {}), text);
    const names = ['__proto__', 'constructor', 'userId', '_id', ...Object.keys(valid)];
    const oneWrong = fc.constantFrom(...names).chain((name) => odd.map((value) => ({ ...valid, [name]: value })));
    const body = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.dictionary(fc.constantFrom(...names), odd), oneWrong);
    const parameters = ['x', 'page', ...Object.keys(endpoint.query?.shape ?? {})];
    const query = fc.array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 3 });
    const id = fc.oneof(fc.constant(undefined), text);
    await fc.assert(
      fc.asyncProperty(body, query, id, async (sentBody, sentQuery, sentId) => {
        const search = new URLSearchParams([...new URLSearchParams(validSearch), ...sentQuery]).toString();
        const place = sentId === undefined ? path : path.replaceAll(anId, encodeURIComponent(sentId.toWellFormed()));
        const sent = endpoint.method === 'GET' ? undefined : JSON.stringify(sentBody);
        const headers = { ...json, 'x-csrf-token': token, cookie };
        const answer = await t.client().send(endpoint.method, `${place}?${search}`, sent, { headers });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.json).toEqual(expect.objectContaining({ message: expect.any(String) }));
      }),
      { numRuns: 150 },
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
