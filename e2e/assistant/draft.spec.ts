import type { Page } from '@playwright/test';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { createArea } from '#testing/seed.ts';
import { button, generateDraft, formPath, goalField, saveButton, textbox } from '../support/assistant-form.ts';
import { expect, test } from '../support/fixtures.ts';

async function chooseAction(page: Page, itemName: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${itemName}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('generates a draft from the form and saves the edited draft as a plan, by mouse (CL-02)', async ({
  freshPage: page,
}) => {
  await createArea(page.request, { name: 'Spanish' });
  await generateDraft(page);
  await textbox(page, 'Title of the plan').fill('Seville');
  await textbox(page, 'Title of week 1').fill('Greet people');
  const removedTask = withoutSize(await textbox(page, 'Task 1 of week 1').inputValue());
  await textbox(page, 'Task 1 of week 1').focus();
  await button(page, 'Remove task 1 of week 1').click();
  await button(page, 'Add task').first().click();
  await expect(page.getByRole('textbox', { name: /^Task \d+ of week 1$/ }).last()).toBeFocused();
  await page.keyboard.type('Wave at a neighbour (30 min)');
  await button(page, 'Remove resource 1 of week 1').click();
  const thirdTitle = await textbox(page, 'Title of week 3').inputValue();
  await chooseAction(page, 'week 3', 'Move up');
  await chooseAction(page, 'week 2', 'Move up');
  await chooseAction(page, 'week 4', 'Remove');
  await expect(page.getByRole('article')).toHaveCount(3);
  await button(page, 'Close message').click();
  await button(page, 'Add week').click();
  await expect(textbox(page, 'Title of week 4')).toBeFocused();
  await page.keyboard.type('Have dinner');
  await textbox(page, 'Task 1 of week 1').focus();
  await button(page, 'Remove task 1 of week 1').click();

  let saveRequests = 0;
  page.on('request', (request) => (saveRequests += Number(request.url().endsWith('/api/ai/save-plan'))));
  await saveButton(page).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(saveRequests).toBe(1);
  // Now only saving the plan can be undone, not the removals in the draft.
  await expect(button(page, 'Undo')).toHaveCount(1);
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    `Week 1: ${thirdTitle}`,
    'Week 2: Greet people',
    /^Week 3: /,
    'Week 4: Have dinner',
  ]);
  await button(page, /^Steps of Week 2/).click();
  await expect(page.getByRole('checkbox', { name: 'Wave at a neighbour', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: removedTask, exact: true })).toHaveCount(0);
  await page.goto('/action-plans');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  // The form is empty again.
  await page.goto(formPath);
  await expect(goalField(page)).toHaveValue('');
});

/** Returns the focused element's HTML if it is covered by the actions or scrolled off the top. */
function findHiddenFocus(actions: Element): string | undefined {
  const focused = document.activeElement!;
  if (!document.querySelector('main')!.contains(focused) || actions.contains(focused)) return undefined;
  const { bottom, top } = focused.getBoundingClientRect();
  const isHidden = bottom > actions.getBoundingClientRect().top + 1 || top < 0;
  return isHidden ? focused.outerHTML.slice(0, 200) : undefined;
}

test('keeps the focused element visible above the sticky actions on a wide screen', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await createArea(page.request, { name: 'Spanish' });
  await generateDraft(page);
  const actions = saveButton(page).locator('..');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    // The page scrolls once the focused element has been painted.
    await expect.poll(() => actions.evaluate(findHiddenFocus), { intervals: [10] }).toBeUndefined();
  }
});
