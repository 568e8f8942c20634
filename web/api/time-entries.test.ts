import { afterEach, describe, expect, it } from 'vitest';
import { discardPrefetchedResponses } from '#web/http/prefetched-response.ts';
import { CACHED_AT_HEADER } from '#web/offline/cached-at.ts';
import { toServerTime } from '#web/http/server-clock.ts';
import { activeEntriesQuery } from './time-entries.ts';

const url = '/api/time-entries/active';
const body = { data: [], serverNow: '2026-11-16T12:00:00.000Z' };
const serverNow = Date.parse(body.serverNow);

/** Sets what app.html leaves behind: a response with the clock readings at the request and at the response. */
function setPrefetched(
  requestedAt: { wall: number; steady: number },
  respondedAt: { wall: number; steady: number },
  headers = {},
) {
  const text = JSON.stringify(body);
  const answer = new Response(text, {
    headers: { 'x-between': JSON.stringify([requestedAt, respondedAt]), ...headers },
  });
  globalThis.early = {
    answers: { [url]: Promise.resolve(answer) },
    come: { [url]: { text, answer } },
    until: Infinity,
  };
}

const readInitialData = () => (activeEntriesQuery.initialData as () => unknown)();

afterEach(() => discardPrefetchedResponses());

describe('prefetched timers', () => {
  it('synchronize the clock with the times of the request and response, not with the time of reading', () => {
    setPrefetched({ wall: 5_000_000, steady: 100 }, { wall: 5_000_400, steady: 500 });
    expect(readInitialData()).toEqual(body);
    expect(toServerTime(5_000_200)).toBe(serverNow);
  });

  it('are discarded if the clock of the device jumped between request and response', () => {
    setPrefetched({ wall: 5_000_000, steady: 100 }, { wall: 9_000_000, steady: 500 });
    expect(readInitialData()).toBeUndefined();
  });

  it('include when they were cached if they come from the cache of the service worker', () => {
    setPrefetched(
      { wall: 5_000_000, steady: 100 },
      { wall: 5_000_400, steady: 500 },
      { [CACHED_AT_HEADER]: '4000000' },
    );
    expect(readInitialData()).toEqual({ ...body, cachedAt: 4_000_000 });
  });
});
