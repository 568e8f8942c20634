import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';
import {
  answerField,
  answers,
  button,
  newArea,
  openWizard,
  plansOf,
  questions,
  shownQuestion,
  talk,
} from './wizard-talk.ts';
import { tabTo } from './tab-to.ts';

const exampleChips = (page: Page) => page.getByRole('group', { name: 'For example' }).locator('[aria-pressed]');

test.describe('the whole way', () => {
  test('by mouse on a wide screen: eight questions, the review, the draft, the plan', async ({ freshPage: page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await makeArea(page.request, { name: 'Languages' });
    await openWizard(page);
    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect(page.getByText('Question 1 of 8')).toBeVisible();
    await expect(page.getByRole('main').getByText('Specific').first()).toBeVisible();
    await expect(progress).toHaveAttribute('value', '0');
    const examples = exampleChips(page);
    await expect(examples).toHaveCount(5);
    const shown = await examples.allTextContents();
    await button(page, 'Show others').click();
    await expect(examples).toHaveCount(5);
    for (const example of await examples.allTextContents()) expect(shown).not.toContain(example);
    await examples.first().click();
    await expect(answerField(page)).not.toHaveValue('');
    await expect(button(page, 'Previous')).toBeHidden();

    await talk(page, 0, 2);
    await expect(page.getByText('Question 3 of 8')).toBeVisible();
    await expect(progress).toHaveAttribute('value', '25');
    await expect(page.getByRole('navigation', { name: 'Your answers so far' })).toContainText(answers[0]);
    await talk(page, 2, 8);

    await expect(page.getByLabel('Focus area')).toBeVisible();
    await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('3');
    await expect(page.getByLabel('Hours a week')).toHaveValue('5');
    await expect(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
    const fit = page.getByRole('region', { name: 'Does it fit?' });
    await expect(fit).toContainText('not tracked a whole week yet');
    const use = fit.getByRole('button', { name: /^Use \d+ weeks?$/ });
    const [weeks] = /\d+/.exec((await use.textContent())!)!;
    await use.click();
    await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue(weeks);
    await expect(use).toBeHidden();
    await page.getByLabel('Weeks', { exact: true }).fill('3');

    await page.getByLabel('Focus area').selectOption('New focus area…');
    await button(page, 'Generate Plan').click();
    await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    await expect(newArea(page)).toBeFocused();
    await newArea(page).fill('Spain');
    await page.getByLabel('Title (optional)').fill('Hola');
    await button(page, 'Generate Plan').click();
    await expect(page.getByLabel('Title of the plan')).toHaveValue('Hola');
    expect(await plansOf(page)).toEqual([]);
    await button(page, 'Save plan').click();
    await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
    await expect(page.getByRole('main')).toContainText('Week 3: ');
    const [plan] = await plansOf(page);
    expect(plan).toMatchObject({ title: 'Hola', weeks: 3, weeklyCommitmentHours: 5, commitmentLevel: 'Strong' });
    await page.goto('/focus-areas');
    await expect(page.getByText('Spain').first()).toBeVisible();
    // What was kept for a reload is not there for the next plan.
    await openWizard(page);
    await expect(answerField(page)).toHaveValue('');
  });

  test('by keyboard alone on a phone', async ({ freshPage: page }) => {
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
});

test.describe('answering', () => {
  test('takes no empty answer, and says so', async ({ signedInPage: page }) => {
    await openWizard(page);
    await answerField(page).fill('   ');
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
    await expect(answerField(page)).toBeFocused();
    await answerField(page).fill('x'.repeat(2001));
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('An answer must be at most 2000 characters.');
  });

  test('going back pre-fills; unchanged goes on without a call, changed truncates', async ({ signedInPage: page }) => {
    await openWizard(page);
    await talk(page, 0, 4);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().includes('/api/ai/'))));
    await answerField(page).fill('Half an answ');
    await button(page, 'Previous').click();
    await expect(shownQuestion(page)).toHaveText(questions[3]);
    await expect(answerField(page)).toHaveValue(answers[3]);
    await button(page, 'Previous').click();
    await expect(answerField(page)).toHaveValue(answers[2]);
    await expect(button(page, 'Submit')).toBeHidden();
    await answerField(page).fill('I know many words');
    await expect(button(page, 'Next')).toBeHidden();
    await answerField(page).fill(answers[2]);
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await expect(shownQuestion(page)).toHaveText(questions[4]);
    await expect(answerField(page)).toHaveValue('Half an answ');
    expect(calls).toBe(0);

    await button(page, 'Previous').click();
    await button(page, 'Previous').click();
    await answerField(page).fill('I know many words');
    await button(page, 'Submit').click();
    await expect(shownQuestion(page)).toHaveText(questions[3]);
    await expect(answerField(page)).toHaveValue('');
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '37.5');
    await button(page, 'Previous').click();
    await expect(answerField(page)).toHaveValue('I know many words');
  });

  test('several examples and words of one’s own make one answer, which comes back as it was', async ({
    signedInPage: page,
  }) => {
    await openWizard(page);
    await talk(page, 0, 6);
    const boxes = page.getByRole('checkbox');
    const [first, , third] = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    await boxes.nth(2).check();
    await boxes.nth(0).check();
    await answerField(page).fill('  Rainy days ');
    await answerField(page).press('Enter');
    await expect(shownQuestion(page)).toHaveText(questions[7]);
    await button(page, 'Previous').click();
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
    await expect(answerField(page)).toHaveValue('Rainy days');
    await expect(button(page, 'Next')).toBeVisible();
    await button(page, 'Next').click();
    await button(page, 'Skip').click();
    await expect(shownQuestion(page)).toHaveText('Review your plan');
    const given = page.getByRole('region', { name: 'Your answers' });
    await expect(given).toContainText(`${first!}, ${third!}, Rainy days`);
    await expect(given).toContainText('No preference');
  });

  test('an example does not swallow what was typed', async ({ signedInPage: page }) => {
    await openWizard(page);
    await answerField(page).fill('Something of my own');
    await exampleChips(page).first().click();
    await expect(answerField(page)).not.toHaveValue('Something of my own');
    await button(page, 'Undo').click();
    await expect(answerField(page)).toHaveValue('Something of my own');
  });

  test('starting over asks first, then forgets all', async ({ signedInPage: page }) => {
    await openWizard(page);
    await talk(page, 0, 2);
    await button(page, 'Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(shownQuestion(page)).toHaveText(questions[2]);
    await button(page, 'Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(shownQuestion(page)).toHaveText(questions[0]);
    await expect(shownQuestion(page)).toBeFocused();
    await expect(answerField(page)).toHaveValue('');
    await page.reload();
    await expect(shownQuestion(page)).toHaveText(questions[0]);
    await expect(answerField(page)).toHaveValue('');
  });
});

test('an answer edited in the review leaves the others, and the plan knows of it', async ({ freshPage: page }) => {
  test.slow();
  await makeArea(page.request, { name: 'Languages' });
  await openWizard(page);
  await talk(page, 0, 8);
  const given = page.getByRole('region', { name: 'Your answers' });
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('3');
  await button(page, `Edit: ${questions[4]}`).click();
  await expect(answerField(page)).toBeFocused();
  await answerField(page).fill('');
  await given.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
  await answerField(page).fill('In 4 weeks');
  await given.getByRole('button', { name: 'Save' }).click();
  await expect(button(page, `Edit: ${questions[4]}`)).toBeFocused();
  for (const answer of [...answers.slice(0, 4), 'In 4 weeks', ...answers.slice(5)]) {
    await expect(given).toContainText(answer);
  }
  // What the user has not set follows the answers.
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('4');

  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/summarize-context')) told.push(request.postDataJSON());
  });
  await button(page, 'Generate Plan').click();
  await expect(button(page, 'Save plan')).toBeVisible();
  expect(told).toMatchObject([{ newAnswers: { [questions[4]]: 'In 4 weeks', [questions[7]]: [answers[7]] } }]);
  await button(page, 'Back to the answers').click();
  await button(page, 'Generate Plan').click();
  await expect(button(page, 'Save plan')).toBeVisible();
  expect(told).toHaveLength(1);
});
