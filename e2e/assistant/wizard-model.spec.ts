import type { Page } from '@playwright/test';
import { neverReply, replyWithStatus } from '#server/testing/fakes/model-server.ts';
import { draftHeading, saveButton } from '../support/assistant-form.ts';
import { expect } from '../support/fixtures.ts';
import { createArea } from '#testing/seed.ts';
import { MODEL_NAME, test } from '../support/model-fixtures.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { answerField, button, openWizard, currentQuestion, answerQuestions } from '../support/assistant-wizard.ts';

const pillars = ['Measurable', 'Achievable', 'Relevant', 'Time-bound', 'Commitment', 'Obstacles', 'Learning'];

async function submitAnswer(page: Page, answer: string): Promise<void> {
  await answerField(page).fill(answer);
  await button(page, 'Submit').click();
}

test('asks one model-written question per pillar and saves the generated plan', async ({ freshPage: page, model }) => {
  model.reset();
  await createArea(page.request, { name: 'Spanish' });
  await openWizard(page);
  await expect(
    page.getByText(
      `Written by ${MODEL_NAME}. It gets what you type here, the focus area’s name, your time zone and your usual hours.`,
    ),
  ).toBeVisible();
  await submitAnswer(page, wizardAnswers[0]);
  for (const [n, pillar] of pillars.entries()) {
    await expect(currentQuestion(page)).toHaveText(`The model asks about ${pillar}: what do you say?`);
    await submitAnswer(page, wizardAnswers[n + 1]!);
  }
  await expect(currentQuestion(page)).toHaveText('Review your plan');
  await expect(page.getByLabel('Weeks', { exact: true })).toHaveValue('3');
  await button(page, 'Generate Plan').click();
  await expect(draftHeading(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  for (const answer of wizardAnswers) expect(sent).toContain(answer);
  expect(sent).not.toContain('@example.com');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'A plan of the model' })).toBeVisible();
});

test('offers to switch to the built-in planner when the model fails, and then stays with it', async ({
  freshPage: page,
  model,
}) => {
  model.reset();
  await openWizard(page);
  model.script(replyWithStatus(500), replyWithStatus(500));
  await submitAnswer(page, 'Learn French');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The next question could not be generated.');
  await expect(alert).toContainText('returned an error');
  // Editing the answer dismisses the error about the previous one.
  await answerField(page).fill(wizardAnswers[0]);
  await expect(alert).toBeHidden();
  model.script(replyWithStatus(500), replyWithStatus(500));
  await button(page, 'Submit').click();
  await expect(alert).toBeVisible();
  const requestCount = model.requests.length;
  await button(page, 'Use the built-in planner').click();
  await answerQuestions(page, 1, 3);
  expect(model.requests).toHaveLength(requestCount);
  await expect(page.getByText('Written by the built-in planner. What you type stays on this server.')).toBeVisible();
  await button(page, 'Start over').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[0]);
});

test('cancels a pending question and closes the connection to the model', async ({ freshPage: page, model }) => {
  model.reset();
  model.script(neverReply);
  await openWizard(page);
  await submitAnswer(page, wizardAnswers[0]);
  // Cancel only once the request has reached the model.
  await expect.poll(() => model.requests.length).toBe(1);
  await button(page, 'Cancel').click();
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[0]);
  await expect(answerField(page)).toHaveValue(wizardAnswers[0]);
  await expect.poll(() => model.requests[0]?.wasAborted).toBe(true);
});
