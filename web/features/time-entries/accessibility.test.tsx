import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { open } from '#web/testing/open.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'timers without a focus area', account: 'new', open: () => open('/timers') },
  {
    name: 'timers, of which one may be forgotten, and how they are sorted',
    account: 'seeded',
    open: async () => {
      await open('/timers');
      await expect.element(page.getByRole('button', { name: 'Keep running' })).toBeVisible();
      await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
    },
  },
  { name: 'time entries of a day', account: 'seeded', open: () => open('/time-entries') },
  {
    name: 'time entries in a calendar',
    account: 'seeded',
    open: async () => {
      await open('/time-entries?view=calendar');
      await expect.element(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
    },
  },
  {
    name: 'form of a time entry with errors',
    account: 'seeded',
    open: async () => {
      await open('/time-entries');
      await page.getByRole('button', { name: 'Add Entry' }).first().click();
      await dialog.getByLabelText('Start time').fill('');
      await dialog.getByRole('button', { name: /^Add/ }).click();
      await expect.element(page.getByText('Start date/time is required.')).toBeVisible();
    },
  },
]);
