import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { open } from '#web/testing/open.tsx';

test('answers eight questions, one at a time', async () => {
  await signUp();
  await open('/faq');
  const questions = page.getByRole('main').getByRole('button');
  await expect.element(questions).toHaveLength(8);
  await questions.nth(0).click();
  await expect.element(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(1).click();
  await expect.element(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
});
