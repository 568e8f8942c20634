import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  MAX_REFRESH_HEADER_LENGTH,
  MAX_REFRESH_URLS,
  REFRESH_HEADER,
  REFRESHED_TYPE,
} from '#contract/initial-data/refreshed-data.ts';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { created, defineRoutes, noContent, ok } from './register.ts';

const probe = defineEndpoints({
  broken: {
    method: 'GET',
    path: '/api/probe/broken',
    access: 'session',
    responses: { 200: z.object({}) },
  },
  slow: {
    method: 'GET',
    path: '/api/probe/slow',
    access: 'session',
    responses: { 200: z.object({}) },
  },
  large: {
    method: 'GET',
    path: '/api/probe/large/:kilobytes',
    access: 'session',
    params: z.object({ kilobytes: z.string() }),
    responses: { 200: z.object({ text: z.string() }) },
  },
  create: {
    method: 'POST',
    path: '/api/probe',
    access: 'session',
    creates: true,
    responses: { 201: z.object({ n: z.number() }) },
  },
  visit: {
    method: 'POST',
    path: '/api/probe/visit',
    access: 'public',
    responses: { 204: null },
  },
});

let createCount = 0;
const probeRoutes = defineRoutes(probe, () => ({
  broken: () => Promise.reject(new Error('the probe is broken')),
  slow: () => new Promise<never>(() => {}),
  large: async ({ params }) => ok({ text: 'x'.repeat(Number(params.kilobytes) * 1024) }),
  create: ({ idempotent }) => idempotent(async () => created({ n: ++createCount })),
  visit: async () => noContent(),
}));

const activeUrl = '/api/time-entries/active';
const usageUrl = '/api/goals/weekly-usage?weekStart=2026-11-09';
const refresh = (...urls: string[]) => ({ headers: { [REFRESH_HEADER]: urls.join(', ') } });

async function createGoalFor(client: TestClient): Promise<string> {
  return createGoal(client, await createFocusArea(client));
}

