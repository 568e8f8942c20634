import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface PageMetrics {
  /** JavaScript and CSS, compressed. */
  readonly kilobytes: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** The mid-range phone and slow connection that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
/** Late layout shifts and paints count, too. */
const SETTLE_MS = 1500;

/** Visits a page with an empty cache. */
export async function measureVisit(
  browser: Browser,
  url: string,
  contextOptions: BrowserContextOptions,
): Promise<PageMetrics> {
  const context = await browser.newContext({ ...phone, ...contextOptions, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observeMetrics);
  const devTools = await context.newCDPSession(page);
  const bytes = await countCodeBytes(devTools);
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const metrics = await page.evaluate(() => globalThis.benchMetrics);
  await context.close();
  return { kilobytes: bytes() / 1000, lcpMs: metrics.lcp, blockingMs: metrics.blocking, layoutShift: metrics.shift };
}

async function countCodeBytes(devTools: CDPSession): Promise<() => number> {
  const codeRequests = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') codeRequests.add(requestId);
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (codeRequests.has(requestId)) bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  return () => bytes;
}

declare global {
  var benchMetrics: { lcp: number; blocking: number; shift: number };
}

/** Runs in the page before its own scripts. */
function observeMetrics(): void {
  const metrics = { lcp: 0, blocking: 0, shift: 0 };
  globalThis.benchMetrics = metrics;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  observe('longtask', ({ duration }) => (metrics.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => (metrics.shift += (entry as PerformanceEntry & { value: number }).value));
}
