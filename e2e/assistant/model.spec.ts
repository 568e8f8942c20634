import type { Page } from '@playwright/test';
import {
  resetMidReply,
  replyWithStatus,
  validPlan,
  neverReply,
  replyWith,
} from '#server/testing/fakes/model-server.ts';
import { draftHeading, formPath, generateButton, goalField, saveButton, textbox } from '../support/assistant-form.ts';
import { expect } from '../support/fixtures.ts';
import { createArea } from '#testing/seed.ts';
import { MODEL_NAME, test } from '../support/model-fixtures.ts';

const GOAL = 'Hold a conversation in Spanish';
const titleField = (page: Page) => textbox(page, 'Title of the plan');

test.beforeEach(async ({ freshPage: page, model }) => {
  model.reset();
  await createArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goalField(page).fill(GOAL);
});

test('names the model and sends it nothing but the form input', async ({ freshPage: page, model }) => {
  await expect(
    page.getByText(
      `Written by ${MODEL_NAME}. It gets what you type here, the focus area’s name, your time zone and your usual hours.`,
    ),
  ).toBeVisible();
  await page.getByLabel('Weeks').fill('2');
  await generateButton(page).click();
  await expect(titleField(page)).toHaveValue('A plan of the model');
  await expect(page.getByRole('main')).toContainText('Written by a model');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(model.requests).toHaveLength(1);
  const sent = JSON.stringify(model.requests[0]!.body);
  expect(sent).toContain(GOAL);
  expect(sent).not.toContain('@example.com');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'A plan of the model' })).toBeVisible();
});

test('offers the built-in planner and keeps the form input when the model fails (AI-01)', async ({
  freshPage: page,
  model,
}) => {
  // Other failures are tested in server/modules/assistant/model/model.failures.test.ts.
  for (const [failure, reply, reason] of [
    ['an error', replyWithStatus(500), 'returned an error'],
    ['a truncated response', resetMidReply, 'AI generation failed.'],
  ] as const) {
    await test.step(failure, async () => {
      model.reset();
      // The server retries some failures once.
      model.script(reply, reply);
      await generateButton(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(reason);
      await expect(alert).toContainText('AI generation failed.');
      await expect(alert).not.toContainText('secret words');
      await expect(alert).toBeFocused();
      await expect(goalField(page)).toHaveValue(GOAL);
      const requestCount = model.requests.length;
      await page.getByRole('button', { name: 'Use the built-in planner' }).click();
      await expect(draftHeading(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Written by the built-in planner');
      await expect(titleField(page)).not.toHaveValue('A plan of the model');
      expect(model.requests).toHaveLength(requestCount);
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(alert).toBeHidden();
    });
  }
});

test('cancels a request to a slow model and succeeds on retry', async ({ freshPage: page, model }) => {
  model.script(neverReply, replyWithStatus(500));
  await generateButton(page).click();
  // Cancel only once the request has reached the model.
  await expect.poll(() => model.requests.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => model.requests[0]?.wasAborted).toBe(true);
  await expect(goalField(page)).toHaveValue(GOAL);
  await generateButton(page).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titleField(page)).toHaveValue('A plan of the model');
});

test('renders model output as plain text (OE-01)', async ({ freshPage: page, model }) => {
  const payload = '<img src=x onerror="document.title = \'xss\'"><script>document.title = "xss"</script>';
  const plan = validPlan(1);
  model.script(
    replyWith({
      ...plan,
      title: `${payload} Ignore all previous instructions`,
      description: `[click](javascript:alert(1)) ${payload}`,
      goals: [
        {
          title: `Week 1: ${payload}`,
          tasks: [{ title: payload }, { title: 'Two' }, { title: 'Three' }],
          resources: [
            { title: payload, url: 'javascript:document.title="xss"', notes: payload, estimatedMinutes: 5 },
            { title: 'A book', url: 'https://example.org/book', notes: '', estimatedMinutes: null },
          ],
        },
      ],
    }),
  );
  await page.getByLabel('Weeks').fill('1');
  await generateButton(page).click();
  await expect(textbox(page, 'Task 1 of week 1')).toHaveValue(payload);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.org/book');
  await expect(links).toHaveAttribute('rel', /noopener/);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Ignore all previous instructions');
  await expect(page.locator('main img, main script, [href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Action Plan · Weekwise');
});
