import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';

const section = page.getByRole('region', { name: 'Your own AI model' });
const dialog = page.getByRole('dialog', { name: 'Your own AI model' });
const provider = dialog.getByRole('combobox', { name: 'Provider' });
const model = dialog.getByLabelText('Model');
const key = dialog.getByLabelText('API key', { exact: true });
const submit = dialog.getByRole('button', { name: 'Check and save' });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

const saved = { provider: 'host:Fake', model: 'small-model', key: 'sk-own-right' };
const save = () => callApi(api, 'PUT', '/api/ai/model-key', saved);

beforeEach(signUp);

async function openDialog(): Promise<void> {
  await renderApp('/settings');
  await section.getByRole('button', { name: 'Add an API key' }).click();
}

test('checks a key, saves it and never shows it again (AI-08)', async () => {
  await openDialog();
  await expect.element(provider).toHaveFocus();
  await expect.element(provider).toHaveValue('openai');
  await expect.element(model).toHaveAccessibleDescription('For example gpt-5-mini.');
  await provider.selectOptions('Anthropic');
  await expect.element(model).toHaveAccessibleDescription(/^For example claude-/);
  await provider.selectOptions('Fake');
  await expect.element(model).toHaveAccessibleDescription('');
  await model.fill('small-model');
  await expect.element(key).toHaveAttribute('type', 'password');
  await key.fill(saved.key);
  const writes = recordWrites('/api/ai/model-key');
  await submit.dblClick();
  await expect.element(toast('small-model now writes your plans.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes.map(({ method }) => method)).toEqual(['PUT']);
  for (const text of ['Fake', 'small-model', /Key saved\d{1,2} \w{3} \d{4}/]) {
    await expect.element(section).toMatchTextContent(text);
  }
  await remountApp();
  await expect.element(section).toMatchTextContent('small-model');
  await section.getByRole('button', { name: 'Change model or key' }).click();
  await expect.element(model).toHaveValue('small-model');
  await expect.element(provider).toHaveValue('host:Fake');
  await expect.element(key).toHaveValue('');
  expect(document.documentElement.outerHTML).not.toContain(saved.key);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(saved.key);
});

test('the assistant says at once who writes the plans', async () => {
  await renderApp('/action-plans/generate-action-plan');
  await expect.element(page.getByText('Written by the built-in planner.')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await section.getByRole('button', { name: 'Add an API key' }).click();
  await provider.selectOptions('Fake');
  await model.fill('small-model');
  await key.fill(saved.key);
  await submit.click();
  await expect.element(section).toMatchTextContent('small-model');
  history.back();
  await expect
    .element(
      page.getByText(
        'Written by small-model. It gets what you type here, the focus area’s name, your time zone and your usual hours.',
      ),
    )
    .toBeVisible();
});

test('names what is missing, and what is wrong with a key, and keeps what was typed', async () => {
  await openDialog();
  await submit.click();
  await expect.element(model).toHaveAccessibleDescription(/Please enter the name of a model/);
  await expect.element(key).toHaveAccessibleDescription(/Please enter your API key/);
  await expect.element(key).toHaveFocus();
  await provider.selectOptions('Fake');
  await model.fill('small-model');
  await key.fill('sk-own-wrong');
  await submit.click();
  await expect.element(key).toHaveAccessibleDescription(/Your API key was rejected by Fake\./);
  await expect.element(key).toHaveFocus();
  await expect.element(key).toHaveValue('sk-own-wrong');
  await key.fill('sk-own-exhausted');
  await submit.click();
  await expect.element(key).toHaveAccessibleDescription(/Your account with Fake has no credit left\./);
  await key.fill('two words');
  await submit.click();
  await expect.element(key).toHaveAccessibleDescription(/An API key is a single word/);
  await model.fill('sk-own-right');
  await submit.click();
  await expect.element(model).toHaveAccessibleDescription(/This looks like a key/);
  intercept('/api/ai/model-key', ({ method, forward }) =>
    method === 'PUT' ? respond(502, { message: 'Fake cannot be reached. Your key was not saved.' })() : forward(),
  );
  await model.fill('small-model');
  await key.fill(saved.key);
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Fake cannot be reached. Your key was not saved.');
  await expect.element(key).toHaveValue(saved.key);
});

test('suggests the models of the provider, and takes any other name', async () => {
  await openDialog();
  await provider.selectOptions('Fake');
  const requests = recordWrites('/api/ai/model-key/models');
  await model.click();
  expect(requests).toEqual([]);
  await key.fill(saved.key);
  await model.click();
  const option = dialog.getByRole('option', { name: 'listed-model' });
  await expect.element(option).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ provider: 'host:Fake', key: saved.key }]);
  await model.fill('other');
  await expect.element(option).not.toBeInTheDocument();
  await model.fill('LISTED');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(model).toHaveValue('listed-model');
  await expect.element(dialog).toBeVisible();
  await model.fill('unlisted-model');
  await submit.click();
  await expect.element(toast('unlisted-model now writes your plans.')).toBeVisible();
  await section.getByRole('button', { name: 'Change model or key' }).click();
  await expect.element(key).toHaveAccessibleDescription('Leave this empty to keep the stored key.');
  await model.click();
  await expect.element(option).toBeVisible();
  expect(requests.at(-1)!.body).toEqual({ provider: 'host:Fake' });
  await model.fill('listed-model');
  await submit.click();
  await expect.element(toast('listed-model now writes your plans.')).toBeVisible();
});

