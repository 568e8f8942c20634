import { expect, test } from './fixtures.ts';
import { setServerClock } from './server-clock.ts';

test('the dashboard shows the week of today, Monday first', async ({ signedInPage: page }) => {
  await setServerClock(page, '2026-03-04T22:30:00Z');
  await page.goto('/dashboard');
  const days = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(days).toHaveText([/^Mon2/, /^Tue3/, /^Today4/, /^Thu5/, /^Fri6/, /^Sat7/, /^Sun8/]);
  await expect(days.nth(2)).toHaveAttribute('aria-current', 'date');
  await expect(page.getByText(/^2\s–\s8 Mar 2026$/)).toBeVisible();
});

test('the FAQ answers eight questions, one at a time', async ({ signedInPage: page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').getByRole('button');
  await expect(questions).toHaveCount(8);
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(1).click();
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
});

test('the help page has six sections', async ({ signedInPage: page }) => {
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
});
