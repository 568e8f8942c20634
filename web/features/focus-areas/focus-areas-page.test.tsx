import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, delayRequests, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = page.getByRole('dialog');
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const quickAdd = page.getByLabelText('Quick add to Level-Up');
const emptyState = page.getByText('No Level-Up areas yet');

async function openDeleteDialog(name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

beforeEach(async () => {
  await signUp();
});

describe('quick add', () => {
  test('creates one Level-Up area from a name, even on a double click (CL-02)', async () => {
    await renderApp('/focus-areas');
    await expect.element(emptyState).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByText('Focus Area name is required.')).toBeVisible();
    await quickAdd.fill('  Coding ');
    await page.getByRole('button', { name: 'Add', exact: true }).dblClick();
    await expect.element(toast('Coding added: Level-Up, 1 h a week.')).toBeVisible();
    await expect.element(card('Coding')).toHaveLength(1);
    await expect.element(card('Coding')).toMatchTextContent('Boost level 5');
    await expect.element(quickAdd).toHaveValue('');
    await expect
      .poll(async () => (await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas')).map(({ name }) => name))
      .toEqual(['Coding']);
  });

  test('accepts the next name while earlier ones are still being saved', async () => {
    intercept('/api/focus-areas', (request) => {
      const { name } = (request.body ?? {}) as Partial<FocusArea>;
      return name === 'Gamma' ? disconnect() : request.forward();
    });
    const saveNow = delayRequests('/api/focus-areas', ({ method }) => method === 'POST');
    await renderApp('/focus-areas');
    await quickAdd.click();
    await userEvent.keyboard('Alpha{Enter}Beta{Enter}Gamma{Enter}Del');
    await expect.element(emptyState).toBeVisible();
    saveNow();
    await expect.element(card('Alpha')).toBeVisible();
    await expect.element(card('Beta')).toBeVisible();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Gamma was not added.' })).toBeVisible();
    await expect.element(quickAdd).toHaveValue('Del');
  });

  test('adds an area only once if the response is lost, and again after it was deleted (CL-05)', async () => {
    const fetchNames = async () => (await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas')).map(({ name }) => name);
    const errorAlert = page.getByRole('alert');
    const loseCreateResponse = () =>
      intercept('/api/focus-areas', (request) =>
        request.method === 'POST' ? loseResponse(request) : request.forward(),
      );
    await renderApp('/focus-areas');
    let restore = loseCreateResponse();
    await quickAdd.fill('Coding');
    await userEvent.keyboard('{Enter}');
    await expect.element(errorAlert).toBeVisible();
    await expect.element(quickAdd).toHaveValue('Coding');
    await expect.element(card('Coding')).toHaveLength(1);
    restore();
    await quickAdd.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Coding added')).toBeVisible();
    expect(await fetchNames()).toEqual(['Coding']);

    restore = loseCreateResponse();
    await quickAdd.fill('Piano');
    await userEvent.keyboard('{Enter}');
    await expect.element(errorAlert).toBeVisible();
    restore();
    await openDeleteDialog('Piano');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(card('Piano')).not.toBeInTheDocument();
    await expect.element(quickAdd).toHaveValue('Piano');
    await quickAdd.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Piano added')).toBeVisible();
    expect(await fetchNames()).toEqual(['Coding', 'Piano']);
  });
});

describe('deleting a focus area', () => {
  beforeEach(async () => {
    const titles = Array.from({ length: 12 }, (_, n) => `Goal ${n + 1}`);
    await createArea(api, { name: 'Coding' }, titles);
    await renderApp('/focus-areas');
  });

  test('lists up to ten dependents of each kind', async () => {
    await openDeleteDialog('Coding');
    await expect
      .element(dialog)
      .toMatchTextContent('You can restore it for 30 days in Settings, under “Recently deleted”.');
    await expect.element(dialog.getByRole('heading', { name: 'Goals (12)' })).toBeVisible();
    await expect.element(dialog.getByRole('listitem')).toHaveLength(10);
    await expect.element(dialog.getByText('…and 2 more')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card('Coding')).toBeVisible();
  });

  test('shows an error, and can be retried without the list of dependents', async () => {
    const restore = intercept('/api/safe-delete/focus-areas/', respond(500));
    await openDeleteDialog('Coding');
    await expect.element(dialog.getByText('Failed to load dependents. You can still proceed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog.getByRole('alert').first()).toMatchTextContent('Failed to delete Focus Area.');
    restore();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toast('Coding deleted.')).toBeVisible();
    await expect.element(emptyState).toBeVisible();
  });

  test('sends one request however often it is confirmed', async () => {
    await openDeleteDialog('Coding');
    const writes = recordWrites('/api/safe-delete/focus-areas/');
    const deleteNow = delayRequests('/api/safe-delete/focus-areas/', ({ method }) => method === 'DELETE');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await userEvent.keyboard('{Enter}{Enter}');
    deleteNow();
    await expect.element(toast('Coding deleted.')).toBeVisible();
    await expect.element(emptyState).toBeVisible();
    expect(writes.map(({ method }) => method)).toEqual(['DELETE']);
  });
});

test.for([
  ['a server error', respond(500)],
  ['an object', respond(200, {})],
  ['null', respond(200, null)],
  ['HTML', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
] as const)('shows an error if the response is %s instead of the list, and loads it on retry', async ([, response]) => {
  await createArea(api, { name: 'Coding' });
  const restore = intercept('/api/focus-areas', response);
  await renderApp('/focus-areas');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load categories');
  await expect.element(page.getByRole('button', { name: 'Add Focus Area' })).not.toBeInTheDocument();
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card('Coding')).toBeVisible();
});
