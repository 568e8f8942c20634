import { createArea } from '#testing/seed.ts';
import { draftHeading, formPath, generateButton, goalField } from '../support/assistant-form.ts';
import { expect, test } from '../support/fixtures.ts';

test('corrects what was understood before the plan is written, and after it', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Garage' });
  await page.goto(formPath);
  await goalField(page).fill('Restore my motorbike by 1 May 2031. I have 5 hours a week. No apps.');
  const chips = page.getByRole('region', { name: 'What was understood' });
  await expect(chips.getByRole('button', { name: '5 h a week', exact: true })).toBeVisible();
  await chips.getByRole('button', { name: 'by 1 May 2031', exact: true }).click();
  // Ten weeks from the day of the test.
  const deadline = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Done by').fill(deadline);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue(/^(9|10|11)$/);
  await expect(page.getByLabel('Hours a week')).toHaveValue('5');
  await generateButton(page).click();
  await expect(draftHeading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('5 h a week');
  const weeks = page.getByRole('article');
  await expect.poll(() => weeks.count()).toBeGreaterThanOrEqual(9);
  await expect(weeks.first().getByRole('heading', { level: 3 })).toContainText(/Week 1 · \d+/);

  const before = await weeks.count();
  await chips.getByRole('button', { name: /^by / }).click();
  await page.getByLabel('Done by').fill(new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.poll(() => weeks.count()).toBeLessThan(before);
  // The corrections stay when the page is loaded again.
  await page.reload();
  await expect(chips.getByRole('button', { name: 'by 1 May 2031', exact: true })).toHaveCount(0);
  await expect(chips.getByRole('button', { name: /^by / })).toBeVisible();
});

test('asks what an unclear goal is about, and writes the plan from its parts', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Garage' });
  await page.goto(formPath);
  await goalField(page).fill('Turn the old ferry ticket office into something for the whole street');
  const chips = page.getByRole('region', { name: 'What was understood' });
  const question = page.getByRole('group', { name: 'Which of these is it?' });
  const parts = page.getByLabel('What has to be true before you are done?');
  await question.getByRole('button').first().click();
  await expect(chips.getByRole('button', { name: /^Read as: / })).toBeVisible();
  await expect(parts).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo corrections' }).click();
  await question.getByRole('button', { name: 'None of these' }).click();
  await expect(parts).toBeFocused();
  await parts.fill('The roof is tight (6 h)\nTwelve neighbours have a key (2 h)\nThe first supper is served (4 h)');
  await generateButton(page).click();
  await expect(draftHeading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const note = page.getByRole('region', { name: 'From your own words' });
  await note.getByRole('button', { name: 'Paste its plan' }).click();
  await page.getByLabel('Plan', { exact: true }).fill('## Week 1: Look at the roof\n- Climb up (1 h)');
  await page.getByRole('button', { name: 'Read plan' }).click();
  await expect(page.getByRole('textbox', { name: 'Title of week 1' })).toHaveValue('Look at the roof');
  await expect(note).toHaveCount(0);
});
