import type { Page } from '@playwright/test';
import { createArea } from '#testing/seed.ts';
import { expect, test } from './support/fixtures.ts';
import { dialog } from './support/locators.ts';

const checkbox = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name });

test('adds a resource to a goal, completes it and turns it into a task of a new plan', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Languages' }, ['Learn Spanish']);
  await page.goto('/goals');
  await page.getByRole('link', { name: 'Learn Spanish' }).click();
  await expect(page).toHaveURL(`/goals/${goals[0]!._id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Learn Spanish' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog(page).getByLabel('Title').fill('Grammar');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await checkbox(page, 'Grammar').click();
  await dialog(page).getByLabel('Notes').fill('Clear and short.');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1/1 completed')).toBeVisible();
  // The checkmark is optimistic; the toast confirms that it was saved.
  await expect(page.getByRole('status').filter({ hasText: 'Grammar is done.' })).toBeVisible();
  await page.reload();
  await expect(checkbox(page, 'Grammar')).toBeChecked();
  await expect(page.getByRole('main')).toContainText('Clear and short.');

  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await page.getByRole('button', { name: 'Add Action Plan' }).click();
  await dialog(page).getByLabel('Title').fill('Spanish');
  await dialog(page).getByRole('button', { name: 'Create Plan' }).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  await page.getByRole('link', { name: 'Learn Spanish' }).click();
  await page.getByRole('button', { name: 'Actions for Grammar' }).click();
  await page.getByRole('menuitem', { name: 'Add to plan…' }).click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Action Plan' }).click();
  await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('listitem')).toHaveText(['GrammarFrom: Grammar']);
});
