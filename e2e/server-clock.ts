import type { Page } from '@playwright/test';

/** From now on the server says that it is this time, and pages believe it rather than the clock of their device. */
export async function setServerClock(page: Page, instant: string): Promise<void> {
  await page.route('**/api/time-entries/active', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), serverNow: new Date(instant).toISOString() } });
  });
}
