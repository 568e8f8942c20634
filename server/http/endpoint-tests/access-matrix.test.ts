import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import type { AccountIds } from '#server/testing/fixtures/account-ids.ts';
import { createOneOfEach, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls, dumpDatabase, mutatingCalls, uuidPattern } from '#server/testing/fixtures/endpoint-matrix.ts';

const json = { 'content-type': 'application/json' };

const crossSiteHeaders: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

describeOnEachDatabase('every route', {}, (t) => {
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
});

describeOnEachDatabase('the data of every route', {}, (t) => {
  let owner: TestClient;
  let stranger: TestClient;
  let outdatedToken: string;
  let ids: AccountIds;
  let strangerIds: AccountIds;
  /** None of these requests may change it. */
  let content: string;
  beforeAll(async () => {
    await t.signUp('owner@example.org');
    owner = t.createClient();
    outdatedToken = await owner.csrfToken();
    await owner.post('/api/auth/login', { email: 'owner@example.org', password: PASSWORD });
    stranger = await t.signUp();
    ids = await createOneOfEach(owner);
    strangerIds = await createOneOfEach(stranger);
    content = await dumpDatabase(t.db);
  });
  const expectNoChange = async () => expect(await dumpDatabase(t.db)).toBe(content);
  afterEach(expectNoChange);

  /** The one GET that may write: the first read of a week creates its rows, and nothing else. */
  const readFirstTime = async (url: string) => {
    const otherTables = await dumpDatabase(t.db, { except: 'weekly_goals' });
    expect((await owner.get(url)).status).toBe(200);
    expect(await dumpDatabase(t.db)).not.toBe(content);
    expect(await dumpDatabase(t.db, { except: 'weekly_goals' })).toBe(otherTables);
    content = await dumpDatabase(t.db);
  };

  it.each(mutatingCalls)(
    "$name rejects a CSRF token that is missing, wrong, outdated or another user's (CS-01, CS-04)",
    async ({ endpoint, request }) => {
      const { url, payload } = request(ids);
      for (const token of [
        '',
        'x',
        'x'.repeat(43),
        await stranger.csrfToken(),
        outdatedToken,
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
    },
  );

  it.each(mutatingCalls)(
    '$name rejects requests from another site, even with a valid token (CS-05)',
    async ({ endpoint, request }) => {
      const { url, payload } = request(ids);
      const token = await owner.csrfToken();
      for (const siteHeaders of crossSiteHeaders) {
        const headers: Record<string, string> = { ...json, 'x-csrf-token': token, ...siteHeaders };
        const response = await owner.send(endpoint.method, url, payload, { headers });
        expect(response.status).toBe(403);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it.each(mutatingCalls)('$name rejects bodies that are not JSON (CS-02)', async ({ endpoint, request }) => {
    const { url, payload = '{}' } = request(ids);
    const token = await owner.csrfToken();
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
  });

  it.each(calls.filter(({ endpoint }) => endpoint.method === 'GET'))(
    '$name changes nothing, even with method override headers (CS-03)',
    async ({ endpoint, request }) => {
      const { url } = request(ids);
      if (endpoint === contract.weeklyGoals.list) await readFirstTime(url);
      const headers = {
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'x-csrf-token': await owner.csrfToken(),
      };
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await owner.send(method, url, undefined, { headers });
      expect(await dumpDatabase(t.db)).toBe(content);
    },
  );

  it.each(calls.filter(({ endpoint }) => endpoint.params))(
    "$name treats another user's id like an unknown one (AZ-01)",
    async ({ endpoint, request }) => {
      const { url, payload } = request(ids);
      const othersResponse = await stranger.mutate(endpoint.method, url, payload && JSON.parse(payload));
      const unknownResponse = await stranger.mutate(
        endpoint.method,
        url.replaceAll(/[\da-f-]{36}/g, () => randomUUID()),
        payload && JSON.parse(payload),
      );
      expect(othersResponse.status).toBe(404);
      expect(othersResponse.text).toBe(unknownResponse.text);
      expect(Object.keys(othersResponse.headers)).toEqual(Object.keys(unknownResponse.headers));
    },
  );

  it.each(mutatingCalls.filter((call) => call.request(unknownIds).payload?.match(uuidPattern)))(
    "$name rejects another user's ids in the body (AZ-01)",
    async ({ endpoint, request }) => {
      const { payload } = request(ids);
      const { url } = request(strangerIds);
      const response = await stranger.mutate(endpoint.method, url, JSON.parse(payload ?? '{}'));
      expect([404, 422]).toContain(response.status);
    },
  );
});
