import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const reportButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('stores the selected report in the URL and returns to earlier ones with Back', async ({ signedInPage: page }) => {
  await page.goto('/reports');
  await expect(reportButton(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  await reportButton(page, 'Weekly Trend').click();
  await expect(page).toHaveURL('/reports?report=weekly');
  await page.getByRole('button', { name: 'Previous year' }).click();
  await expect(page).toHaveURL(/year=\d{4}/);
  await reportButton(page, 'Trends').click();
  await expect(reportButton(page, 'Trends')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(reportButton(page, 'Weekly Trend')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(reportButton(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
});
