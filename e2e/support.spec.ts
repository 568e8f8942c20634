import { logOutBeforeNextWrite } from './support/log-out-before-next-write.ts';
import { expect, test } from './support/fixtures.ts';
import { submitLogin } from './support/submit-login.ts';

test('discards an unsent message after confirmation, and restores feedback after the session has ended (CL-04)', async ({
  signedInPage: page,
  member,
}) => {
  const main = page.getByRole('main');
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Thank you for the app.');
  await main.getByRole('link', { name: 'Feedback page' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/feedback');

  await page.getByRole('radio', { name: 'Bug Report' }).check();
  await page.getByLabel('Title').fill('The clock is slow');
  await page.getByLabel('Details').fill("It shows yesterday's time.");
  const submit = main.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeEnabled();
  await logOutBeforeNextWrite(page);
  await submit.click();
  await expect(page).toHaveURL(/\/login\?/);
  await submitLogin(page, member);
  await expect(page).toHaveURL('/feedback');
  await expect(page.getByText('You were logged out. What you typed is still here.')).toBeVisible();
  await expect(page.getByLabel('Details')).toHaveValue("It shows yesterday's time.");
  await submit.click();
  await expect(page.getByText('✅ Feedback submitted successfully!')).toBeVisible();
});
