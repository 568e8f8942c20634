import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const formPath = '/action-plans/generate-action-plan';

export const goalField = (page: Page) => page.getByLabel('What would you like to achieve?');
export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Plan' });
export const draftHeading = (page: Page) => page.getByRole('heading', { name: 'Draft: nothing is saved yet' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save plan' });
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Fills in the form and generates a four-week draft. */
export async function generateDraft(page: Page): Promise<void> {
  await page.goto(formPath);
  await goalField(page).fill('Hold a conversation in Spanish');
  // Emptied first: a value that is shown already would not count as chosen.
  await page.getByLabel('Weeks', { exact: true }).clear();
  await page.getByLabel('Weeks', { exact: true }).fill('4');
  await generateButton(page).click();
  await expect(draftHeading(page)).toBeVisible();
}
