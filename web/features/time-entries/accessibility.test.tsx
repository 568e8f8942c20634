import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');
/** The seeded account has an entry on this day. */
const lastMonday = addDays(weekStartForInstant(Date.now(), 'UTC'), -7);

async function selectEntries() {
  await renderApp(`/time-entries?date=${lastMonday}`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
}

testAccessibility('seeded', {
  'time entries of a day': '/time-entries',
  'time entries in a calendar': async () => {
    await renderApp('/time-entries?view=calendar');
    await expect.element(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
  },
  'time entries of a week': async () => {
    await renderApp('/time-entries?view=week');
    await expect.element(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
  },
  'selected time entries': async () => {
    await selectEntries();
    await expect.element(page.getByRole('button', { name: 'Change goal' })).toBeVisible();
  },
  'goal of selected time entries': async () => {
    await selectEntries();
    await page.getByRole('button', { name: 'Change goal' }).click();
    await expect.element(dialog.getByRole('option').first()).toBeVisible();
  },
  'tags of selected time entries': async () => {
    await selectEntries();
    await page.getByRole('button', { name: 'Tags' }).click();
    await expect.element(dialog.getByLabelText('Add tags')).toBeVisible();
  },
  'split of a time entry with an error': async () => {
    await renderApp(`/time-entries?date=${lastMonday}`);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await dialog.getByRole('button', { name: 'Split…' }).click();
    await page.getByLabelText('Split at').fill('later');
    await page.getByRole('button', { name: 'Split', exact: true }).click();
    await expect.element(page.getByText('Enter a time such as 09:30.')).toBeVisible();
  },
  'time entry form with errors': async () => {
    await renderApp('/time-entries');
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await dialog.getByLabelText('Start time').fill('');
    await dialog.getByRole('button', { name: /^Add/ }).click();
    await expect.element(page.getByText('Start date/time is required.')).toBeVisible();
  },
});
