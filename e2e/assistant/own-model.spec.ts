import { createHash } from 'node:crypto';
import { ISSUED_KEY, replyWithStatus } from '#server/testing/fakes/model-server.ts';
import { createArea } from '#testing/seed.ts';
import { formPath, generateButton, goalField, textbox } from '../support/assistant-form.ts';
import { expect } from '../support/fixtures.ts';
import { MODEL_NAME, test, USER_HOST } from '../support/model-fixtures.ts';

const KEY = 'sk-own-0123456789';
const sentBy = (model: string) =>
  `Written by ${model}. It gets what you type here, the focus area’s name, your time zone and your usual hours.`;

test('writes plans with a key from the settings, until it is revoked and removed (AI-08)', async ({
  freshPage: page,
  model,
}) => {
  model.reset();
  await createArea(page.request, { name: 'Spanish' });
  await page.goto('/settings#model-key');
  const section = page.getByRole('region', { name: 'Your own AI model' });
  await section.getByRole('button', { name: 'Add an API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Provider').selectOption(USER_HOST);
  await dialog.getByLabel('Model').fill('own-model');
  await dialog.getByLabel('API key', { exact: true }).fill(KEY);
  await dialog.getByRole('button', { name: 'Check and save' }).click();
  await expect(section).toContainText('own-model');
  await page.reload();
  await expect(section).toContainText('own-model');
  expect(await page.content()).not.toContain(KEY);

  await page.goto(formPath);
  await expect(page.getByText(sentBy('own-model'))).toBeVisible();
  await goalField(page).fill('Hold a conversation in Spanish');
  await generateButton(page).click();
  await expect(textbox(page, 'Title of the plan')).toHaveValue('A plan of the model');
  expect(model.requests.map(({ headers, body }) => [headers.authorization, body.model])).toEqual([
    [`Bearer ${KEY}`, 'own-model'],
    [`Bearer ${KEY}`, 'own-model'],
  ]);

  await page.getByRole('button', { name: 'Back to the form' }).click();
  model.script(replyWithStatus(401));
  await generateButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    `Your API key was rejected by ${USER_HOST}. Please enter a new one in Settings.`,
  );
  await expect(page.getByRole('button', { name: 'Use the built-in planner' })).toBeVisible();

  await page.goto('/settings');
  await section.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
  await expect(section.getByRole('button', { name: 'Add an API key' })).toBeVisible();
  await page.goto(formPath);
  await expect(page.getByText(sentBy(MODEL_NAME))).toBeVisible();
});

test('connects OpenRouter: leaves for its login, and comes back with a key', async ({ freshPage: page, model }) => {
  model.reset();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  let challenge: string | null = null;
  await page.route('https://openrouter.ai/auth?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    challenge = query.get('code_challenge');
    const back = new URL(query.get('callback_url')!);
    back.searchParams.set('code', 'good-code');
    await route.fulfill({
      contentType: 'text/html',
      body: `<a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a>`,
    });
  });
  await page.goto('/settings#model-key');
  const section = page.getByRole('region', { name: 'Your own AI model' });
  await section.getByRole('button', { name: 'Connect OpenRouter' }).click();
  await page.getByRole('link', { name: 'Authorize' }).click();
  await expect(section).toContainText('OpenRouter');
  await expect(section).toContainText('anthropic/claude-');
  await expect(page).toHaveURL('/settings#model-key');
  const [exchange, check] = model.requests;
  expect(exchange!.body.code).toBe('good-code');
  expect(createHash('sha256').update(exchange!.body.code_verifier!).digest('base64url')).toBe(challenge);
  expect(check!.headers.authorization).toBe(`Bearer ${ISSUED_KEY}`);
  expect(await page.content()).not.toContain(ISSUED_KEY);
  expect(hosts).toEqual(new Set([new URL(page.url()).hostname, 'openrouter.ai']));
  await page.reload();
  await expect(section).toContainText('anthropic/claude-');
});
