import type { Page } from '@playwright/test';
import { failing, hanging, html, saying } from '../server/testing/model-server.ts';
import { drafted, save } from './assistant-pages.ts';
import { expect } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';
import { MODEL_NAME, test } from './model-fixtures.ts';
import { answers, questions } from '../testing/wizard-answers.ts';
import { answerField, button, openWizard, shownQuestion, talk } from './wizard-talk.ts';

const pillars = ['Measurable', 'Achievable', 'Relevant', 'Time-bound', 'Commitment', 'Obstacles', 'Learning'];

async function submit(page: Page, answer: string): Promise<void> {
  await answerField(page).fill(answer);
  await button(page, 'Submit').click();
}

test('asks the questions of the model, one per pillar, and saves its plan', async ({ freshPage: page, model }) => {
  model.reset();
  await makeArea(page.request, { name: 'Spanish' });
  await openWizard(page);
  await expect(page.getByText(`Written by ${MODEL_NAME}. What you type here is sent to it.`)).toBeVisible();
  await submit(page, answers[0]);
  for (const [n, pillar] of pillars.entries()) {
    await expect(shownQuestion(page)).toHaveText(`The model asks about ${pillar}: what do you say?`);
    await submit(page, answers[n + 1]!);
  }
  await expect(shownQuestion(page)).toHaveText('Review your plan');
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('3');
  await button(page, 'Generate Plan').click();
  await expect(drafted(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  for (const answer of answers) expect(sent).toContain(answer);
  expect(sent).not.toContain('@example.com');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'A plan of the model' })).toBeVisible();
});

test('continues with the built-in planner for good however the model fails', async ({ freshPage: page, model }) => {
  test.slow();
  await openWizard(page);
  for (const [failure, answer, reason] of [
    ['an error', failing(500), 'answered with an error'],
    ['too many requests', failing(429), 'is busy'],
    ['an HTML page', html, 'no question'],
    ['an empty question', saying({ question: ' ', examples: [] }), 'no question'],
  ] as const) {
    await test.step(failure, async () => {
      model.reset();
      model.script(answer, answer);
      await submit(page, 'Learn French');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The next question could not be generated.');
      await expect(alert).toContainText(reason);
      // The message is about the answer that was sent, not the one typed since.
      await answerField(page).fill(answers[0]);
      await expect(alert).toBeHidden();
      model.script(answer, answer);
      await button(page, 'Submit').click();
      await expect(alert).toBeVisible();
      const asked = model.requests.length;
      await button(page, 'Use the built-in planner').click();
      await talk(page, 1, 3);
      expect(model.requests).toHaveLength(asked);
      await expect(
        page.getByText('Written by the built-in planner. What you type stays on this server.'),
      ).toBeVisible();
      await button(page, 'Start over').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
      await expect(shownQuestion(page)).toHaveText(questions[0]);
    });
  }
});

test('cancels a question that never arrives, and closes the connection to the model', async ({
  freshPage: page,
  model,
}) => {
  model.reset();
  model.script(hanging);
  await openWizard(page);
  await submit(page, answers[0]);
  // Cancelling sooner would never reach the model.
  await expect.poll(() => model.requests.length).toBe(1);
  await button(page, 'Cancel').click();
  await expect(shownQuestion(page)).toHaveText(questions[0]);
  await expect(answerField(page)).toHaveValue(answers[0]);
  await expect.poll(() => model.requests[0]?.isCut).toBe(true);
});
