import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { signUp } from '#web/testing/api.ts';
import { delayRequests, recordWrites } from '#web/testing/network.ts';
import { answerField, button, dialog, openWizard, questionHeading } from '#web/testing/assistant.ts';

const thinking = page.getByRole('dialog', { name: 'The assistant is thinking' });

beforeEach(async () => {
  await signUp();
  await openWizard();
  await answerField.fill(wizardAnswers[0]);
});

test('covers the page and changes its message every three seconds', async () => {
  const release = delayRequests('/api/ai/next-question');
  (await answerField.findElement()).focus();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  // Only keyboard actions may be awaited while timers are fake, because other waits advance the fake clock.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(thinking.getByRole('status').element()).toMatchTextContent('Thinking…');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.closest('form')).toBeNull();

  const message = () => thinking.element().querySelector('p')!.textContent;
  const advance = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  for (let turn = 1; turn <= 3; turn++) {
    const previous = message();
    advance(2999);
    expect(message()).toBe(previous);
    advance(1);
    expect(message()).not.toBe(previous);
  }
  advance(999);
  expect(thinking.element()).not.toMatchTextContent('A model may take up to two minutes.');
  advance(1);
  expect(thinking.element()).toMatchTextContent('A model may take up to two minutes.');
  vi.useRealTimers();
  release();
  await expect.element(thinking).not.toBeInTheDocument();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[1]);
  await expect.element(questionHeading).toHaveFocus();
});

test.each([
  ['the Cancel button', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('is cancelled by %s and keeps the answer', async (_, cancel) => {
  delayRequests('/api/ai/next-question');
  await button('Submit').click();
  await expect.element(thinking).toBeVisible();
  await cancel();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[0]);
  await expect.element(answerField).toHaveValue(wizardAnswers[0]);
});

test('ignores a second Enter', async () => {
  const release = delayRequests('/api/ai/next-question');
  const requests = recordWrites('/api/ai/next-question');
  (await answerField.findElement()).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[1]);
  expect(requests).toHaveLength(1);
});
