import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const formPath = '/action-plans/generate-action-plan';

export const goal = (page: Page) => page.getByLabel('What would you like to achieve?');
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Plan' });
export const drafted = (page: Page) => page.getByRole('heading', { name: 'Draft: nothing is saved yet' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save plan' });
export const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the form to a draft of four weeks. */
export async function draft(page: Page): Promise<void> {
  await page.goto(formPath);
  await goal(page).fill('Hold a conversation in Spanish');
  await generate(page).click();
  await expect(drafted(page)).toBeVisible();
}
