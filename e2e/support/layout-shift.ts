import type { Page } from '@playwright/test';
import { paint } from './paint.ts';

declare global {
  var layoutShift: () => number;
}

/** Adds up how far things move on every page that is loaded from now on. */
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

/** The sum for the shown page, once everything it asked for has come and has been drawn. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => document.fonts.ready);
  // The first frame draws what has come; the second, what was changed because of the first.
  await paint(page);
  await paint(page);
  return page.evaluate(() => globalThis.layoutShift());
}
