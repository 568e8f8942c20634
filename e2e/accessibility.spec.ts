import type { Page } from '@playwright/test';
import { logIn } from '../testing/accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Pages that are documents of their own; the screens of the app have tests next to their features. */
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
      name: 'landing page of a user who is logged in',
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
      name: 'app that could not be loaded',
      isLoggedIn: true,
      open: async (page) => {
        await page.route('**/api/auth/me', (route) => route.abort());
        await page.goto('/dashboard');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
    },
  ];

for (const { name, isLoggedIn, open } of documents) {
  test(`${name}: axe finds no violations in either scheme and size`, async ({ page, member }) => {
    if (isLoggedIn) await logIn(page.request, member);
    await open(page);
    await expectAccessible(page);
  });
}
