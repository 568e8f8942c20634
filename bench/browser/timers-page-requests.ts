import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import type { Call, Step, Target } from '../load.ts';
import { spareGoal, spareGoalTitle } from '../seed/ids.ts';
import { openRecordingProxy, type RecordedRequest } from './recording-proxy.ts';

/**
 * What a browser sends to the server for the timers page. The requests are recorded rather than listed here, so that they
 * cannot be outdated and every build is measured with its own requests.
 */
export interface TimersPageRequests {
  /** Opening the page with a warm cache and an installed service worker. */
  readonly open: readonly RecordedRequest[];
  /** Everything that a click on a start button, and then on the stop button, triggers. */
  readonly start: readonly RecordedRequest[];
  readonly stop: readonly RecordedRequest[];
}

export async function recordTimersPage(target: Target): Promise<TimersPageRequests> {
  const browser = await chromium.launch(await ensureChromium());
  const proxy = await openRecordingProxy(target.address);
  try {
    const context = await browser.newContext();
    const cookies = target.cookie.split('; ').map((pair) => pair.split('=') as [name: string, value: string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: proxy.address })));
    const page = await context.newPage();
    const visit = () => proxy.record(() => page.goto(`${proxy.address}/timers`));
    // The first visit installs the service worker, and the second one fills its caches.
    for (let n = 0; n < 2; n++) await visit();
    const open = await visit();
    const click = (label: 'Start' | 'Stop') =>
      proxy.record(() =>
        page
          .getByRole('button', { name: `${label} ${spareGoalTitle(0)}`, exact: true })
          .first()
          .click(),
      );
    // The first clicks load code that is cached afterwards.
    for (const label of ['Start', 'Stop'] as const) await click(label);
    return { open, start: await click('Start'), stop: await click('Stop') };
  } finally {
    await browser.close();
    proxy.close();
  }
}

/** These headers are set anew for each request, or do not matter to the server. */
const replacedHeaders = new Set([
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'x-csrf-token',
]);

/** Steps that replay recorded requests: each connection starts its own goal's timer and stops the timer it started. */
export function replaySteps(requests: readonly RecordedRequest[]): Step[] {
  const startIndex = requests.findIndex(isStart);
  return requests.map((request): Step => {
    const call = toCall(request);
    if (isStart(request))
      return (connection) => ({
        ...call,
        body: { ...call.body, goalId: spareGoal(connection) },
        idempotencyKey: randomUUID(),
      });
    if (!isStop(request)) return () => call;
    return (_, responses) => ({ ...call, path: `${ENTRIES_PATH}/${findEntryId(responses[startIndex]!)}` });
  });
}

const ENTRIES_PATH = '/api/time-entries';
const isStart = ({ method, path }: RecordedRequest) => method === 'POST' && path === ENTRIES_PATH;
const isStop = ({ method, path }: RecordedRequest) => method === 'PATCH' && path.startsWith(`${ENTRIES_PATH}/`);

function toCall({ method, path, headers, body }: RecordedRequest): Call {
  const keptHeaders = Object.entries(headers).filter(([name]) => !replacedHeaders.has(name));
  return {
    method: method as Call['method'],
    path,
    headers: Object.fromEntries(keptHeaders) as Record<string, string>,
    ...(body !== '' && { body: JSON.parse(body) as object }),
  };
}

function findEntryId(startResponse: string): string {
  const id = /"_id":"([^"]+)"/.exec(decompress(startResponse))?.[1];
  if (id === undefined) throw new Error(`no entry in the response to a timer start: ${startResponse.slice(0, 300)}`);
  return id;
}

/** A `Connection` returns bodies as they were sent, one character per byte. */
function decompress(body: string): string {
  const bytes = Buffer.from(body, 'latin1');
  if (body.startsWith('{')) return bytes.toString();
  if (bytes.readUInt32LE() === 0xfd2fb528) return zstdDecompressSync(bytes).toString();
  return (bytes.readUInt16BE() === 0x1f8b ? gunzipSync(bytes) : brotliDecompressSync(bytes)).toString();
}
