import { rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import {
  currentWeek,
  initialRequest,
  type PageManifest,
  type PageManifestEntry,
  pathParam,
  searchParam,
  today,
} from '#contract/initial-data/initial-data.ts';
import { sessionLifetime } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { appHtml, parseInitialData, writeBuiltWeb } from '#server/testing/fixtures/built-web.ts';
import {
  buildGoalRow,
  createFocusArea,
  createGoal,
  getUserId,
  setTimeZone,
} from '#server/testing/fixtures/factories.ts';

const me = initialRequest('/api/auth/me');
const areas = initialRequest('/api/focus-areas/with-goals');
const csrfToken = initialRequest('/api/csrf-token');
const support = initialRequest('/api/support');

const page = (paths: string[], initialData: PageManifestEntry['initialData'], files: string[] = []) => ({
  paths,
  access: 'session' as const,
  title: 'A page',
  searchWords: [],
  initialData,
  files,
});

const manifest: PageManifest = [
  page(['/goals', '/objectives'], [me, areas], ['assets/shell.js', 'assets/goals.css', 'assets/goals.js']),
  page(['/goals/new'], [me]),
  page(['/goals/$goalId'], [me, { path: '/api/goals/:id/detail', params: { id: pathParam('goalId') } }]),
  page(
    ['/reports'],
    [
      { path: '/api/reports/weekly', query: { weekStart: searchParam('week', currentWeek) } },
      { path: '/api/time-entries/time-entries-by-day', query: { date: today } },
    ],
  ),
  page(['/day'], [me, { path: '/api/time-entries/time-entries-by-day', query: { date: searchParam('date') } }]),
  page(['/unknown'], [me, { path: '/api/removed-endpoint' }]),
  { ...page(['/login'], [csrfToken, support, me], ['assets/login.js']), access: 'public' },
  { ...page(['/forgot-password', '/reset-password'], [], ['assets/auth.js']), access: 'public' },
];

const { folder, webRoot } = writeBuiltWeb(manifest);
const oldBuild = writeBuiltWeb();
afterAll(() => {
  for (const dir of [folder, oldBuild.folder]) rmSync(dir, { recursive: true });
});

describeOnEachDatabase('a page requested by a signed-in user', { webRoot }, (t) => {
  it('contains the responses to its initial requests, by URL', async () => {
    const ann = await t.signUp();
    await createGoal(ann, await createFocusArea(ann), 'Learn Rust');
    const { status, headers, text } = await ann.get('/goals');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(parseInitialData(text)).toEqual({
      '/api/auth/me': (await ann.get('/api/auth/me')).json,
      '/api/focus-areas/with-goals': (await ann.get('/api/focus-areas/with-goals')).json,
    });
    expect(text).toContain('Learn Rust');
  });

  it('contains its title and styles, and preloads its scripts after those of app.html', async () => {
    const ann = await t.signUp();
    const { text } = await ann.get('/goals');
    expect(text).toContain('<title>A page · Weekwise</title>');
    expect(text).toContain('<style>/* assets/main.css *//* assets/goals.css */</style>');
    expect(text.match(/<(?:link|script)[^>]+(?:href|src)[^>]+>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/main.js">',
      // Disabled, because the styles are inlined.
      '<link rel="stylesheet" disabled href="/assets/main.css">',
      '<link rel="stylesheet" disabled href="/assets/goals.css">',
      '<link rel="modulepreload" crossorigin href="/assets/shell.js">',
      '<link rel="modulepreload" crossorigin href="/assets/goals.js">',
    ]);
  });

  it('has the same data under an alias and with a trailing slash', async () => {
    const ann = await t.signUp();
    const { text } = await ann.get('/goals');
    for (const path of ['/objectives', '/goals/', '/objectives/', '/goals?status=Active', '/go%61ls']) {
      expect((await ann.get(path)).text).toBe(text);
    }
  });

  it('resolves path parameters, and prefers a path without parameters', async () => {
    const ann = await t.signUp();
    const goal = await createGoal(ann, await createFocusArea(ann), 'Learn Rust');
    const url = `/api/goals/${goal}/detail`;
    expect(parseInitialData((await ann.get(`/goals/${goal}`)).text)![url]).toEqual((await ann.get(url)).json);
    expect(Object.keys(parseInitialData((await ann.get('/goals/new')).text)!)).toEqual(['/api/auth/me']);
  });

  it("resolves search parameters, and today's date in the user's time zone", async () => {
    const ann = await t.signUp();
    const urls = async (path: string) => Object.keys(parseInitialData((await ann.get(path)).text) ?? {}).toSorted();
    // It is already Monday in Berlin, but still Sunday in New York.
    t.now = Date.UTC(2026, 10, 15, 23, 30);
    await setTimeZone(t.db, ann, 'Europe/Berlin');
    const byDay = '/api/time-entries/time-entries-by-day?date=2026-11-16';
    expect(await urls('/reports')).toEqual(['/api/reports/weekly?weekStart=2026-11-16', byDay]);
    expect(await urls('/reports?week=2026-10-05')).toEqual(['/api/reports/weekly?weekStart=2026-10-05', byDay]);
    await setTimeZone(t.db, ann, 'America/New_York');
    expect(await urls('/reports')).toEqual([
      '/api/reports/weekly?weekStart=2026-11-09',
      '/api/time-entries/time-entries-by-day?date=2026-11-15',
    ]);
  });

  it('is never cached or revalidated with a 304 response', async () => {
    const ann = await t.signUp();
    const { headers: cacheable } = await t.createClient().get('/goals');
    const { status, headers } = await ann.get('/goals', { headers: { 'if-none-match': String(cacheable['etag']) } });
    expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
  });

  it('is compressed', async () => {
    const ann = await t.signUp();
    await createFocusArea(ann, { name: 'Fitness', description: 'run '.repeat(100) });
    const { text } = await ann.get('/goals');
    const headers = { cookie: ann.cookieHeader, 'accept-encoding': 'gzip' };
    const response = await t.app.inject({ url: '/goals', headers });
    expect([response.headers['content-encoding'], response.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(response.rawPayload).toString()).toBe(text);
  });

  it('has the same headers but no body for HEAD', async () => {
    const ann = await t.signUp();
    const [head, get] = [await ann.send('HEAD', '/goals'), await ann.get('/goals')];
    const { date: _, ...headers } = get.headers;
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers).toMatchObject(headers);
  });

  it('renews a session that is due for renewal, once', async () => {
    const ann = await t.signUp();
    t.now += sessionLifetime.renewEveryMs;
    const before = t.statements.length;
    const { headers } = await ann.get('/goals');
    expect([headers['set-cookie']].flat()).toEqual([expect.stringContaining('weekwise=')]);
    expect(t.statements.slice(before).filter((sql) => sql.startsWith('update "sessions"'))).toHaveLength(1);
    expect((await ann.get('/goals')).headers['set-cookie']).toBeUndefined();
  });

  it('leaves out requests that the API rejects', async () => {
    const ann = await t.signUp();
    const urls = async (path: string) => Object.keys(parseInitialData((await ann.get(path)).text)!).toSorted();
    const byDay = '/api/time-entries/time-entries-by-day?date=2026-11-09';
    expect(await urls('/day?date=2026-11-09')).toEqual([me.path, byDay]);
    for (const path of ['/day?date=2026-02-30', '/day']) expect(await urls(path)).toEqual([me.path]);
  });

  it('leaves out endpoints that the server does not have', async () => {
    const ann = await t.signUp();
    expect(Object.keys(parseInitialData((await ann.get('/unknown')).text)!)).toEqual(['/api/auth/me']);
  });

  it('runs fewer statements than separate requests, regardless of the amount of data', async () => {
    const countStatements = async (read: () => Promise<unknown>) => {
      const before = t.statements.length;
      await read();
      return t.statements.length - before;
    };
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    const countForPage = () => countStatements(() => ann.get('/goals'));
    const few = await countForPage();
    const rows = Array.from({ length: 200 }, () => buildGoalRow('', area, t.now));
    const userId = await getUserId(ann);
    await t.db
      .insertInto('goals')
      .values(rows.map((row) => ({ ...row, user_id: userId })))
      .execute();
    const many = await countForPage();
    expect(many).toBe(few);
    const separately =
      (await countStatements(() => ann.get('/api/auth/me'))) +
      (await countStatements(() => ann.get('/api/focus-areas/with-goals')));
    // The session is read once instead of twice. The time zone is read with the user.
    expect(many).toBe(separately - 1);
  });
});

describeOnEachDatabase('a public page', { webRoot }, (t) => {
  it('contains public data and the CSRF token, which is bound to the cookie that the page sets', async () => {
    const visitor = t.createClient();
    const { headers, text } = await visitor.get('/login');
    const data = parseInitialData(text)!;
    expect(Object.keys(data).toSorted()).toEqual(['/api/csrf-token', '/api/support']);
    expect(headers['cache-control']).toBe('no-store');
    expect([headers['set-cookie']].flat()).toHaveLength(1);
    const { csrfToken: token, signedIn } = data['/api/csrf-token'] as { csrfToken: string; signedIn: boolean };
    expect(signedIn).toBe(false);
    const json = { 'content-type': 'application/json', 'x-csrf-token': token };
    const login = await visitor.send('POST', '/api/auth/login', '{"email":"a@example.org","password":"x"}', {
      headers: json,
    });
    expect(login.status).toBe(401);
    // The page does not set the cookie again.
    expect((await visitor.get('/login')).headers['set-cookie']).toBeUndefined();
  });

  it('contains the account of a signed-in user, and reads the session only once', async () => {
    const ann = await t.signUp();
    const before = t.statements.length;
    const data = parseInitialData((await ann.get('/login')).text)!;
    expect(t.statements.slice(before).filter((sql) => sql.includes('"sessions"'))).toHaveLength(1);
    expect(data['/api/auth/me']).toEqual((await ann.get('/api/auth/me')).json);
    expect(data['/api/csrf-token']).toEqual((await ann.get('/api/csrf-token')).json);
  });

  it('sets no cookie if it has no data', async () => {
    for (const client of [t.createClient(), await t.signUp()]) {
      const { headers, text } = await client.get('/forgot-password');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
      expect(parseInitialData(text)).toBeUndefined();
      expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/auth.js">');
    }
  });

  it('sends no referrer if its URL contains a token', async () => {
    const { headers } = await t.createClient().get('/reset-password?token=x');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

const summarize = ({ status, headers, text }: TestResponse) => ({
  status,
  cacheControl: headers['cache-control'],
  cookie: headers['set-cookie'],
  text,
});
const plainPage = { status: 200, cacheControl: 'no-cache', cookie: undefined, text: appHtml };

describeOnEachDatabase('app.html', { webRoot }, (t) => {
  it('is sent unchanged under its own name and for paths that are not pages', async () => {
    const ann = await t.signUp();
    for (const path of ['/app.html', '/no/such/page', '/goals/a/b']) {
      expect(summarize(await ann.get(path))).toEqual(plainPage);
    }
  });

  it('is not sent for the landing page, other files, missing files or the API', async () => {
    const ann = await t.signUp();
    expect((await ann.get('/')).text).toContain('Landing');
    expect((await ann.get('/privacy')).text).toContain('Privacy');
    expect((await ann.get('/assets/main.js')).text).toBe('export {}');
    for (const path of [
      '/page-manifest.json',
      '/assets/gone.js',
      '/goals/missing.js',
      '/goals/..%2f',
      '/api/unknown',
    ]) {
      expect([path, (await ann.get(path)).status]).toEqual([path, 404]);
    }
    expect((await ann.post('/goals', {})).status).toBe(404);
  });
});

describeOnEachDatabase('a build without a page manifest', { webRoot: oldBuild.webRoot }, (t) => {
  it('is served without embedded data', async () => {
    const ann = await t.signUp();
    for (const path of ['/goals', '/login', '/app.html']) {
      expect(summarize(await ann.get(path))).toEqual(plainPage);
    }
  });
});
