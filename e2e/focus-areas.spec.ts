import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { dialog } from './support/locators.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('adds a focus area with all its settings, renames it and persists both', async ({ freshPage: page }) => {
  await page.goto('/categories');
  await page.getByRole('button', { name: 'Add Focus Area' }).click();
  await dialog(page).getByLabel('Name').fill('Gaming');
  await dialog(page).getByRole('radio', { name: 'Chill Zone' }).check();
  await dialog(page).getByRole('slider', { name: 'Penalty level' }).fill('7');
  await dialog(page).getByRole('combobox', { name: 'Weekly time limit: hours' }).selectOption('15 h');
  await dialog(page).getByRole('combobox', { name: 'Weekly time limit: minutes' }).selectOption('50 min');
  await dialog(page).getByRole('button', { name: 'Add' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Chill Zone 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Gaming')).toContainText('up to 15 h 50 min a week');
  await expect(card(page, 'Gaming')).toContainText('Penalty level 7');

  await page.getByRole('button', { name: 'Actions for Gaming' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Gaming');
  await dialog(page).getByLabel('Name').fill('Games & films');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Games & films')).toContainText('Penalty level 7');
  await page.reload();
  await expect(card(page, 'Games & films')).toContainText('up to 15 h 50 min a week');
  await expect(card(page, 'Gaming')).toHaveCount(0);
});
