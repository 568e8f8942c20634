import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { api } from '#web/testing/api.ts';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** A Toggl Track export of two people with two valid lines and an invalid one. */
const togglFile = [
  'User,Client,Project,Description,Billable,Start date,Start time,End date,End time,Duration',
  'Ann,Home,Garden,Weeding,Yes,2026-11-10,18:00:00,2026-11-10,19:30:00,01:30:00',
  'Ben,Home,Garden,Weeding,No,2026-11-10,18:00:00,2026-11-10,19:30:00,01:30:00',
  'Ann,Home,Garden,Weeding,No,2026-11-10,25:00:00,2026-11-10,19:30:00,01:30:00',
].join('\n');

const dialog = page.getByRole('dialog');

async function clickSetting(button: string): Promise<void> {
  await renderApp('/settings');
  await page.getByRole('button', { name: button }).click();
}

testAccessibility('none', {
  'return page of OpenRouter, opened without a connection': '/settings/openrouter',
});

testAccessibility('new', {
  'settings of a new account': '/settings',
  'settings while changing the password': async () => {
    await clickSetting('Change password');
    await dialog.getByLabelText('New password', { exact: true }).fill('Abc');
  },
  'settings while choosing a time zone': async () => {
    await clickSetting('Change time zone');
    await expect.element(page.getByRole('button', { name: 'Keep UTC' })).toBeVisible();
  },
  'settings with an import file that is partly invalid': async () => {
    await renderApp('/settings');
    const file = new File([togglFile], 'toggl.csv', { type: 'text/csv' });
    await page.getByLabelText('Choose a file, or drop it here').upload(file);
    await page.getByLabelText('Everyone').click();
    await expect.element(page.getByText('Line 4')).toBeVisible();
    await expect.element(page.getByText('Not imported')).toBeVisible();
  },
  'settings with an own AI model': async () => {
    await callApi(api, 'PUT', '/api/ai/model-key', { provider: 'host:Fake', model: 'small-model', key: 'sk-right' });
    await renderApp('/settings');
    await expect.element(page.getByText('small-model')).toBeVisible();
  },
  'settings with an API key that was rejected': async () => {
    await clickSetting('Add an API key');
    await dialog.getByLabelText('Provider').selectOptions('Fake');
    await dialog.getByLabelText('Model').fill('small-model');
    await dialog.getByLabelText('API key', { exact: true }).fill('sk-wrong');
    await dialog.getByRole('button', { name: 'Check and save' }).click();
    await expect.element(dialog.getByText('Your API key was rejected by Fake.')).toBeVisible();
  },
  'settings with errors in the deletion dialog': async () => {
    await clickSetting('Delete account');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect.element(dialog.getByText('Please tick this first')).toBeVisible();
  },
  'settings while choosing a model': async () => {
    await clickSetting('Add an API key');
    await dialog.getByLabelText('Provider').selectOptions('OpenRouter');
    await dialog.getByLabelText('Model').click();
    await expect.element(dialog.getByRole('option', { name: 'listed-model' })).toBeVisible();
  },
});

testAccessibility('seeded', {
  settings: '/settings',
});
