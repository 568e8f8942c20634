import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { logOut } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = page.getByRole('dialog');
const nameField = dialog.getByLabelText('Name');
const addButton = dialog.getByRole('button', { name: 'Add' });
const discardPrompt = dialog.getByText('Discard your changes?');

async function openAddDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Add Focus Area' }).click();
  await expect.element(nameField).toHaveFocus();
}

async function chooseClass(name: string): Promise<void> {
  await dialog.getByRole('radio', { name }).click();
  await expect.element(dialog.getByRole('radio', { name })).toBeChecked();
}

test('shows an error for every invalid field, and focuses the first', async () => {
  await signUp();
  await renderApp('/focus-areas');
  await openAddDialog();
  await dialog.getByRole('combobox', { name: 'Weekly time goal: hours' }).selectOptions('0 h');
  await addButton.click();
  await expect.element(dialog.getByText('Focus Area name is required.')).toBeVisible();
  await expect.element(dialog.getByText('Please select a focus area class.')).toBeVisible();
  await expect.element(dialog.getByText('⏱️ Weekly time goal cannot be 00:00.')).toBeVisible();
  await expect.element(nameField).toHaveFocus();

  await nameField.fill('x'.repeat(101));
  await addButton.click();
  await expect.element(dialog.getByText('Focus Area name is too long.')).toBeVisible();
  await nameField.fill('Gaming');
  await expect.element(dialog.getByText('Focus Area name is too long.')).not.toBeInTheDocument();
});

test('picks a colour for a new area, which can be changed by keyboard', async () => {
  await signUp();
  await createArea(api, { name: 'Coding' });
  await renderApp('/focus-areas');
  await openAddDialog();
  await nameField.fill('Reading');
  await chooseClass('Level-Up');
  const colors = dialog.getByRole('group', { name: /^Colour/ });
  await expect.element(colors).toMatchTextContent('chosen for you');
  await addButton.click();
  await expect.element(card('Reading')).toBeVisible();
  const listColors = async () =>
    (await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas')).map(({ name, color }) => [name, color]);
  expect(await listColors()).toEqual([
    ['Coding', 'blue'],
    ['Reading', 'orange'],
  ]);

  await card('Reading').getByRole('button', { name: 'Reading' }).first().click();
  await expect.element(colors.getByRole('radio', { name: 'Orange' })).toBeChecked();
  (await colors.getByRole('radio', { name: 'Orange' }).findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(colors.getByRole('radio', { name: 'Gold' })).toBeChecked();
  await expect.element(colors).toMatchTextContent('Gold');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(listColors).toContainEqual(['Reading', 'gold']);
});

test('labels the level and time to match the chosen class', async () => {
  await signUp();
  await renderApp('/focus-areas');
  await openAddDialog();
  await chooseClass('Level-Up');
  await expect.element(dialog.getByRole('slider', { name: 'Boost level' })).toHaveValue('5');
  await chooseClass('Life Stuff');
  await expect.element(dialog.getByRole('slider', { name: 'Impact level' })).toBeVisible();
  await expect.element(dialog.getByText('5 neutral')).toBeVisible();
  await chooseClass('Chill Zone');
  await expect.element(dialog.getByRole('slider', { name: 'Penalty level' })).toBeVisible();
  await expect.element(dialog.getByText(/Time beyond it costs up to/)).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Weekly time limit: hours' })).toBeVisible();
});

test('asks before discarding input on Escape, a click outside and Back', async () => {
  await signUp();
  await renderApp('/goals');
  await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
  await openAddDialog();
  await nameField.fill('Half an idea');
  await userEvent.keyboard('{Escape}');
  await expect.element(discardPrompt).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(nameField).toHaveValue('Half an idea');
  await userEvent.pointer({ keys: '[MouseLeft]', coords: { x: 5, y: 5 } });
  await expect.element(discardPrompt).toBeVisible();
  await nameField.fill('Half an idea more');
  await expect.element(discardPrompt).not.toBeInTheDocument();
  history.back();
  await expect.element(discardPrompt).toBeVisible();
  await expect.poll(currentUrl).toBe('/focus-areas');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add Focus Area' })).toHaveFocus();
});

test('restores the input after the session has expired and the user logs in again (CL-04)', async () => {
  const { email, password } = await signUp();
  await renderApp('/focus-areas');
  await openAddDialog();
  await nameField.fill('Half a name');
  await chooseClass('Chill Zone');
  await dialog.getByRole('slider').fill('9');
  const restore = intercept('/api/focus-areas', async (request) => {
    if (request.method === 'POST') await logOut(api);
    return request.forward();
  });
  await addButton.click();
  await expect.poll(currentUrl).toMatch(/^\/login\?/);
  restore();
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(currentUrl).toMatch(/^\/focus-areas/);
  await expect.element(page.getByRole('status').filter({ hasText: 'what you typed is still there' })).toBeVisible();
  await openAddDialog();
  await expect.element(dialog).toMatchTextContent('You were logged out. What you typed is still here.');
  await expect.element(nameField).toHaveValue('Half a name');
  await expect.element(dialog.getByRole('radio', { name: 'Chill Zone' })).toBeChecked();
  await expect.element(dialog.getByRole('slider', { name: 'Penalty level' })).toHaveValue('9');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await openAddDialog();
  await expect.element(nameField).toHaveValue('');
});

test('keeps changes made in another tab while the dialog was open', async () => {
  await signUp();
  const { area } = await createArea(api, { name: 'Coding' });
  await renderApp('/focus-areas');
  await card('Coding')
    .getByRole('button', { name: /^Coding/ })
    .click();
  await expect.element(nameField).toHaveValue('Coding');
  await callApi(api, 'PUT', `/api/focus-areas/${area._id}`, { name: 'Code' });
  const writes = recordWrites('/api/focus-areas/');
  await dialog.getByRole('slider', { name: 'Boost level' }).fill('9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Code')).toMatchTextContent('Boost level 9');
  expect(writes.map(({ body }) => body)).toEqual([{ weight: 9 }]);
  const [stored] = await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas');
  expect(stored).toMatchObject({ _id: area._id, name: 'Code', weight: 9, defaultWeeklyMin: 60 });
});

test('keeps the input when saving fails', async () => {
  await signUp();
  await renderApp('/focus-areas');
  await openAddDialog();
  await nameField.fill('Coding');
  await chooseClass('Level-Up');
  for (const [response, message] of [
    [respond(500), 'Failed to save focus area'],
    [disconnect, 'Unexpected error'],
  ] as const) {
    const restore = intercept('/api/focus-areas', response);
    await addButton.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
    await expect.element(nameField).toHaveValue('Coding');
    restore();
  }
  await addButton.click();
  await expect.element(card('Coding')).toHaveLength(1);
});
