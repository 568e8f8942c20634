import type { Page } from '@playwright/test';
import { makeArea } from '../testing/seed.ts';
import { button, draft, formPath, goal, save, text } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('turns the form into a draft and the edited draft into a plan, by mouse', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await text(page, 'Title of the plan').fill('Seville');
  await text(page, 'Title of week 1').fill('Greet people');
  const first = await text(page, 'Task 1 of week 1').inputValue();
  await text(page, 'Task 1 of week 1').focus();
  await button(page, 'Remove task 1 of week 1').click();
  await button(page, 'Add task').first().click();
  await expect(page.getByRole('textbox', { name: /^Task \d+ of week 1$/ }).last()).toBeFocused();
  await page.keyboard.type('Wave at a neighbour (30 min)');
  await button(page, 'Remove resource 1 of week 1').click();
  const third = await text(page, 'Title of week 3').inputValue();
  await choose(page, 'week 3', 'Move up');
  await choose(page, 'week 2', 'Move up');
  await choose(page, 'week 4', 'Remove');
  await expect(page.getByRole('article')).toHaveCount(3);
  await button(page, 'Close message').click();
  await button(page, 'Add week').click();
  await expect(text(page, 'Title of week 4')).toBeFocused();
  await page.keyboard.type('Have dinner');
  await text(page, 'Task 1 of week 1').focus();
  await button(page, 'Remove task 1 of week 1').click();

  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/ai/save-plan'))));
  await save(page).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Seville' })).toBeVisible();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  expect(sent).toBe(1);
  // The plan can be undone, but no longer what was removed from the draft.
  await expect(button(page, 'Undo')).toHaveCount(1);
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([`Week 1: ${third}`, 'Week 2: Greet people', /^Week 3: /, 'Week 4: Have dinner']);
  await button(page, /^Steps of Week 2/).click();
  await expect(page.getByRole('checkbox', { name: 'Wave at a neighbour (30 min)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: first, exact: true })).toHaveCount(0);
  await page.goto('/action-plans');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  // Nothing of it is left in the form.
  await page.goto(formPath);
  await expect(goal(page)).toHaveValue('');
});

/** The focused element, if the actions or the top of the window hide it. */
function hiddenBehind(actions: Element): string | undefined {
  const focused = document.activeElement!;
  if (!document.querySelector('main')!.contains(focused) || actions.contains(focused)) return undefined;
  const { bottom, top } = focused.getBoundingClientRect();
  const isHidden = bottom > actions.getBoundingClientRect().top + 1 || top < 0;
  return isHidden ? focused.outerHTML.slice(0, 200) : undefined;
}

test('keeps the focused element in sight above the actions on a wide screen', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  const actions = save(page).locator('..');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    // The page scrolls once the focused element has been painted.
    await expect.poll(() => actions.evaluate(hiddenBehind), { intervals: [10] }).toBeUndefined();
  }
});
