import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, questions } from '#testing/wizard-answers.ts';
import { signUp } from '#web/testing/api.ts';
import { hold, recordWrites } from '#web/testing/network.ts';
import { answerField, button, dialog, openWizard, shownQuestion } from './testing.ts';

const thinking = page.getByRole('dialog', { name: 'The assistant is thinking' });

beforeEach(async () => {
  await signUp();
  await openWizard();
  await answerField.fill(answers[0]);
});

test('covers the page and changes its words every three seconds', async () => {
  const answerNow = hold('/api/ai/next-question');
  (await answerField.findElement()).focus();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  // Until real timers are back, nothing may wait but the keyboard: everything else moves the fake clock.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(thinking.getByRole('status').element()).toMatchTextContent('Thinking…');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.closest('form')).toBeNull();

  const joke = () => thinking.element().querySelector('p')!.textContent;
  const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  for (let turn = 1; turn <= 3; turn++) {
    const before = joke();
    pass(2999);
    expect(joke()).toBe(before);
    pass(1);
    expect(joke()).not.toBe(before);
  }
  pass(999);
  expect(thinking.element()).not.toMatchTextContent('A model may take up to a minute.');
  pass(1);
  expect(thinking.element()).toMatchTextContent('A model may take up to a minute.');
  vi.useRealTimers();
  answerNow();
  await expect.element(thinking).not.toBeInTheDocument();
  await expect.element(shownQuestion).toHaveTextContent(questions[1]);
  await expect.element(shownQuestion).toHaveFocus();
});

test.each([
  ['the Cancel button', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('gives up on %s and keeps the answer', async (_, giveUp) => {
  hold('/api/ai/next-question');
  await button('Submit').click();
  await expect.element(thinking).toBeVisible();
  await giveUp();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(shownQuestion).toHaveTextContent(questions[0]);
  await expect.element(answerField).toHaveValue(answers[0]);
});

test('ignores a second Enter', async () => {
  const answerNow = hold('/api/ai/next-question');
  const requests = recordWrites('/api/ai/next-question');
  (await answerField.findElement()).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Enter}');
  answerNow();
  await expect.element(shownQuestion).toHaveTextContent(questions[1]);
  expect(requests).toHaveLength(1);
});