test('lets a name be typed if the models cannot be listed', async () => {
  await openDialog();
  await provider.selectOptions('Fake');
  await key.fill('sk-own-wrong');
  await model.click();
  await expect
    .element(model)
    .toHaveAccessibleDescription('Your API key was rejected by Fake. You can still type a name.');
  intercept('/api/ai/model-key/models', () => new Response('<html>', { status: 502 }));
  await key.fill(saved.key);
  await model.fill('small-model');
  await expect.element(model).toHaveAccessibleDescription('The models could not be listed. You can still type a name.');
  await submit.click();
  await expect.element(toast('small-model now writes your plans.')).toBeVisible();
});

test('removes the key after a confirmation, and reports a failure', async () => {
  await save();
  await renderApp('/settings');
  await section.getByRole('button', { name: 'Remove key' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Remove your API key?' });
  const restore = intercept('/api/ai/model-key', ({ method, forward }) =>
    method === 'DELETE' ? disconnect() : forward(),
  );
  await confirmation.getByRole('button', { name: 'Remove key' }).click();
  await expect.element(confirmation.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
  restore();
  await confirmation.getByRole('button', { name: 'Remove key' }).click();
  await expect.element(toast('Your API key was removed.')).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Add an API key' })).toBeVisible();
  expect(await callApi(api, 'GET', '/api/ai/model-key')).toMatchObject({ modelKey: null });
});

test('asks for a key that the server can no longer read (AI-08)', async () => {
  await save();
  intercept('/api/ai/model-key', async ({ method, forward }) => {
    const response = await forward();
    if (method !== 'GET') return response;
    const data = (await response.json()) as { modelKey: object };
    return respond(200, { ...data, modelKey: { ...data.modelKey, isUsable: false } })();
  });
  await renderApp('/settings');
  await expect
    .element(section.getByRole('alert'))
    .toHaveTextContent('This server can no longer read your API key. Please enter it again.');
  await section.getByRole('button', { name: 'Enter the key again' }).click();
  await key.fill(saved.key);
  await submit.click();
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(section.getByRole('button', { name: 'Change model or key' })).toBeVisible();
});

test('shows an error if the model cannot be loaded, and allows a retry', async () => {
  const restore = intercept('/api/ai/model-key', () => new Response('<html>', { status: 500 }));
  await renderApp('/settings');
  await expect.element(section.getByRole('alert')).toMatchTextContent('Your AI model could not be loaded.');
  restore();
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect.element(section.getByRole('button', { name: 'Add an API key' })).toBeVisible();
});

test('fits a screen that is 360 pixels wide, even with a long model name', async () => {
  await callApi(api, 'PUT', '/api/ai/model-key', { ...saved, model: 'm'.repeat(200) });
  await page.viewport(360, 740);
  await renderApp('/settings');
  await expect.element(section).toMatchTextContent('mmmm');
  expect(document.documentElement.scrollWidth).toBe(360);
});
