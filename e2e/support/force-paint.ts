import type { Page } from '@playwright/test';

/** Makes the browser draw a frame, and with it everything that waits for one. */
export async function paint(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
