import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const report = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('keeps the shown report in the address, and returns to it with Back', async ({ signedInPage: page }) => {
  await page.goto('/reports');
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
  await report(page, 'Weekly Trend').click();
  await expect(page).toHaveURL('/reports?report=weekly');
  await page.getByRole('button', { name: 'Previous year' }).click();
  await expect(page).toHaveURL(/year=\d{4}/);
  await report(page, 'Trends').click();
  await expect(report(page, 'Trends')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(report(page, 'Weekly Trend')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(report(page, 'Week Analysis')).toHaveAttribute('aria-pressed', 'true');
});
