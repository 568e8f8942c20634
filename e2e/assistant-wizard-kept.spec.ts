import type { Page } from '@playwright/test';
import { type Account, newAccount, signUp } from '../testing/accounts.ts';
import { logOutAtNextWrite } from './log-out-at-next-write.ts';
import { expect, test } from './fixtures.ts';
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
  wizardPath,
} from './wizard-talk.ts';

async function logInAgain(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

test.describe('nothing is lost', () => {
  test('by a reload at a question, in the review and in the draft', async ({ freshPage: page }) => {
    test.slow();
    await openWizard(page);
    await talk(page, 0, 3);
    await answerField(page).fill('Because of ¡Olé! ☀');
    await page.reload();
    await expect(shownQuestion(page)).toHaveText(questions[3]);
    await expect(answerField(page)).toHaveValue('Because of ¡Olé! ☀');
    await expect(button(page, 'Submit')).toBeVisible();
    await talk(page, 3, 8);

    await newArea(page).fill('Spain');
    await page.getByLabel('Weeks', { exact: true }).fill('2');
    await button(page, `Edit: ${questions[1]}`).click();
    await answerField(page).fill('Half an ed');
    await page.reload();
    await expect(shownQuestion(page)).toHaveText('Review your plan');
    await expect(newArea(page)).toHaveValue('Spain');
    await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('2');
    await expect(answerField(page)).toHaveValue('Half an ed');
    await page.getByRole('region', { name: 'Your answers' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('region', { name: 'Your answers' })).toContainText(answers[1]);

    await button(page, 'Generate Plan').click();
    const title = page.getByLabel('Title of the plan');
    await title.fill('My own title');
    await page.reload();
    await expect(title).toHaveValue('My own title');
    await button(page, 'Save plan').click();
    await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
    expect(await plansOf(page)).toMatchObject([{ title: 'My own title', weeks: 2 }]);
  });

  test('by a session that ends in the middle', async ({ page }) => {
    const account = newAccount();
    await signUp(page.request, account);
    await openWizard(page);
    await talk(page, 0, 3);
    await answerField(page).fill('So that I can talk');
    await logOutAtNextWrite(page);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL(/\/login\?/);
    await logInAgain(page, account);
    await expect(page).toHaveURL(wizardPath);
    await expect(shownQuestion(page)).toHaveText(questions[3]);
    await expect(answerField(page)).toHaveValue('So that I can talk');
    await button(page, 'Submit').click();
    await expect(shownQuestion(page)).toHaveText(questions[4]);
  });

  test('but another user of the same tab sees nothing of it', async ({ freshPage: page }) => {
    await openWizard(page);
    await talk(page, 0, 2);
    await signUp(page.request, newAccount());
    await page.reload();
    await expect(shownQuestion(page)).toHaveText(questions[0]);
    await expect(answerField(page)).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(answers[0]);
    await talk(page, 0, 1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('planWizard'))).toBeNull();
  });

  test('by a failure: what was typed stays, and it can be tried again', async ({ signedInPage: page }) => {
    await openWizard(page);
    await talk(page, 0, 1);
    await page.route('**/api/ai/next-question', (route) => route.fulfill({ status: 502, json: { message: 'Hm.' } }));
    await answerField(page).fill(answers[1]);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toContainText('Hm.');
    await expect(answerField(page)).toHaveValue(answers[1]);
    await page.unroute('**/api/ai/next-question');
    await button(page, 'Try again').click();
    await expect(shownQuestion(page)).toHaveText(questions[2]);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('while the assistant thinks', () => {
  /** Holds back the next question until the test lets it go. */
  async function slowQuestion(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/ai/next-question', async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    return resolve;
  }

  test('the words change every three seconds and nothing behind them can be pressed', async ({
    signedInPage: page,
  }) => {
    await openWizard(page);
    const goOn = await slowQuestion(page);
    await answerField(page).fill(answers[0]);
    await button(page, 'Submit').click();
    const thinking = page.getByRole('dialog', { name: 'The assistant is thinking' });
    await expect(thinking.getByRole('status')).toContainText('Thinking…');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('form'))).toBeNull();
    const seen = new Set<string>();
    await expect
      .poll(async () => seen.add((await thinking.locator('p').first().textContent())!).size, { timeout: 12_000 })
      .toBeGreaterThanOrEqual(3);
    await expect(thinking).toContainText('A model may take up to a minute.', { timeout: 12_000 });
    goOn();
    await expect(thinking).toBeHidden();
    await expect(shownQuestion(page)).toHaveText(questions[1]);
    await expect(shownQuestion(page)).toBeFocused();
  });

  test('Cancel and Esc give up and keep what was typed', async ({ signedInPage: page }) => {
    await openWizard(page);
    await slowQuestion(page);
    await answerField(page).fill(answers[0]);
    for (const give of [() => button(page, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
      await button(page, 'Submit').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await give();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(shownQuestion(page)).toHaveText(questions[0]);
      await expect(answerField(page)).toHaveValue(answers[0]);
    }
  });

  test('a second Enter neither asks twice nor cancels', async ({ signedInPage: page }) => {
    await openWizard(page);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/next-question'))));
    const goOn = await slowQuestion(page);
    await answerField(page).fill(answers[0]);
    await answerField(page).press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Enter');
    goOn();
    await expect(shownQuestion(page)).toHaveText(questions[1]);
    expect(asked).toBe(1);
  });
});
