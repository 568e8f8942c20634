import type { Page } from '@playwright/test';
import { type Account, newAccount, signUp } from '../testing/accounts.ts';
import { makeArea } from '../testing/seed.ts';
import { answers, questions } from '../testing/wizard-answers.ts';
import { drafted, formPath, generate, goal, save, text } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { answerField, button, newArea, openWizard, plansOf, shownQuestion, talk, wizardPath } from './wizard-talk.ts';

const weeks = (page: Page) => page.getByLabel('Weeks', { exact: true });
const focusArea = (page: Page) => page.getByLabel('Focus area', { exact: true });

async function logInAgain(page: Page, { email, password }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

test('loses nothing on a reload of the form, the wizard and their drafts', async ({ freshPage: page }) => {
  test.slow();
  await makeArea(page.request, { name: 'Spanish' });

  await page.goto(formPath);
  await goal(page).fill('Grow tomatoes – “big” ones 🍅');
  await weeks(page).fill('2');
  await page.getByRole('radio', { name: 'Light' }).check();
  await focusArea(page).selectOption('New focus area…');
  await newArea(page).fill('Garden');
  await page.reload();
  await expect(goal(page)).toHaveValue('Grow tomatoes – “big” ones 🍅');
  await expect(weeks(page)).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(newArea(page)).toHaveValue('Garden');
  await generate(page).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await text(page, 'Title of week 2').fill('Harvest');
  // Right away, before the draft is stored in a pause.
  await page.reload();
  await expect(text(page, 'Title of week 2')).toHaveValue('Harvest');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await expect(text(page, 'Title of week 2')).toHaveValue('Harvest');

  await openWizard(page);
  await talk(page, 0, 3);
  await answerField(page).fill('Because of ¡Olé! ☀');
  await page.reload();
  await expect(shownQuestion(page)).toHaveText(questions[3]);
  await expect(answerField(page)).toHaveValue('Because of ¡Olé! ☀');
  await expect(button(page, 'Submit')).toBeVisible();
  await talk(page, 3, 8);

  await focusArea(page).selectOption('New focus area…');
  await newArea(page).fill('Spain');
  await weeks(page).fill('2');
  await button(page, `Edit: ${questions[1]}`).click();
  await answerField(page).fill('Half an ed');
  await page.reload();
  await expect(shownQuestion(page)).toHaveText('Review your plan');
  await expect(newArea(page)).toHaveValue('Spain');
  await expect(weeks(page)).toHaveValue('2');
  await expect(answerField(page)).toHaveValue('Half an ed');
  const given = page.getByRole('region', { name: 'Your answers' });
  await given.getByRole('button', { name: 'Cancel' }).click();
  await expect(given).toContainText(answers[1]);

  await generate(page).click();
  await text(page, 'Title of the plan').fill('My own title');
  // The plan is saved, but the response is lost: after the reload it must not be saved again.
  await page.route('**/api/ai/save-plan', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The plan was not saved.');
  expect(await plansOf(page)).toHaveLength(1);
  await page.unroute('**/api/ai/save-plan');
  await page.reload();
  await expect(text(page, 'Title of the plan')).toHaveValue('My own title');
  await save(page).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await plansOf(page)).toMatchObject([{ title: 'My own title', weeks: 2 }]);
});

test('keeps the form, the draft and the wizard for the same user only when the session ends', async ({ page }) => {
  test.slow();
  const account = newAccount();
  await signUp(page.request, account);
  await makeArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goal(page).fill('Talk to the neighbours');
  await logOutAtNextWrite(page);
  await generate(page).click();
  await logInAgain(page, account);
  await expect(page).toHaveURL(formPath);
  await expect(goal(page)).toHaveValue('Talk to the neighbours');
  await generate(page).click();
  await text(page, 'Title of week 1').fill('Say hello');
  await logOutAtNextWrite(page);
  await save(page).click();
  await logInAgain(page, account);
  await expect(drafted(page)).toBeVisible();
  await expect(text(page, 'Title of week 1')).toHaveValue('Say hello');

  await openWizard(page);
  await talk(page, 0, 2);
  await answerField(page).fill('I know the word for hello');
  await logOutAtNextWrite(page);
  await button(page, 'Submit').click();
  await logInAgain(page, account);
  await expect(page).toHaveURL(wizardPath);
  await expect(shownQuestion(page)).toHaveText(questions[2]);
  await expect(answerField(page)).toHaveValue('I know the word for hello');
  await button(page, 'Submit').click();
  await expect(shownQuestion(page)).toHaveText(questions[3]);

  await signUp(page.request, newAccount());
  await page.reload();
  await expect(shownQuestion(page)).toHaveText(questions[0]);
  await expect(answerField(page)).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText(answers[0]);
  await talk(page, 0, 1);
  await page.goto(formPath);
  await expect(goal(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => ['planForm', 'planWizard'].map((key) => sessionStorage.getItem(key)));
  expect(kept).toEqual([null, null]);
});
