import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutInitialData } from './support/without-initial-data.ts';

test("follows the system's colour scheme until the user chooses one, and remembers the choice", async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const scheme = () => page.evaluate(() => document.documentElement.dataset['colorScheme']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('redirects an unknown path to the landing page', async ({ signedInPage: page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/goal', '/caf%C3%A9?a=b#c']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Open your week' })).toBeVisible();
  }
});

test('fits the landing page on a phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('shows a loading message while the session is loading', async ({ signedInPage: page }) => {
  const session = Promise.withResolvers<void>();
  await withoutInitialData(page, /auth\/me/);
  await page.route('**/api/auth/me', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  session.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('status')).toBeHidden();
});

test('opens the sidebar on a swipe of more than 80 px from within 20 px of the left edge', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await expect(menuButton).toBeVisible();
  // Waiting is unnecessary, because dispatching a touch resolves once the page has handled it.
  for (const [from, to] of [
    [20, 100],
    [21, 200],
  ] as const) {
    await swipe(page, from, to);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  }
  for (const [from, to] of [
    [5, 86],
    [20, 101],
  ] as const) {
    await swipe(page, from, to);
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
  }
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
}
