import type { Page } from '@playwright/test';
import { logIn } from '#testing/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { withoutInitialData } from './support/without-initial-data.ts';

/** All separate HTML documents, and the app shell. The app's screens are checked in the component tests of their features. */
const documents: readonly { readonly name: string; readonly isLoggedIn?: true; open(page: Page): Promise<unknown> }[] =
  [
    {
      name: 'landing page',
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Next screenshot' })).toBeVisible();
      },
    },
    {
      name: 'landing page of a logged-in user',
      isLoggedIn: true,
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Open your week' })).toBeVisible();
      },
    },
    { name: 'privacy page', open: (page) => page.goto('/privacy') },
    { name: 'terms page', open: (page) => page.goto('/terms') },
    { name: 'source page', open: (page) => page.goto('/source') },
    {
      name: 'app',
      isLoggedIn: true,
      open: async (page) => {
        await page.goto('/timers');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    {
      name: 'app that failed to load',
      isLoggedIn: true,
      open: async (page) => {
        await withoutInitialData(page, /auth\/me/);
        await page.route('**/api/auth/me', (route) => route.abort());
        await page.goto('/dashboard');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
    },
  ];

for (const { name, isLoggedIn, open } of documents) {
  test(`axe finds no violations on the ${name} in either colour scheme at either size`, async ({ page, member }) => {
    if (isLoggedIn) await logIn(page.request, member);
    await open(page);
    await expectAccessible(page);
  });
}
