import type { Page } from '@playwright/test';
import { type Account, newAccount, signUp } from '#testing/accounts.ts';
import { createArea } from '#testing/seed.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { draftHeading, formPath, generateButton, goalField, saveButton, textbox } from '../support/assistant-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { submitLogin } from '../support/submit-login.ts';
import { logOutBeforeNextWrite } from '../support/log-out-before-next-write.ts';
import {
  answerField,
  button,
  newAreaField,
  openWizard,
  listPlans,
  currentQuestion,
  answerQuestions,
  wizardPath,
} from '../support/assistant-wizard.ts';

const weeksField = (page: Page) => page.getByLabel('Weeks', { exact: true });
const focusAreaSelect = (page: Page) => page.getByLabel('Focus area', { exact: true });

async function logInAgain(page: Page, account: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/);
  await submitLogin(page, account);
}

test('restores the form, the wizard and their drafts after a reload', async ({ freshPage: page }) => {
  test.slow();
  await createArea(page.request, { name: 'Spanish' });

  await page.goto(formPath);
  await goalField(page).fill('Grow tomatoes – “big” ones 🍅');
  await weeksField(page).fill('2');
  await page.getByRole('radio', { name: 'Light' }).check();
  await focusAreaSelect(page).selectOption('New focus area…');
  await newAreaField(page).fill('Garden');
  await page.reload();
  await expect(goalField(page)).toHaveValue('Grow tomatoes – “big” ones 🍅');
  await expect(weeksField(page)).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(newAreaField(page)).toHaveValue('Garden');
  await generateButton(page).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await textbox(page, 'Title of week 2').fill('Harvest');
  // Reload at once, before the debounced draft is stored.
  await page.reload();
  await expect(textbox(page, 'Title of week 2')).toHaveValue('Harvest');
  await page.getByRole('link', { name: 'Goals', exact: true }).click();
  await expect(page).toHaveURL('/goals');
  await page.goBack();
  await expect(textbox(page, 'Title of week 2')).toHaveValue('Harvest');

  await openWizard(page);
  await answerQuestions(page, 0, 3);
  await answerField(page).fill('Because of ¡Olé! ☀');
  await page.reload();
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[3]);
  await expect(answerField(page)).toHaveValue('Because of ¡Olé! ☀');
  await expect(button(page, 'Submit')).toBeVisible();
  await answerQuestions(page, 3, 8);

  await focusAreaSelect(page).selectOption('New focus area…');
  await newAreaField(page).fill('Spain');
  await weeksField(page).fill('2');
  await button(page, `Edit: ${wizardQuestions[1]}`).click();
  await answerField(page).fill('Half an ed');
  await page.reload();
  await expect(currentQuestion(page)).toHaveText('Review your plan');
  await expect(newAreaField(page)).toHaveValue('Spain');
  await expect(weeksField(page)).toHaveValue('2');
  await expect(answerField(page)).toHaveValue('Half an ed');
  const answers = page.getByRole('region', { name: 'Your answers' });
  await answers.getByRole('button', { name: 'Cancel' }).click();
  await expect(answers).toContainText(wizardAnswers[1]);

  await generateButton(page).click();
  await textbox(page, 'Title of the plan').fill('My own title');
  // The plan is saved, but the response is lost. Saving again after the reload must not create a second plan.
  await page.route('**/api/ai/save-plan', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The plan was not saved.');
  expect(await listPlans(page)).toHaveLength(1);
  await page.unroute('**/api/ai/save-plan');
  await page.reload();
  await expect(textbox(page, 'Title of the plan')).toHaveValue('My own title');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await listPlans(page)).toMatchObject([{ title: 'My own title', weeks: 2 }]);
});

test('restores the form, the draft and the wizard after the session has ended, but only for the same user (CL-04)', async ({
  page,
}) => {
  test.slow();
  const account = newAccount();
  await signUp(page.request, account);
  await createArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goalField(page).fill('Talk to the neighbours');
  // Suggestions are asked for as well, some time after the user has typed.
  await logOutBeforeNextWrite(page, '**/api/ai/plan-stream');
  await generateButton(page).click();
  await logInAgain(page, account);
  await expect(page).toHaveURL(formPath);
  await expect(goalField(page)).toHaveValue('Talk to the neighbours');
  await generateButton(page).click();
  await textbox(page, 'Title of week 1').fill('Say hello');
  await logOutBeforeNextWrite(page);
  await saveButton(page).click();
  await logInAgain(page, account);
  await expect(draftHeading(page)).toBeVisible();
  await expect(textbox(page, 'Title of week 1')).toHaveValue('Say hello');

  await openWizard(page);
  await answerQuestions(page, 0, 2);
  await answerField(page).fill('I know the word for hello');
  await logOutBeforeNextWrite(page);
  await button(page, 'Submit').click();
  await logInAgain(page, account);
  await expect(page).toHaveURL(wizardPath);
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[2]);
  await expect(answerField(page)).toHaveValue('I know the word for hello');
  await button(page, 'Submit').click();
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[3]);

  await signUp(page.request, newAccount());
  await page.reload();
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[0]);
  await expect(answerField(page)).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText(wizardAnswers[0]);
  await answerQuestions(page, 0, 1);
  await page.goto(formPath);
  await expect(goalField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => ['planForm', 'planWizard'].map((key) => sessionStorage.getItem(key)));
  expect(stored).toEqual([null, null]);
});
