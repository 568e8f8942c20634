import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';

const section = page.getByRole('region', { name: 'Date and time' });
const dates = section.getByRole('combobox', { name: 'Dates' });
const times = section.getByRole('combobox', { name: 'Times' });
const memberSince = page.getByRole('region', { name: 'Account', exact: true }).getByRole('definition').last();

beforeEach(signUp);

test('writes dates and times as usual in the language of the browser, British English here', async () => {
  await renderApp('/settings');
  await expect.element(dates).toHaveValue('auto');
  await expect.element(times).toHaveValue('auto');
  await expect.element(dates.getByRole('option', { name: /^Automatic: \d{1,2} \w{3} \d{4}$/ })).toBeInTheDocument();
  await expect.element(times.getByRole('option', { name: /^Automatic: \d\d:\d\d$/ })).toBeInTheDocument();
});

test('writes dates as chosen, everywhere and after a reload', async () => {
  await renderApp('/settings');
  await expect.element(memberSince).toMatchTextContent(/^\d{1,2} \w{3} \d{4}$/);
  await dates.selectOptions('month-first');
  await expect.element(memberSince).toMatchTextContent(/^\w{3} \d{1,2}, \d{4}$/);
  await dates.selectOptions('iso');
  await expect.element(memberSince).toMatchTextContent(/^\d{4}-\d\d-\d\d$/);
  await remountApp();
  await expect.element(dates).toHaveValue('iso');
  await expect.element(memberSince).toMatchTextContent(/^\d{4}-\d\d-\d\d$/);
});

test('keeps the formats if saving fails, and shows an error', async () => {
  intercept('/api/account/formats', respond(500, {}));
  await renderApp('/settings');
  await times.selectOptions('12h');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The setting was not changed.');
  await expect.element(times).toHaveValue('auto');
});

test('shows and accepts both formats in time fields, and saves the same time', async () => {
  await createArea(api, { name: 'Fitness' }, ['Run']);
  await renderApp('/settings');
  await times.selectOptions('12h');
  await expect.element(page.getByText(/\d:\d\d [AP]M there now/)).toBeVisible();
  await renderApp('/time-entries?date=2026-11-10');
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  const start = page.getByLabelText('Start time');
  const end = page.getByLabelText('End time');
  await start.fill('14:30');
  await end.fill('4 pm');
  await expect.element(start).toHaveValue('2:30 PM');
  await page.getByLabelText('Duration').click();
  await expect.element(end).toHaveValue('4:00 PM');
  (await end.findElement()).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(end).toHaveValue('4:05 PM');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Run' })).toMatchTextContent('2:30 PM – 4:05 PM');
});
