import { afterEach, describe, expect, it, vi } from 'vitest';
import { discardInitialData, startInitialRequest } from '#web/http/initial-data.ts';
import { toServerTime } from '#web/http/server-clock.ts';
import { CACHED_AT_HEADER } from '#web/offline/cached-at.ts';
import { activeEntriesQuery } from './timers.ts';

const body = { data: [], serverNow: '2026-11-16T12:00:00.000Z', revision: 7 };
const serverNow = Date.parse(body.serverNow);

interface Clocks {
  readonly wall: number;
  readonly steady: number;
}

/** Requests the timers before the page needs them, while the clocks show these times. */
async function loadInitialData(requestedAt: Clocks, respondedAt: Clocks, headers = {}): Promise<void> {
  setClocks(requestedAt);
  vi.stubGlobal('fetch', async () => {
    setClocks(respondedAt);
    return Response.json(body, { headers });
  });
  startInitialRequest('/api/time-entries/active');
  await new Promise((resolve) => setTimeout(resolve));
}

function setClocks({ wall, steady }: Clocks): void {
  vi.spyOn(Date, 'now').mockReturnValue(wall);
  vi.spyOn(performance, 'now').mockReturnValue(steady);
}

const readInitialData = () => (activeEntriesQuery.initialData as () => unknown)();

afterEach(() => {
  vi.restoreAllMocks();
  discardInitialData();
});

describe('initial data of the timers', () => {
  it('synchronizes the clock using the times of the request and response, not the time at which it is read', async () => {
    await loadInitialData({ wall: 5_000_000, steady: 100 }, { wall: 5_000_400, steady: 500 });
    setClocks({ wall: 5_009_900, steady: 10_000 });
    expect(readInitialData()).toEqual(body);
    expect(toServerTime(5_000_200)).toBe(serverNow);
  });

  it("is discarded if the device's clock jumped between request and response", async () => {
    await loadInitialData({ wall: 5_000_000, steady: 100 }, { wall: 9_000_000, steady: 500 });
    expect(readInitialData()).toBeUndefined();
  });

  it("includes when it was cached if it comes from the service worker's cache", async () => {
    const headers = { [CACHED_AT_HEADER]: '4000000' };
    await loadInitialData({ wall: 5_000_000, steady: 100 }, { wall: 5_000_400, steady: 500 }, headers);
    expect(readInitialData()).toEqual({ ...body, cachedAt: 4_000_000 });
  });
});
