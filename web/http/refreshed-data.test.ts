import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { MAX_REFRESH_URLS, REFRESH_HEADER, REFRESHED_TYPE } from '#contract/initial-data/refreshed-data.ts';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { call } from './client.ts';
import { discardInitialData, initialClockReadings, takeInitialResponse } from './initial-data.ts';
import { type Change, type Invalidation, onChange, takeEarlyChanges, takeRefreshedData } from './refreshed-data.ts';

const { change, remove, calculate, read } = defineEndpoints({
  change: {
    method: 'PATCH',
    path: '/api/things/:id',
    summary: 'Defined for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    responses: { 200: z.object({ name: z.string() }) },
  },
  remove: {
    method: 'DELETE',
    path: '/api/things/:id',
    summary: 'Defined for this test',
    access: 'session',
    params: z.object({ id: z.string() }),
    responses: { 204: null },
  },
  calculate: {
    method: 'POST',
    path: '/api/things/sum',
    summary: 'Defined for this test',
    access: 'session',
    storesNothing: true,
    responses: { 200: z.object({ name: z.string() }) },
  },
  read: {
    method: 'GET',
    path: '/api/things',
    summary: 'Defined for this test',
    access: 'session',
    responses: { 200: z.array(z.string()) },
  },
});

const input = { params: { id: 'a' } };
const wrapped = (status: number, body: unknown, refreshed: object) =>
  new Response(JSON.stringify({ status, body, refreshed }), {
    headers: { 'Content-Type': `${REFRESHED_TYPE}; charset=utf-8` },
  });
const refreshing = (options: Partial<Invalidation> = {}) => ({
  invalidation: { queryKeys: [['things']], urls: [read.path], isCurrent: () => true, ...options },
});

let requests: Request[] = [];
/** In the order of the requests; a promise holds its response back. */
let responses: (Response | Promise<Response>)[] = [];
let changes: Change[] = [];
let stopListening = () => {};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'token', setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(`http://localhost${path}`, init));
    return responses.shift()!;
  });
  requests = [];
  changes = [];
  stopListening = onChange((each) => changes.push(each));
  discardInitialData();
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentUrls = () => requests.map(({ headers }) => headers.get(REFRESH_HEADER));

describe('a mutation', () => {
  it('sends the URLs on the screen, and the next query for each takes the response that arrived with the mutation', async () => {
    responses = [wrapped(200, { name: 'new' }, { [read.path]: ['refreshed'] }), Response.json(['fetched'])];
    expect(await call(change, input, refreshing())).toEqual({ name: 'new' });
    expect(await call(read, {})).toEqual(['refreshed']);
    expect(sentUrls()).toEqual([read.path]);
    expect(await call(read, {})).toEqual(['fetched']);
    expect(sentUrls()).toEqual([read.path, null]);
  });

  it('can respond without a body of its own', async () => {
    responses = [wrapped(204, null, { [read.path]: ['refreshed'] })];
    expect(await call(remove, input, refreshing())).toBeUndefined();
    expect(await call(read, {})).toEqual(['refreshed']);
  });

  it('records the times of its request and response, to synchronize the server clock', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(100).mockReturnValue(150);
    responses = [wrapped(204, null, { [read.path]: [] })];
    await call(remove, input, refreshing());
    const readings = initialClockReadings((await takeInitialResponse(read.path))!);
    expect(readings?.map(({ steady }) => steady)).toEqual([100, 150]);
  });

  it('reports what it has changed if it succeeds', async () => {
    responses = [wrapped(204, null, { [read.path]: [] }), new Response(null, { status: 204 })];
    await call(remove, input, refreshing());
    await call(remove, input);
    expect(changes).toMatchObject([
      { queryKeys: [['things']], refreshed: { [read.path]: [] } },
      { queryKeys: undefined, refreshed: {} },
    ]);
    responses = [Response.json({ message: 'No.' }, { status: 409 })];
    await expect(call(remove, input, refreshing())).rejects.toThrow('No.');
    expect(changes).toHaveLength(2);
  });

  it('is reported later if nothing is listening yet, unless another user has logged in since then', async () => {
    stopListening();
    let isCurrent = true;
    const send = async (url: string, check: () => boolean) => {
      responses = [wrapped(204, null, { [url]: [] })];
      await call(remove, input, refreshing({ isCurrent: check }));
    };
    await send('/api/own', () => true);
    await send('/api/previous', () => isCurrent);
    isCurrent = false;
    expect(takeEarlyChanges().map(({ refreshed }) => refreshed)).toEqual([{ '/api/own': [] }]);
    expect(takeEarlyChanges()).toEqual([]);
  });

  it('that stores nothing neither refreshes nor reports anything', async () => {
    responses = [Response.json({ name: 'x' })];
    await call(calculate, {}, refreshing());
    expect([sentUrls(), changes]).toEqual([[null], []]);
  });

  it('sends no more URLs than the server accepts', async () => {
    const short = Array.from({ length: 20 }, (_, n) => `/api/${n}`);
    const long = Array.from({ length: 5 }, (_, n) => `/api/${n}?${'x'.repeat(900)}`);
    responses = [new Response(null, { status: 204 }), new Response(null, { status: 204 })];
    await call(remove, input, refreshing({ urls: short }));
    await call(remove, input, refreshing({ urls: long }));
    expect(sentUrls()).toEqual([short.slice(0, MAX_REFRESH_URLS).join(), long.slice(0, 2).join()]);
  });

  it('fails if its response is truncated', async () => {
    const truncated = new Response('{"status":200,"body":{"na', { headers: { 'Content-Type': REFRESHED_TYPE } });
    responses = [truncated];
    await expect(call(change, input, refreshing())).rejects.toThrow('Unexpected response. Try again.');
  });
});

