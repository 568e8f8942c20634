import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { initialRequest, type PageManifestEntry, pathParam, searchParam } from '#contract/initial-data/initial-data.ts';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { sessionLifetime } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import {
  appHtml,
  pageHtml,
  parseInitialData,
  withoutInitialData,
  writeBuiltWeb,
} from '#server/testing/fixtures/built-web.ts';
import { createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { ok, defineRoutes } from './register.ts';

const KB = 1024;

const probe = defineEndpoints({
  held: {
    method: 'GET',
    path: '/api/probe/held',
    access: 'session',
    responses: { 200: z.object({ userId: z.string() }) },
  },
  sized: {
    method: 'GET',
    path: '/api/probe/sized',
    access: 'session',
    query: z.object({ kb: z.string() }),
    responses: { 200: z.object({ text: z.string() }) },
  },
  list: {
    method: 'GET',
    path: '/api/probe/list',
    access: 'session',
    responses: { 200: z.array(z.object({ n: z.number() })) },
  },
  broken: {
    method: 'GET',
    path: '/api/probe/broken',
    access: 'session',
    responses: { 200: z.object({}) },
  },
  address: {
    method: 'GET',
    path: '/api/probe/address',
    access: 'public',
    responses: { 200: z.object({ ip: z.string() }) },
  },
});

let released = Promise.withResolvers<void>();
let arrived = Promise.withResolvers<void>();
let waiting = 0;
/** Held responses are released together as soon as there are this many, or by the test. */
let releaseAt = Infinity;
beforeEach(() => {
  released = Promise.withResolvers<void>();
  arrived = Promise.withResolvers<void>();
  waiting = 0;
  releaseAt = Infinity;
});

const probeRoutes = defineRoutes(probe, () => ({
  held: async ({ userId }) => {
    arrived.resolve();
    if (++waiting === releaseAt) released.resolve();
    await released.promise;
    return ok({ userId });
  },
  // '<' takes six bytes when it is escaped.
  sized: async ({ query }) => ok({ text: '<'.repeat((Number(query.kb) * KB) / 6) }),
  list: async () => ok(Array.from({ length: 5000 }, (_, n) => ({ n }))),
  broken: async () => {
    throw new Error('broken on purpose');
  },
  address: async ({ request }) => ok({ ip: request.ip }),
}));

const me = initialRequest('/api/auth/me');
const areas = initialRequest('/api/focus-areas/with-goals');
const sized = (kb: number) => ({ path: probe.sized.path, query: { kb: String(kb) } });

const page = (path: string, ...initialData: PageManifestEntry['initialData']): PageManifestEntry => ({
  paths: [path],
  access: 'session',
  initialData,
  title: 'A page',
  searchWords: [],
  files: [],
});

const { folder, webRoot } = writeBuiltWeb([
  page('/goals', me, areas),
  page('/held', me, { path: probe.held.path }),
  page('/sizes', sized(200), me, sized(30), sized(60)),
  page('/huge', sized(300), me),
  page('/list', { path: probe.list.path }, me),
  page('/broken', { path: probe.broken.path }, me),
  page('/inventory', me, { path: '/api/inventory', query: { q: searchParam('q'), sort: searchParam('sort') } }),
  page('/goals/$goalId', me, { path: '/api/goals/:id/detail', params: { id: pathParam('goalId') } }),
  { ...page('/login', initialRequest('/api/csrf-token'), { path: probe.address.path }, me), access: 'public' },
]);
afterAll(() => rmSync(folder, { recursive: true }));

const urlsIn = (html: string) => Object.keys(parseInitialData(html) ?? {}).toSorted();

const hostileTexts = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--> ]]> <![CDATA[ <?php',
  'a\u2028b\u2029c',
  `"'\\" \\u003c \\u0000 \\`,
  '&lt;/script&gt; &amp; &',
  'a\u0001b\u007F\uFFFD\uFEFFc',
  '<base href=//evil.example><meta http-equiv=refresh content=0>',
  '__proto__',
  '\u{1F5FC} \u202Eright to left',
];

const options = { webRoot, extraRoutes: [probeRoutes] };

describeOnEachDatabase('embedded data', options, (t) => {
  it("belongs to the session's user, even when requests of several users are interleaved (AZ-08)", async () => {
    const users = await Promise.all(
      ['ann', 'bob', 'eve'].map(async (name) => {
        const client = await t.signUp(`${name}@example.org`);
        await createGoal(client, await createFocusArea(client, { name: `area of ${name}` }), `goal of ${name}`);
        return { name, client, userId: await getUserId(client) };
      }),
    );
    releaseAt = users.length;
    const heldPages = await Promise.all(users.map(({ client }) => client.get('/held')));
    for (const [n, { text }] of heldPages.entries()) {
      expect(parseInitialData(text)).toMatchObject({
        '/api/auth/me': { user: { _id: users[n]!.userId } },
        [probe.held.path]: { userId: users[n]!.userId },
      });
    }
    const rounds = Array.from({ length: 10 }, () => users).flat();
    const pages = await Promise.all(rounds.map(({ client }) => client.get('/goals')));
    for (const [n, { text }] of pages.entries()) {
      const { name } = rounds[n]!;
      expect(text).toContain(`${name}@example.org`);
      const names = [...text.matchAll(/(?:area|goal) of (\w+)|(\w+)@example\.org/g)].map(
        (match) => match[1] ?? match[2],
      );
      expect(new Set(names)).toEqual(new Set([name]));
    }
  });

  it('is omitted without a session (AZ-08)', async () => {
    const token = 'x'.repeat(43);
    for (const cookie of ['', 'weekwise=', `weekwise=${token}`, `weekwise=${token}; weekwise=b`, 'weekwise=%']) {
      const { status, headers, text } = await t.createClient().get('/goals', { headers: { cookie } });
      expect([status, headers['cache-control'], text]).toEqual([200, 'no-cache', appHtml]);
      expect(urlsIn((await t.createClient().get('/login', { headers: { cookie } })).text)).not.toContain(me.path);
    }
  });

  it('is omitted after logging out here or elsewhere, and after the session has expired (AZ-08)', async () => {
    const [ann, bob, eve] = [await t.signUp(), await t.signUp(), await t.signUp()];
    const copy = ann.copy();
    expect((await ann.post('/api/auth/logout')).status).toBe(204);
    await t.db
      .deleteFrom('sessions')
      .where('user_id', '=', await getUserId(bob))
      .execute();
    for (const client of [ann, copy, bob]) expect((await client.get('/goals')).text).toBe(appHtml);
    expect(urlsIn((await eve.get('/goals')).text)).toHaveLength(2);
    t.now += sessionLifetime.idleMs;
    const { headers, text } = await eve.get('/goals');
    expect([headers['cache-control'], text]).toEqual(['no-cache', appHtml]);
  });

  it.each(hostileTexts)('escapes %j (OE-04)', async (name) => {
    const ann = await t.signUp();
    await createGoal(ann, await createFocusArea(ann, { name, description: name }), name);
    const { text } = await ann.get('/goals');
    expect(withoutInitialData(text)).toBe(pageHtml);
    const json = text.slice(text.indexOf('{"'), text.lastIndexOf('</script>'));
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)[areas.path]).toEqual((await ann.get(areas.path)).json);
    expect(JSON.parse(json)[areas.path]).toMatchObject([{ name, description: name, goals: [{ title: name }] }]);
  });

  it('contains no text from the URL, so that its compressed size reveals nothing (BREACH) (OE-04)', async () => {
    const ann = await t.signUp();
    await createFocusArea(ann, { name: 'guess-the-secret' });
    for (const text of [...hostileTexts, 'guess', 'title', '2', '']) {
      const encoded = encodeURIComponent(text);
      const inventory = await ann.get(`/inventory?q=${encoded}&unknown=${encoded}`);
      expect([inventory.status, urlsIn(inventory.text)]).toEqual([200, [me.path]]);
      expect(withoutInitialData(inventory.text)).toBe(pageHtml);
      if (text === '') continue;
      const goal = await ann.get(`/goals/${encoded}`, { headers: { accept: 'text/html' } });
      // Encoded slashes match no page.
      expect(goal.status).toBe(text.includes('/') || text.includes('\\') ? 404 : 200);
      if (goal.status === 200) expect(urlsIn(goal.text)).toEqual([me.path]);
    }
    expect(urlsIn((await ann.get('/inventory')).text)).toEqual([me.path, '/api/inventory']);
    expect(urlsIn((await ann.get('/inventory?q=a&q=b')).text)).toEqual([me.path, '/api/inventory']);
  });

  it("does not contain another user's goal", async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    const goal = await createGoal(bob, await createFocusArea(bob));
    expect(urlsIn((await bob.get(`/goals/${goal}`)).text)).toContain(`/api/goals/${goal}/detail`);
    expect(urlsIn((await ann.get(`/goals/${goal}`)).text)).toEqual([me.path]);
  });

  it('leaves out a response that takes longer than a second', async () => {
    const ann = await t.signUp();
    const startedAt = performance.now();
    const { status, text } = await ann.get('/held');
    expect(performance.now() - startedAt).toBeLessThan(3000);
    released.resolve();
    expect([status, urlsIn(text)]).toEqual([200, [me.path]]);
  });

  it('leaves out the largest responses once the total exceeds 256 kB, and responses that are streamed', async () => {
    const ann = await t.signUp();
    const urls = (path: string) => ann.get(path).then(({ text }) => urlsIn(text));
    expect(await urls('/sizes')).toEqual([me.path, '/api/probe/sized?kb=30', '/api/probe/sized?kb=60']);
    expect(await urls('/huge')).toEqual([me.path]);
    expect(await urls('/list')).toEqual([me.path]);
  });

  it('leaves out a response that fails, and logs one line', async () => {
    const ann = await t.signUp();
    const before = t.log.length;
    const { status, text } = await ann.get('/broken');
    expect([status, urlsIn(text)]).toEqual([200, [me.path]]);
    expect(t.log.slice(before).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'unexpected error', path: probe.broken.path, method: 'GET' }),
    ]);
  });

  it('is omitted if the session cannot be read, which is logged', async () => {
    const ann = await t.signUp();
    const before = t.log.length;
    await t.db.schema.alterTable('sessions').renameTo('hidden_sessions').execute();
    try {
      const { status, text } = await ann.get('/goals');
      expect([status, text]).toEqual([200, appHtml]);
      expect(t.log.slice(before).map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ msg: 'unexpected error', path: '/goals' }),
      ]);
    } finally {
      await t.db.schema.alterTable('hidden_sessions').renameTo('sessions').execute();
    }
    expect(urlsIn((await ann.get('/goals')).text)).toHaveLength(2);
  });

  it('logs nothing for a success, an invalid id or a missing session', async () => {
    const ann = await t.signUp();
    const before = t.log.length;
    for (const path of ['/goals', '/goals/no-id', '/login']) await ann.get(path);
    await t.createClient().get('/goals');
    expect(t.log.slice(before)).toEqual([]);
  });

  it('is dropped without an error if the client disconnects', async () => {
    const ann = await t.signUp();
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const before = t.log.length;
    const closed = new Promise<void>((resolve) => {
      t.app.server.once('request', (_, response) => response.once('close', resolve));
    });
    const socket = connect(Number(new URL(t.app.listeningOrigin).port), '127.0.0.1');
    socket.write(`GET /held HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookieHeader}\r\n\r\n`);
    await arrived.promise;
    socket.destroy();
    await closed;
    released.resolve();
    expect((await ann.get('/goals')).status).toBe(200);
    expect(t.log.slice(before)).toEqual([]);
  });
});

describeOnEachDatabase('embedded data behind a proxy', { ...options, env: { TRUST_PROXY: '10.0.0.0/8' } }, (t) => {
  it("is requested with the client's IP address, not the proxy's", async () => {
    const request = { headers: { 'x-forwarded-for': '192.0.2.7' }, remoteAddress: '10.0.0.1' };
    const { text } = await t.createClient().get('/login', request);
    expect(parseInitialData(text)).toMatchObject({ [probe.address.path]: { ip: '192.0.2.7' } });
  });
});
