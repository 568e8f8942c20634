import type { Page } from '@playwright/test';
import { createArea } from '#testing/seed.ts';
import { wizardQuestions } from '#testing/wizard-dialogue.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/tab-to.ts';
import { answerField, button, openWizard, listPlans, currentQuestion } from '../support/assistant-wizard.ts';

const exampleChips = (page: Page) => page.getByRole('group', { name: 'For example' }).locator('[aria-pressed]');

test('answers all questions and saves the plan by keyboard alone on a phone', async ({ freshPage: page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { area } = await createArea(page.request, { name: 'Languages' });
  await openWizard(page);
  await tabTo(page, answerField(page));
  await page.keyboard.type('Learn Spanish');
  await page.keyboard.press('Control+Enter');
  for (const n of [1, 2, 3, 4, 5] as const) {
    await expect(currentQuestion(page)).toHaveText(wizardQuestions[n]);
    // Focus moves to the next question, which is scrolled into view.
    await expect(currentQuestion(page)).toBeFocused();
    await expect(currentQuestion(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tabTo(page, exampleChips(page).first());
    await page.keyboard.press('Enter');
    if (n === 4) {
      // A short plan, whose end is within reach of the Tab key.
      await tabTo(page, answerField(page));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('In 3 weeks');
    }
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
  }
  for (const n of [6, 7] as const) {
    await expect(currentQuestion(page)).toHaveText(wizardQuestions[n]);
    await tabTo(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await tabTo(page, answerField(page));
    // The field is not covered by the sticky buttons.
    const isOnTop = (element: Element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + height / 2) === element;
    };
    await expect.poll(() => answerField(page).evaluate(isOnTop)).toBe(true);
    await page.keyboard.type('Something else');
    await page.keyboard.press('Enter');
  }
  await expect(currentQuestion(page)).toHaveText('Review your plan');
  await expect(currentQuestion(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tabTo(page, button(page, 'Generate Plan'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Save plan'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await listPlans(page)).toMatchObject([{ focusAreaId: area._id }]);
});
