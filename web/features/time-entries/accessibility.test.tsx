import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility([
  { name: 'time entries of a day', account: 'seeded', open: () => renderApp('/time-entries') },
  {
    name: 'time entries in a calendar',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries?view=calendar');
      await expect.element(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
    },
  },
  {
    name: 'time entries of a week',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries?view=week');
      await expect.element(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
    },
  },
  {
    name: 'time entry form with errors',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries');
      await page.getByRole('button', { name: 'Add Entry' }).first().click();
      await dialog.getByLabelText('Start time').fill('');
      await dialog.getByRole('button', { name: /^Add/ }).click();
      await expect.element(page.getByText('Start date/time is required.')).toBeVisible();
    },
  },
]);
