import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { discardInitialData, startInitialRequest, takeInitialResponse } from './initial-data.ts';
import { queryFor } from './query-for.ts';

const { read } = defineEndpoints({
  read: {
    method: 'GET',
    path: '/api/things',
    summary: 'Defined for this test',
    access: 'session',
    query: z.object({ week: z.string() }),
    responses: { 200: z.object({ things: z.array(z.string()) }) },
  },
});
const url = '/api/things?week=2026-11-09';
const query = queryFor(read, { query: { week: '2026-11-09' } }, ({ things }) => things);

/** Requests the page's data and waits for the response. */
async function loadInitialData(text: string): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(text));
  startInitialRequest(url);
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  vi.useRealTimers();
  discardInitialData();
});

describe('initial data', () => {
  const json = '{"things":["a","b"]}';

  it('is what the query starts with', async () => {
    await loadInitialData(json);
    expect(query.initialData()).toEqual(['a', 'b']);
  });

  it('is not used once it has been taken, has expired or was discarded', async () => {
    await loadInitialData(json);
    void takeInitialResponse(url);
    expect(query.initialData()).toBeUndefined();
    await loadInitialData(json);
    discardInitialData();
    expect(query.initialData()).toBeUndefined();
    await loadInitialData(json);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 30_001);
    expect(query.initialData()).toBeUndefined();
    vi.restoreAllMocks();
  });

  it.each(['<h1>Log in to this network</h1>', '{"things":"none"}', ''])(
    'is not used if its body is %j',
    async (text) => {
      await loadInitialData(text);
      expect(query.initialData()).toBeUndefined();
    },
  );

  it('is not used for another URL', async () => {
    await loadInitialData(json);
    expect(queryFor(read, { query: { week: '2026-11-02' } }).initialData()).toBeUndefined();
  });
});
