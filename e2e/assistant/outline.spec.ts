import { createArea } from '#testing/seed.ts';
import { button, draftHeading, formPath, generateButton, goalField, textbox } from '../support/assistant-form.ts';
import { expect, test } from '../support/fixtures.ts';

test('writes a plan from an outline that has been changed and loaded again (AI-10)', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Sport' });
  await page.goto(formPath);
  await goalField(page).fill('Run a half marathon');
  await button(page, /half.?marathon/i)
    .first()
    .click();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('textbox');
  await expect(steps.nth(2)).toBeVisible();
  const count = await steps.count();
  await button(page, /^Done already/)
    .first()
    .click();
  await button(page, 'Add a step').click();
  await page.keyboard.type('Buy proper shoes (1 h)');
  await page.reload();
  await expect(steps).toHaveCount(count + 1);
  await expect(steps.last()).toHaveValue('Buy proper shoes (1 h)');
  await expect(button(page, /^Done already/).first()).toHaveAttribute('aria-pressed', 'true');
  const handle = button(page, 'Move Buy proper shoes (1 h)');
  // What the page loads late moves the handle, maybe just before it is pressed.
  await expect(async () => {
    await handle.hover();
    await page.mouse.down();
    const first = (await steps.first().boundingBox())!;
    await page.mouse.move(first.x + 20, first.y - 20, { steps: 5 });
    await page.mouse.up();
    await expect(steps.first()).toHaveValue('Buy proper shoes (1 h)', { timeout: 1000 });
  }).toPass();
  await generateButton(page).click();
  await expect(draftHeading(page)).toBeVisible();
  await textbox(page, 'Title of the plan').fill('Mine');
  await button(page, 'Change the outline').click();
  await button(page, 'Discard').click();
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeFocused();
  await expect(steps).toHaveCount(count + 1);
});
