import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';

type InitialData = typeof import('./initial-data.ts');

const url = '/api/things';
let initialData: InitialData;
let fetched: AbortSignal[];
let respond: () => Promise<Response>;

/** Loads the module as a new page would, with these responses in its HTML. */
async function openPage(embeddedText?: string): Promise<void> {
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === `#${INITIAL_DATA_ID}` && embeddedText !== undefined ? { textContent: embeddedText } : null,
  });
  vi.resetModules();
  initialData = await import('./initial-data.ts');
}

beforeEach(() => {
  // The page was opened a second ago, even if the test itself starts much later.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  fetched = [];
  respond = async () => Response.json('fetched');
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    fetched.push(signal);
    return respond();
  });
});

afterEach(() => vi.restoreAllMocks());

const take = async () => {
  const response = await initialData.takeInitialResponse(url);
  return response && (initialData.findArrived(response)?.body ?? response.json());
};

describe('an embedded response', () => {
  beforeEach(() => openPage(JSON.stringify({ [url]: 'embedded' })));

  it('is available until it is taken, and not requested', async () => {
    initialData.startInitialRequest(url);
    expect(fetched).toEqual([]);
    expect(initialData.findInitialResponse(url)?.body).toBe('embedded');
    expect(await take()).toBe('embedded');
    expect(initialData.findInitialResponse(url)).toBeUndefined();
    expect(initialData.takeInitialResponse(url)).toBeUndefined();
  });

  it('is not used after half a minute', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(initialData.findInitialResponse(url)).toBeUndefined();
    initialData.startInitialRequest(url);
    expect(fetched).toHaveLength(1);
  });

  it('is not used after a mutation', () => {
    initialData.discardInitialData();
    expect(initialData.findInitialResponse(url)).toBeUndefined();
  });

  it('records when the page was requested and received', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(5_001_000);
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { requestStart: 100, responseStart: 300 } as PerformanceNavigationTiming,
    ]);
    const { response } = initialData.findInitialResponse(url)!;
    expect(initialData.initialClockReadings(response)).toEqual([
      { wall: 5_000_100, steady: 100 },
      { wall: 5_000_300, steady: 300 },
    ]);
  });
});

describe('a request', () => {
  it('is sent once if nothing usable is embedded', async () => {
    await openPage('{"truncated');
    initialData.startInitialRequest(url);
    initialData.startInitialRequest(url);
    expect(fetched).toHaveLength(1);
    expect(await take()).toBe('fetched');
    initialData.startInitialRequest(url);
    expect(fetched).toHaveLength(2);
  });

  it('that failed is reported to the query that takes it', async () => {
    await openPage();
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    initialData.startInitialRequest(url);
    await expect(initialData.takeInitialResponse(url)).rejects.toThrow('Failed to fetch');
    respond = async () => Response.json({ message: 'Not now.' }, { status: 503 });
    initialData.startInitialRequest(url);
    const response = await initialData.takeInitialResponse(url);
    expect(response?.status).toBe(503);
  });

  it('is aborted by a mutation, unless a query is waiting for it', async () => {
    await openPage();
    respond = () => new Promise(() => {});
    initialData.startInitialRequest(url);
    initialData.startInitialRequest('/api/others');
    void initialData.takeInitialResponse(url);
    initialData.discardInitialData();
    expect(fetched.map(({ aborted }) => aborted)).toEqual([false, true]);
  });
});
