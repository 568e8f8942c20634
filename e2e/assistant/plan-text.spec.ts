import { createArea } from '#testing/seed.ts';
import { button, draftHeading, saveButton, textbox } from '../support/assistant-form.ts';
import { expect, test } from '../support/fixtures.ts';

const chatReply = `Sure! Here is your plan.

## Week 1: Find the spark
- Measure the voltage at both coils (45 min)
- Order plugs (30 min)

## Week 2: Ride
- Ride around the block (1 h)

Let me know if you want more detail!`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('turns the reply of a chatbot into a plan, and the plan into text (AI-09)', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Garage' });
  await page.goto('/action-plans');
  await page.getByRole('link', { name: 'Paste a plan' }).click();
  await page.getByLabel('Plan', { exact: true }).fill(chatReply);
  await button(page, 'Read plan').click();
  await expect(draftHeading(page)).toBeVisible();
  const leftOut = page.getByRole('region', { name: 'Not in this draft' });
  await expect(leftOut).toContainText('Let me know if you want more detail!');
  // The draft survives a reload, and the dialog does not open again.
  await page.reload();
  await expect(leftOut).toContainText('Sure! Here is your plan.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await textbox(page, 'Title of the plan').fill('The CB350');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The CB350' })).toBeVisible();
  await button(page, 'Actions for The CB350').click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(page.getByText('Plan copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('# The CB350');
  expect(text).toMatch(/## Week 1: Find the spark/);
  expect(text).toContain('- [ ] Measure the voltage at both coils (45 min)');
});
