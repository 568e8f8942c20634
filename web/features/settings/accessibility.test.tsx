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

testAccessibility([
  { name: 'settings', account: 'seeded', open: () => renderApp('/settings') },
  { name: 'settings of a new account', account: 'new', open: () => renderApp('/settings') },
  {
    name: 'settings with an invalid new email',
    account: 'new',
    open: async () => {
      await clickSetting('Change email');
      await dialog.getByLabelText('New email').fill('nowhere');
      await dialog.getByRole('button', { name: 'Change email' }).click();
      await expect.element(dialog.getByText('Please enter a valid email.')).toBeVisible();
    },
  },
  {
    name: 'settings while changing the password',
    account: 'new',
    open: async () => {
      await clickSetting('Change password');
      await dialog.getByLabelText('New password', { exact: true }).fill('Abc');
    },
  },
  {
    name: 'settings while choosing a time zone',
    account: 'new',
    open: async () => {
      await clickSetting('Change time zone');
      await expect.element(page.getByRole('button', { name: 'Keep UTC' })).toBeVisible();
    },
  },
  {
    name: 'settings with an import file that is partly invalid',
    account: 'new',
    open: async () => {
      await renderApp('/settings');
      const file = new File([togglFile], 'toggl.csv', { type: 'text/csv' });
      await page.getByLabelText('Choose a file, or drop it here').upload(file);
      await page.getByLabelText('Everyone').click();
      await expect.element(page.getByText('Line 4')).toBeVisible();
      await expect.element(page.getByText('Not imported')).toBeVisible();
    },
  },
  {
    name: 'settings with an own AI model',
    account: 'new',
    open: async () => {
      await callApi(api, 'PUT', '/api/ai/model-key', { provider: 'host:Fake', model: 'small-model', key: 'sk-right' });
      await renderApp('/settings');
      await expect.element(page.getByText('small-model')).toBeVisible();
    },
  },
  {
    name: 'settings with an API key that was rejected',
    account: 'new',
    open: async () => {
      await clickSetting('Add an API key');
      await dialog.getByLabelText('Provider').selectOptions('Fake');
      await dialog.getByLabelText('Model').fill('small-model');
      await dialog.getByLabelText('API key', { exact: true }).fill('sk-wrong');
      await dialog.getByRole('button', { name: 'Check and save' }).click();
      await expect.element(dialog.getByText('Your API key was rejected by Fake.')).toBeVisible();
    },
  },
  {
    name: 'settings while choosing a model',
    account: 'new',
    open: async () => {
      await clickSetting('Add an API key');
      await dialog.getByLabelText('Provider').selectOptions('OpenRouter');
      await dialog.getByLabelText('Model').click();
      await expect.element(dialog.getByRole('option', { name: 'listed-model' })).toBeVisible();
    },
  },
  {
    name: 'return page of OpenRouter, opened without a connection',
    account: 'none',
    open: () => renderApp('/settings/openrouter'),
  },
  {
    name: 'settings with errors in the deletion dialog',
    account: 'new',
    open: async () => {
      await clickSetting('Delete account');
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect.element(dialog.getByText('Please tick this first')).toBeVisible();
    },
  },
]);
