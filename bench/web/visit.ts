import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Visit {
  /** JavaScript and CSS as they travelled. */
  readonly kilobytes: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** A phone of the middle class on a slow line, as Lighthouse thinks of one. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
/** So that what comes late is seen, too. */
const QUIET_MS = 1500;

/** One first visit: with nothing in the cache. */
export async function visit(browser: Browser, url: string, who: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...who, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devTools = await context.newCDPSession(page);
  const bytes = await countCode(devTools);
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { kilobytes: bytes() / 1000, lcpMs: seen.lcp, blockingMs: seen.blocking, layoutShift: seen.shift };
}

async function countCode(devTools: CDPSession): Promise<() => number> {
  const code = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') code.add(requestId);
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  return () => bytes;
}

declare global {
  var seen: { lcp: number; blocking: number; shift: number };
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const seen = { lcp: 0, blocking: 0, shift: 0 };
  globalThis.seen = seen;
  const hear = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  hear('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  hear('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  hear('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
}
