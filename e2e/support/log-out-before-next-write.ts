import type { Page } from '@playwright/test';
import { logOut } from '#testing/accounts.ts';

/** Ends the session just before the page's next write, so that the page learns of it from the response. */
export async function logOutBeforeNextWrite(page: Page, url = '**/api/**'): Promise<void> {
  let loggedOut: Promise<unknown> | undefined;
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') {
      loggedOut ??= logOut(page.request);
      // A second write sent at the same time must not get through before the logout.
      await loggedOut;
    }
    await route.fallback();
  });
}
