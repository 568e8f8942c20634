import type { Page } from '@playwright/test';
import { newAccount, signUp } from '../testing/accounts.ts';
import { makeArea } from '../testing/seed.ts';
import { expect, test } from './fixtures.ts';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('adds and completes a resource, finds it after a reload, and keeps a typed tag when the session ends', async ({
  page,
}) => {
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/inventory');
  await expect(page.getByText('No resources yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your goals' }).click();
  await page.getByRole('link', { name: 'Learn Rust' }).click();
  await button(page, 'Add Item').click();
  await dialog(page).getByLabel('Title').fill('The Rust Book');
  await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('book');
  await button(page, 'Add').click();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/inventory');
  await box(page, 'The Rust Book').click();
  await dialog(page).getByRole('radio', { name: '4 stars' }).check();
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1/1 completed')).toBeVisible();

  await page.getByRole('tab', { name: 'All Items' }).click();
  await page.getByLabel('Status').selectOption('Done');
  await expect(page.getByRole('row').last()).toContainText(/Learn Rust.*Coding.*4 of 5 stars.*Done/);
  await page.reload();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await expect(page.getByLabel('Status')).toHaveValue('done');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/inventory');
  await expect(box(page, 'The Rust Book')).toBeChecked();

  // A tag alone is worth keeping.
  await page.getByRole('button', { name: 'Actions for The Rust Book' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Tags' }).pressSequentially('kept,');
  await logOutAtNextWrite(page);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('button', { name: 'Actions for The Rust Book' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(dialog(page).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['book', 'kept']);
});