describeOnEachDatabase('a mutation with URLs to refresh', { extraRoutes: [probeRoutes] }, (t) => {
  it('responds with its own status and body, and with what these URLs return afterwards', async () => {
    const ann = await t.signUp();
    const goalId = await createGoalFor(ann);
    const started = await ann.post('/api/time-entries', { goalId }, refresh(activeUrl, usageUrl));
    expect(started.status).toBe(201);
    expect(started.headers['content-type']).toBe(`${REFRESHED_TYPE}; charset=utf-8`);
    expect(started.headers['cache-control']).toBe('no-store');
    expect(started.json).toEqual({
      status: 201,
      body: expect.objectContaining({ goalId, endAt: null }),
      refreshed: {
        // The revision may differ: another server learns of the change only once it is stored.
        [activeUrl]: { ...(await ann.get(activeUrl)).json, revision: expect.any(Number) },
        [usageUrl]: (await ann.get(usageUrl)).json,
      },
    });
    expect(started.json.refreshed[activeUrl].data).toEqual([started.json.body]);

    t.now += 60_000;
    const entryUrl = `/api/time-entries/${started.json.body._id}`;
    const stopped = await ann.mutate('PATCH', entryUrl, { endNow: true }, refresh(activeUrl, usageUrl));
    expect(stopped.json).toMatchObject({
      status: 200,
      body: { durationSec: 60 },
      refreshed: { [activeUrl]: { data: [] }, [usageUrl]: [{ goalId, trackedSeconds: 60 }] },
    });

    const deleted = await ann.mutate('DELETE', entryUrl, undefined, refresh(usageUrl));
    expect([deleted.status, deleted.json]).toEqual([200, { status: 204, body: null, refreshed: { [usageUrl]: [] } }]);
  });

  it('reads the session only once', async () => {
    const ann = await t.signUp();
    const goalId = await createGoalFor(ann);
    const headers = { ...refresh(activeUrl, usageUrl).headers, 'x-csrf-token': await ann.csrfToken() };
    const before = t.statements.length;
    await ann.send('POST', '/api/time-entries', JSON.stringify({ goalId }), {
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(t.statements.slice(before).filter((sql) => /^select .*from "sessions"/.test(sql))).toHaveLength(1);
  });

  it('returns the plain response if the header is missing, too long, or lists no GET endpoint that needs a session', async () => {
    const ann = await t.signUp();
    const ids = await createOneOfEach(ann);
    const others = calls.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.access === 'public');
    const readPaths = new Set(calls.filter((call) => !others.includes(call)).map(({ endpoint }) => endpoint.path));
    const ignored = [
      ...others.filter(({ endpoint }) => !readPaths.has(endpoint.path)).map(({ request }) => request(ids).url),
      '/api/csrf-token',
      '/api/unknown',
      '/api',
      '/',
      '//',
      '?',
      ',,,',
      '*',
      '/dashboard',
      '/api/time-entries/active/',
      '/API/time-entries/active',
      '/api/../api/time-entries/active',
      '/api/%74ime-entries/active',
      '//evil.example/api/time-entries/active',
      `https://evil.example${activeUrl}`,
      `http://localhost${activeUrl}`,
      'javascript:alert(1)',
      '/api/goals/%',
      '__proto__',
      'constructor',
      'x'.repeat(MAX_REFRESH_HEADER_LENGTH + 1),
      `${activeUrl}?${'x'.repeat(MAX_REFRESH_HEADER_LENGTH)}`,
      Array.from({ length: MAX_REFRESH_URLS + 1 }, (_, n) => `${activeUrl}?n=${n}`).join(','),
    ];
    for (const url of ignored) {
      const response = await ann.post('/api/probe', undefined, refresh(url));
      expect([url, response.status, response.headers['content-type'], response.json]).toEqual([
        url,
        201,
        'application/json; charset=utf-8',
        { n: createCount },
      ]);
    }
    const plain = await ann.post('/api/probe');
    expect([plain.headers['content-type'], plain.json]).toEqual([
      'application/json; charset=utf-8',
      { n: createCount },
    ]);
  });

  it('leaves out invalid and failing reads, logs only unexpected errors, and never logs query strings', async () => {
    const ann = await t.signUp();
    const logged = t.log.length;
    const urls = [
      '/api/goals/weekly-usage?weekStart=secret',
      `/api/goals/${randomUUID()}/detail`,
      '/api/goals/%20/detail',
      '/api/goals/%00/detail',
      '/api/probe/broken?secret=1',
      activeUrl,
    ];
    const { json } = await ann.post('/api/probe', undefined, refresh(...urls));
    expect(Object.keys(json.refreshed)).toEqual([activeUrl]);
    const lines = t.log.slice(logged);
    expect(lines.filter((line) => line.includes('the probe is broken'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('secret');
  });

  it('does not wait for a slow read, and leaves out the largest bodies once the total exceeds 256 kB', async () => {
    const ann = await t.signUp();
    const large = (kilobytes: number) => `/api/probe/large/${kilobytes}`;
    const urls = ['/api/probe/slow', large(200), large(100), large(50), activeUrl];
    const { json } = await ann.post('/api/probe', undefined, refresh(...urls));
    expect(Object.keys(json.refreshed)).toEqual([activeUrl, large(50), large(100)]);
  });

  it('reveals nothing about another account (AZ-08)', async () => {
    const ann = await t.signUp();
    const bob = await t.signUp();
    const ids = await createOneOfEach(ann);
    const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'session');
    for (const { name, request } of reads) {
      const { url } = request(ids);
      const { status, headers } = await bob.get(url);
      const { json } = await bob.post('/api/probe', undefined, refresh(url, activeUrl));
      const isFile = 'content-disposition' in headers;
      expect([name, url in json.refreshed]).toEqual([name, status === 200 && !isFile]);
      const bodies = JSON.stringify(Object.values(json.refreshed as object));
      for (const id of Object.values(ids)) expect([name, bodies.includes(id)]).toEqual([name, false]);
    }
  });

  it('returns the stored response to a repeated request, with fresh reads', async () => {
    const ann = await t.signUp();
    const goalId = await createGoalFor(ann);
    const extras = { headers: { ...refresh(activeUrl).headers, 'idempotency-key': 'k' } };
    const first = await ann.post('/api/time-entries', { goalId }, extras);
    await ann.mutate('PATCH', `/api/time-entries/${first.json.body._id}`, { endNow: true });
    const again = await ann.post('/api/time-entries', { goalId }, extras);
    expect(again.json).toMatchObject({ status: 201, body: first.json.body, refreshed: { [activeUrl]: { data: [] } } });
    const plain = await ann.post('/api/time-entries', { goalId }, { headers: { 'idempotency-key': 'k' } });
    expect([plain.status, plain.json]).toEqual([201, first.json.body]);
  });

  it('returns the plain error if it fails, without reading anything', async () => {
    const ann = await t.signUp();
    const before = t.statements.length;
    const invalid = await ann.post('/api/time-entries', {}, refresh(activeUrl));
    const missing = await ann.mutate('DELETE', `/api/time-entries/${randomUUID()}`, undefined, refresh(activeUrl));
    const forged = await ann.post('/api/probe', undefined, {
      headers: { ...refresh(activeUrl).headers, 'x-csrf-token': 'x' },
    });
    expect([invalid, missing, forged].map(({ status }) => status)).toEqual([422, 404, 403]);
    for (const { headers, json } of [invalid, missing, forged]) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(json).toMatchObject({ message: expect.any(String) });
    }
    expect(t.statements.slice(before).filter((sql) => sql.includes('"ended_at" is null'))).toEqual([]);
  });

  it('returns refreshed data only with a session; GET requests and public endpoints ignore the header (AZ-08)', async () => {
    const ann = await t.signUp();
    const read = await ann.get('/api/auth/me', refresh(activeUrl));
    expect(Object.keys(read.json)).toEqual(['user']);
    const visit = await ann.post('/api/probe/visit', undefined, refresh(activeUrl));
    expect([visit.status, visit.text]).toEqual([204, '']);
  });
});
