import type { Page } from '@playwright/test';
import { logOut } from '../testing/accounts.ts';

/** Ends the session just before the page's next write, whose response is how the page finds out. */
export async function logOutAtNextWrite(page: Page): Promise<void> {
  let isOver = false;
  await page.route('**/api/**', async (route) => {
    if (!isOver && route.request().method() !== 'GET') {
      isOver = true;
      await logOut(page.request);
    }
    await route.fallback();
  });
}
