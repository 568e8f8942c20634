import type { Page } from '@playwright/test';

/** Makes the browser paint a frame, which also runs pending animation frame callbacks. */
export async function forcePaint(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
