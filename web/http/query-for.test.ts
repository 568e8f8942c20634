import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { queryFor } from './query-for.ts';
import { discardPrefetchedResponses, takePrefetchedResponse } from './prefetched-response.ts';

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

function setPrefetched(text: string, until = Infinity): void {
  const answer = new Response(text);
  globalThis.early = { answers: { [url]: Promise.resolve(answer) }, come: { [url]: { text, answer } }, until };
}

afterEach(() => discardPrefetchedResponses());

describe('a prefetched response', () => {
  const json = '{"things":["a","b"]}';

  it('is the initial data of its query', () => {
    setPrefetched(json);
    expect(query.initialData()).toEqual(['a', 'b']);
  });

  it('is not used once it has been taken, has expired or was discarded', () => {
    setPrefetched(json);
    void takePrefetchedResponse(url);
    expect(query.initialData()).toBeUndefined();
    setPrefetched(json, 0);
    expect(query.initialData()).toBeUndefined();
    setPrefetched(json);
    discardPrefetchedResponses();
    expect(query.initialData()).toBeUndefined();
  });

  it.each(['<h1>Log in to this network</h1>', '{"things":"none"}', ''])('is not used if its body is %j', (text) => {
    setPrefetched(text);
    expect(query.initialData()).toBeUndefined();
  });

  it('is not used for another URL', () => {
    setPrefetched(json);
    expect(queryFor(read, { query: { week: '2026-11-02' } }).initialData()).toBeUndefined();
  });
});
