import type { Page } from '@playwright/test';
import { forcePaint } from './force-paint.ts';

declare global {
  var layoutShift: () => number;
}

/** Sums up the layout shifts of every page loaded from now on. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

/** Returns the layout shift of the current page once it has loaded and painted. */
export async function getLayoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => document.fonts.ready);
  // The first frame paints the loaded content; the second, the updates that the first has caused.
  await forcePaint(page);
  await forcePaint(page);
  return page.evaluate(() => globalThis.layoutShift());
}
