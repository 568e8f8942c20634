import type { Page } from '@playwright/test';
import { type Account, logIn } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { expect, test } from './support/fixtures.ts';

const memberSince = (page: Page) => page.getByRole('region', { name: 'Account', exact: true }).locator('dd').last();
const withDates = ['/dashboard', '/timers', '/time-entries?view=calendar', '/planner', '/reports', '/settings'];
const withEachFormat = ['/time-entries?view=calendar', '/settings'];

/** Opens pages that show dates, and returns the errors that React reports if it cannot hydrate them. */
async function hydratePages(page: Page, account: Account, urls: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  // This visit tells the server the browser's time zone.
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await page.keyboard.press('Shift');
  await logIn(page.request, account);
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  for (const url of urls) {
    await expect(async () => {
      await page.goto(url);
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
      // A busy server may leave rendering to the browser.
      await expect(page.locator('html')).toHaveAttribute('data-rendered-at', /^\d+$/);
    }).toPass();
  }
  return errors;
}

for (const [locale, date, hour, urls] of [
  ['en-US', /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, '2 PM', withDates],
  ['de-DE', /^\d{1,2} [A-Z][a-z]{2} \d{4}$/, '14:00', withEachFormat],
  ['sv-SE', /^\d{4}-\d\d-\d\d$/, '14:00', withEachFormat],
] as const) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test('the server writes dates and times as the browser does', async ({ page, seededMember }) => {
      test.slow();
      expect(await hydratePages(page, seededMember, urls)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-rendered-language', locale);
      await expect(memberSince(page)).toHaveText(date);
      await page.goto('/time-entries?view=calendar');
      await expect(page.getByRole('region', { name: 'Calendar' }).getByText(hour, { exact: true })).toBeAttached();
    });
  });
}

test.describe('in a browser that does not send its language', () => {
  test.use({ locale: 'en-US' });

  test('dates and times change to its language once the app has started', async ({ page, seededMember }) => {
    test.slow();
    // The locale of the browser context overrides its extra headers.
    await page.route('**/*', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-language': 'de' } }),
    );
    expect(await hydratePages(page, seededMember, withEachFormat)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-rendered-date', 'day-first');
    await expect(memberSince(page)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });
});

test.describe('in a browser set to en-US', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false });

  test('the server follows the formats that the user has chosen', async ({ freshPage: page }) => {
    await callApi(page.request, 'PUT', '/api/account/formats', { dateFormat: 'iso', timeFormat: '24h' });
    await expect(async () => {
      await page.goto('/settings');
      await expect(memberSince(page)).toHaveText(/^\d{4}-\d\d-\d\d$/);
    }).toPass();
  });
});
