import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';

test('opens one of eight answers at a time', async () => {
  await signUp();
  await renderApp('/faq');
  const questions = page.getByRole('main').getByRole('button');
  await expect.element(questions).toHaveLength(8);
  await questions.nth(0).click();
  await expect.element(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await questions.nth(1).click();
  await expect.element(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
});
