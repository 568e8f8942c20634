import type { Page } from '@playwright/test';
import { logOut } from '#testing/accounts.ts';

/** Ends the session just before the page's next write, so that the page learns of it from the response. */
export async function logOutBeforeNextWrite(page: Page): Promise<void> {
  let isLoggedOut = false;
  await page.route('**/api/**', async (route) => {
    if (!isLoggedOut && route.request().method() !== 'GET') {
      isLoggedOut = true;
      await logOut(page.request);
    }
    await route.fallback();
  });
}
