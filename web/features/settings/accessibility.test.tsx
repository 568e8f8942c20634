import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

/** Half of it can be read. */
const togglFile = [
  'Client,Project,Description,Start date,Start time,End date,End time,Duration',
  'Home,Garden,Weeding,2026-11-10,18:00:00,2026-11-10,19:30:00,01:30:00',
  'Home,Garden,Weeding,2026-11-10,25:00:00,2026-11-10,19:30:00,01:30:00',
].join('\n');

const dialog = page.getByRole('dialog');

async function openSetting(button: string): Promise<void> {
  await open('/settings');
  await page.getByRole('button', { name: button }).click();
}

testAccessibility([
  { name: 'settings', account: 'seeded', open: () => open('/settings') },
  { name: 'settings of a first day', account: 'new', open: () => open('/settings') },
  {
    name: 'settings with an e-mail that is wrong',
    account: 'new',
    open: async () => {
      await openSetting('Change email');
      await dialog.getByLabelText('New email').fill('nowhere');
      await dialog.getByRole('button', { name: 'Change email' }).click();
      await expect.element(dialog.getByText('Please enter a valid email.')).toBeVisible();
    },
  },
  {
    name: 'settings with a new password',
    account: 'new',
    open: async () => {
      await openSetting('Change password');
      await dialog.getByLabelText('New password', { exact: true }).fill('Abc');
    },
  },
  {
    name: 'settings with a time zone that is looked at',
    account: 'new',
    open: async () => {
      await openSetting('Change time zone');
      await expect.element(page.getByRole('button', { name: 'Keep UTC' })).toBeVisible();
    },
  },
  {
    name: 'settings with a file that is half good',
    account: 'new',
    open: async () => {
      await open('/settings');
      const file = new File([togglFile], 'toggl.csv', { type: 'text/csv' });
      await page.getByLabelText('Choose a file, or drop it here').upload(file);
      await expect.element(page.getByText('Line 3')).toBeVisible();
    },
  },
  {
    name: 'settings before the account is deleted',
    account: 'new',
    open: async () => {
      await openSetting('Delete account');
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect.element(dialog.getByText('Please tick this first')).toBeVisible();
    },
  },
]);
