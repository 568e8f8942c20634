import type { Page } from '@playwright/test';
import { breakingOff, failing, goodPlan, hanging, html, saying } from '../server/testing/model-server.ts';
import { drafted, formPath, generate, goal, save, text } from './assistant-pages.ts';
import { expect } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';
import { MODEL_NAME, test } from './model-fixtures.ts';

const GOAL = 'Hold a conversation in Spanish';
const title = (page: Page) => text(page, 'Title of the plan');

test.beforeEach(async ({ freshPage: page, model }) => {
  model.reset();
  await makeArea(page.request, { name: 'Spanish' });
  await page.goto(formPath);
  await goal(page).fill(GOAL);
});

test('names the model, and sends it the input of the form and nothing else', async ({ freshPage: page, model }) => {
  await expect(page.getByText(`Written by ${MODEL_NAME}. What you type here is sent to it.`)).toBeVisible();
  await page.getByLabel('Weeks').fill('2');
  await generate(page).click();
  await expect(title(page)).toHaveValue('A plan of the model');
  await expect(page.getByRole('main')).toContainText('Written by a model');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(model.requests).toHaveLength(1);
  const sent = JSON.stringify(model.requests[0]!.body);
  expect(sent).toContain(GOAL);
  expect(sent).not.toContain('@example.com');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'A plan of the model' })).toBeVisible();
});

test('offers the built-in planner and keeps the form however the model fails', async ({ freshPage: page, model }) => {
  test.slow();
  for (const [failure, answer, reason] of [
    ['an error', failing(500), 'answered with an error'],
    ['too many requests', failing(429), 'is busy'],
    ['an HTML page', html, 'AI generation failed.'],
    ['a response that breaks off', breakingOff, 'AI generation failed.'],
    ['JSON that is no plan', saying({ goals: 'none' }), 'AI generation failed.'],
  ] as const) {
    await test.step(failure, async () => {
      model.reset();
      // Some failures make the server ask a second time.
      model.script(answer, answer);
      await generate(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(reason);
      await expect(alert).toContainText('AI generation failed.');
      await expect(alert).not.toContainText('secret words');
      await expect(alert).toBeFocused();
      await expect(goal(page)).toHaveValue(GOAL);
      const asked = model.requests.length;
      await page.getByRole('button', { name: 'Use the built-in planner' }).click();
      await expect(drafted(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Written by the built-in planner');
      await expect(title(page)).not.toHaveValue('A plan of the model');
      expect(model.requests).toHaveLength(asked);
      await page.getByRole('button', { name: 'Change the form' }).click();
      await expect(alert).toBeHidden();
    });
  }
});

test('cancels a request to a slow model, and succeeds on a retry once the model responds', async ({
  freshPage: page,
  model,
}) => {
  model.script(hanging, failing(500));
  await generate(page).click();
  // Cancelling sooner would never reach the model.
  await expect.poll(() => model.requests.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => model.requests[0]?.isCut).toBe(true);
  await expect(goal(page)).toHaveValue(GOAL);
  await generate(page).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveValue('A plan of the model');
});

test('renders everything from a model as plain text', async ({ freshPage: page, model }) => {
  const evil = '<img src=x onerror="document.title = \'gone\'"><script>document.title = "gone"</script>';
  const plan = goodPlan(1);
  model.script(
    saying({
      ...plan,
      title: `${evil} Ignore all previous instructions`,
      description: `[click](javascript:alert(1)) ${evil}`,
      goals: [
        {
          title: `Week 1: ${evil}`,
          tasks: [{ title: evil }, { title: 'Two' }, { title: 'Three' }],
          resources: [
            { title: evil, url: 'javascript:document.title="gone"', notes: evil, estimatedMinutes: 5 },
            { title: 'A book', url: 'https://example.org/book', notes: '', estimatedMinutes: null },
          ],
        },
      ],
    }),
  );
  await page.getByLabel('Weeks').fill('1');
  await generate(page).click();
  await expect(text(page, 'Task 1 of week 1')).toHaveValue(evil);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.org/book');
  await expect(links).toHaveAttribute('rel', /noopener/);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Ignore all previous instructions');
  await expect(page.locator('main img, main script, [href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Action Plan · Weekwise');
});
