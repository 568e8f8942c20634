import type { Page } from '@playwright/test';
import { newAccount, signUp } from '#testing/accounts.ts';
import { createArea } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { submitLogin } from './support/submit-login.ts';
import { dialog } from './support/locators.ts';
import { logOutBeforeNextWrite } from './support/log-out-before-next-write.ts';

const checkbox = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('adds and completes a resource, and restores an unsaved tag after the session has ended (CL-04)', async ({
  page,
}) => {
  const account = newAccount();
  await signUp(page.request, account);
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
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
  await checkbox(page, 'The Rust Book').click();
  await dialog(page).getByRole('radio', { name: '4 stars' }).check();
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1/1 completed')).toBeVisible();

  await page.getByRole('tab', { name: 'All Items' }).click();
  await page.getByLabel('Status').selectOption('Done');
  await expect(page.getByRole('row').last()).toContainText(/Learn Rust.*Coding.*4 of 5 stars.*Done/);
  await page.reload();
  await expect(checkbox(page, 'The Rust Book')).toBeChecked();
  await expect(page.getByLabel('Status')).toHaveValue('done');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/inventory');
  await expect(checkbox(page, 'The Rust Book')).toBeChecked();

  // A draft that changes only the tags is restored too.
  await page.getByRole('button', { name: 'Actions for The Rust Book' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Tags' }).pressSequentially('unsaved,');
  await logOutBeforeNextWrite(page);
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/login/);
  await submitLogin(page, account);
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('button', { name: 'Actions for The Rust Book' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(dialog(page).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['book', 'unsaved']);
});
