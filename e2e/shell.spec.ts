import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('the appearance follows the system unless chosen, and the choice survives a reload', async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
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

test('a path that does not exist leads to the landing page', async ({ signedInPage: page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/goal', '/caf%C3%A9?a=b#c']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Open your week' })).toBeVisible();
  }
});

test('the landing page fits the screen of a phone in large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a page that loads slowly says that it is loading', async ({ signedInPage: page }) => {
  const session = Promise.withResolvers<void>();
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

test('a swipe of more than 80 px from within 20 px of the left edge opens the sidebar', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await expect(menuButton).toBeVisible();
  // The browser acknowledges a touch when the page has handled it.
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
