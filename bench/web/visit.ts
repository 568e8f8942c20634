import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export interface PageMetrics {
  /** JavaScript and CSS, compressed. */
  readonly kilobytes: number;
  /** The first contentful paint. */
  readonly firstPaintMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** The mid-range phone and slow connection that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
/** How long to wait after loading, because late layout shifts and paints count, too. */
const [SLOW_SETTLE_MS, WARM_SETTLE_MS] = [1500, 300];

/** Visits a page on a slow phone with an empty cache. */
export async function measureSlowVisit(
  browser: Browser,
  url: string,
  contextOptions: BrowserContextOptions,
): Promise<PageMetrics> {
  const context = await browser.newContext({ ...phone, ...contextOptions, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const bytes = await countCodeBytes(devTools);
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const metrics = await visit(page, url, SLOW_SETTLE_MS);
  await context.close();
  return { ...metrics, kilobytes: bytes() / 1000 };
}

/** Visits a page without throttling, in a new tab of a browser that has visited it before. */
export async function measureWarmVisit(context: BrowserContext, url: string): Promise<Omit<PageMetrics, 'kilobytes'>> {
  const page = await context.newPage();
  const metrics = await visit(page, url, WARM_SETTLE_MS);
  await page.close();
  return metrics;
}

/** Fills the HTTP cache, and installs the service worker on pages that have one. */
export async function warmUp(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  for (let n = 0; n < 2; n++) {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Pages register their service worker when they are idle. Public pages have none.
    await page.waitForFunction(hasReadyServiceWorker, undefined, { timeout: 6000 }).catch(() => undefined);
  }
  await page.close();
}

async function hasReadyServiceWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated';
}

async function visit(page: Page, url: string, settleMs: number): Promise<Omit<PageMetrics, 'kilobytes'>> {
  await page.addInitScript(observeMetrics);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const { firstPaint, lcp, blocking, shift } = await page.evaluate(() => globalThis.benchMetrics);
  // Without this check, a missing value would count as zero and pass every limit.
  if (!firstPaint || !lcp) throw new Error(`${url} painted nothing`);
  return { firstPaintMs: firstPaint, lcpMs: lcp, blockingMs: blocking, layoutShift: shift };
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
  var benchMetrics: { firstPaint: number; lcp: number; blocking: number; shift: number };
}

/** Runs in the page before its own scripts. */
function observeMetrics(): void {
  const metrics = { firstPaint: 0, lcp: 0, blocking: 0, shift: 0 };
  globalThis.benchMetrics = metrics;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  observe('longtask', ({ duration }) => (metrics.blocking += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => (metrics.shift += (entry as PerformanceEntry & { value: number }).value));
}
