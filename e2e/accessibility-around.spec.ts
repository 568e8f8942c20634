import type { Page } from '@playwright/test';
import { axeFindsNothing, type Screen } from './axe.ts';
import { expect } from './fixtures.ts';

/** Half of it can be read. */
const togglFile = [
  'Client,Project,Description,Start date,Start time,End date,End time,Duration',
  'Home,Garden,Weeding,2026-11-10,18:00:00,2026-11-10,19:30:00,01:30:00',
  'Home,Garden,Weeding,2026-11-10,25:00:00,2026-11-10,19:30:00,01:30:00',
].join('\n');

const dialog = (page: Page) => page.getByRole('dialog');

/** What is opened by a button of the settings. */
async function openSetting(page: Page, button: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: button }).click();
}

/** What surrounds the product: the way in, settings, support. */
const screens: readonly Screen[] = [
  { name: 'privacy page', signedIn: false, open: (page) => page.goto('/privacy') },
  { name: 'terms page', signedIn: false, open: (page) => page.goto('/terms') },
  { name: 'source page', signedIn: false, open: (page) => page.goto('/source') },
  {
    name: 'page of who forgot a password, answered',
    signedIn: false,
    open: async (page) => {
      await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { message: 'On its way.' } }));
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('On its way.')).toBeVisible();
    },
  },
  { name: 'page for a new password without a link', signedIn: false, open: (page) => page.goto('/reset-password') },
  {
    name: 'page for a new password with errors',
    signedIn: false,
    open: async (page) => {
      await page.goto(`/reset-password#token=${'x'.repeat(43)}`);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  { name: 'settings', signedIn: 'seeded', open: (page) => page.goto('/settings') },
  { name: 'settings of a first day', signedIn: true, open: (page) => page.goto('/settings') },
  {
    name: 'settings with an e-mail that is wrong',
    signedIn: true,
    open: async (page) => {
      await openSetting(page, 'Change email');
      await dialog(page).getByLabel('New email').fill('nowhere');
      await dialog(page).getByRole('button', { name: 'Change email' }).click();
      await expect(dialog(page).getByText('Please enter a valid email.')).toBeVisible();
    },
  },
  {
    name: 'settings with a new password',
    signedIn: true,
    open: async (page) => {
      await openSetting(page, 'Change password');
      await dialog(page).getByLabel('New password', { exact: true }).fill('Abc');
    },
  },
  {
    name: 'settings with a time zone that is looked at',
    signedIn: true,
    open: async (page) => {
      await openSetting(page, 'Change time zone');
      await expect(page.getByRole('button', { name: 'Keep UTC' })).toBeVisible();
    },
  },
  {
    name: 'settings with a file that is half good',
    signedIn: true,
    open: async (page) => {
      await page.goto('/settings');
      const file = { name: 'toggl.csv', mimeType: 'text/csv', buffer: Buffer.from(togglFile) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('Line 3')).toBeVisible();
    },
  },
  {
    name: 'settings before the account is deleted',
    signedIn: true,
    open: async (page) => {
      await openSetting(page, 'Delete account');
      await dialog(page).getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialog(page).getByText('Please tick this first')).toBeVisible();
    },
  },
  {
    name: 'feedback with errors',
    signedIn: true,
    open: async (page) => {
      await page.goto('/feedback');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please select a feedback type.')).toBeVisible();
    },
  },
  {
    name: 'feedback that was sent',
    signedIn: true,
    open: async (page) => {
      const answer = { message: '✅ Feedback submitted successfully!' };
      await page.route('**/api/support/feedback', (route) => route.fulfill({ status: 201, json: answer }));
      await page.goto('/feedback');
      await page.getByRole('radio', { name: 'Bug Report' }).check();
      await page.getByLabel('Title').fill('A bell is missing');
      await page.getByLabel('Details').fill('It should ring on Sunday.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText(answer.message)).toBeVisible();
    },
  },
  {
    name: 'contact page with errors',
    signedIn: true,
    open: async (page) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Name is required.')).toBeVisible();
    },
  },
];

axeFindsNothing(screens);
