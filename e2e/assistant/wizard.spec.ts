import type { Page } from '@playwright/test';
import { makeArea } from '../testing/seed.ts';
import { questions } from '../testing/wizard-answers.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import { answerField, button, openWizard, plansOf, shownQuestion } from './wizard-talk.ts';

const exampleChips = (page: Page) => page.getByRole('group', { name: 'For example' }).locator('[aria-pressed]');

test('answers eight questions and saves the plan by keyboard alone on a phone', async ({ freshPage: page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { area } = await makeArea(page.request, { name: 'Languages' });
  await openWizard(page);
  await tabTo(page, answerField(page));
  await page.keyboard.type('Learn Spanish');
  await page.keyboard.press('Control+Enter');
  for (const n of [1, 2, 3, 4, 5] as const) {
    await expect(shownQuestion(page)).toHaveText(questions[n]);
    // The next question is where the keyboard is, and in sight.
    await expect(shownQuestion(page)).toBeFocused();
    await expect(shownQuestion(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tabTo(page, exampleChips(page).first());
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
  }
  for (const n of [6, 7] as const) {
    await expect(shownQuestion(page)).toHaveText(questions[n]);
    await tabTo(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await tabTo(page, answerField(page));
    // Not behind the buttons that stay in sight.
    const isOnTop = (element: Element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + height / 2) === element;
    };
    await expect.poll(() => answerField(page).evaluate(isOnTop)).toBe(true);
    await page.keyboard.type('Something else');
    await page.keyboard.press('Enter');
  }
  await expect(shownQuestion(page)).toHaveText('Review your plan');
  await expect(shownQuestion(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tabTo(page, button(page, 'Generate Plan'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Save plan'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await plansOf(page)).toMatchObject([{ focusAreaId: area._id }]);
});