describe('refreshed data', () => {
  it('is not used if it arrived more than a few seconds ago', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    responses = [wrapped(204, null, { [read.path]: ['refreshed'] }), Response.json(['fetched'])];
    await call(remove, input, refreshing());
    now.mockReturnValue(6001);
    expect(await call(read, {})).toEqual(['fetched']);
  });

  it('is not used after the next mutation', async () => {
    responses = [
      wrapped(204, null, { [read.path]: ['refreshed'] }),
      new Response(null, { status: 204 }),
      Response.json(['fetched']),
    ];
    await call(remove, input, refreshing());
    await call(remove, input);
    expect(await call(read, {})).toEqual(['fetched']);
  });

  it('is not used if another mutation was in flight, because it may lack the changes made by that one', async () => {
    const first = Promise.withResolvers<Response>();
    responses = [
      first.promise,
      wrapped(204, null, { [read.path]: ['without the first'] }),
      Response.json(['fetched']),
      Response.json(['fetched']),
    ];
    const firstCall = call(remove, input, refreshing());
    await call(remove, input, refreshing());
    expect(await call(read, {})).toEqual(['fetched']);
    first.resolve(wrapped(204, null, { [read.path]: ['without the second'] }));
    await firstCall;
    expect(await call(read, {})).toEqual(['fetched']);
    expect(changes.map(({ refreshed }) => refreshed)).toEqual([{}, {}]);
  });

  it('is not used if another user has logged in since it was requested', async () => {
    responses = [wrapped(204, null, { [read.path]: ['of the previous user'] }), Response.json(['fetched'])];
    await call(remove, input, refreshing({ isCurrent: () => false }));
    expect(await call(read, {})).toEqual(['fetched']);
  });

  it('from another tab is used, unless this tab has a mutation in flight', async () => {
    const clocks = [
      { wall: 0, steady: 0 },
      { wall: 0, steady: 0 },
    ] as const;
    const otherTab = { queryKeys: [], refreshed: { [read.path]: ['from the other tab'] }, clocks };
    takeRefreshedData(otherTab);
    expect(await call(read, {})).toEqual(['from the other tab']);

    const own = Promise.withResolvers<Response>();
    responses = [own.promise, Response.json(['fetched']), Response.json(['fetched'])];
    const ownCall = call(remove, input, refreshing());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    takeRefreshedData(otherTab);
    expect(await call(read, {})).toEqual(['fetched']);
    own.resolve(wrapped(204, null, { [read.path]: ["without the other tab's change"] }));
    await ownCall;
    expect(await call(read, {})).toEqual(['fetched']);
  });
});
